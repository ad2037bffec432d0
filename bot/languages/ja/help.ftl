# /help.

help-title = ### ここでのカードゲームの遊び方
help-open = { $offers }でテーブルを開き、友だちが「参加する」、ホストが「開始する」を押します。空席はコンピューターです。
help-open-there = 友だちと遊ぶには：ボットのいるサーバーで**/help**を使うと、テーブルの開き方がわかります。
help-hand = 手札はDMで届き、「手札を見る」でも見られます。カードを押すと出せます。
help-fair = 🔒 ディールをこっそり変えることはできません：「検証」で確かめられます。
help-away = 2回続けて時間切れになると、「復帰する」を押すまでコンピューターが代行します。

help-signs = 🤖 コンピューター · 💤 離席中 · 🚪 退席
help-more = その他：{ $commands }
button-help-play = 今すぐ1ディール遊ぶ
button-help-open = テーブルを開く

help-offer = **/{ $command }**
