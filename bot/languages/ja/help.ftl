# /help.

help-title = ### ここでのカードゲームの遊び方
help-open = { $offers }でテーブルを開き、友だちが「参加する」、ホストが「開始する」を押します。空席はコンピューターです。
help-open-there = 友だちと遊ぶには：ボットのいるサーバーで**/help**を使うと、テーブルの開き方がわかります。
help-hand = 手札はDMで届き、「手札を見る」でも見られます。カードを押すと出せます。
help-fair = 🔒 ディールをこっそり変えることはできません：「検証」で確かめられます。
help-away = 2回続けて時間切れになると、「復帰する」を押すまでコンピューターが代行します。

help-signs = 🤖 コンピューター · 💤 離席中 · 🚪 退席

help-offer = **/{ $command }**
help-play = **/play**：コンピューターとすぐに対戦（自分だけに見えます）
help-hand-command = **/hand**：手札
help-table = **/table**：テーブルをもう一度表示
help-settings = **/settings**：カードの見た目と知らせ方
help-language = **/language**：表示する言語
help-leave = **/leave**：退席または一時停止
help-rules = **/rules**：ゲームのルール
help-leaderboard = **/leaderboard**：ランキング
help-stats = **/stats**：戦績
help-verify = **/verify**：ディールの検証
help-review = **/review**：終わったゲームを、全員の手札を開いて見返す
help-data = **/data export**、**/data delete**：保存されているあなたのデータ
help-tables = **/tables**：モデレーター用
