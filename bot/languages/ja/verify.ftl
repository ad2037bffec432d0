# /verifyと「検証」ボタン：ゲームについて確かめられたことと、対戦記録。

button-verify = 検証

verify-title = ### 検証 · { $variant }
verify-title-table = ### 検証 · { $variant } · テーブル`{ $table }`

verify-holds = ✅ **すべてのカードが合っています**：下の項目も合っていれば、誰もカードを選んでいません。
verify-fits = ❔ **すべてのカードが合っています**：ただし、ボットの運営者は次のものを選べました。
verify-unfair = ❌ **公正なゲームではありません**：カードは合っていますが、ボットの運営者は次のものを選べました。
verify-choice-first-scheme = ・最初のディールと席順（以前の方式で始まったゲームです）
verify-choice-alone = ・最初のディール（1人用のゲームです）
verify-choice-day = ・コミットメントを示す前のディール
verify-choice-unposted = ・最初のディール（テーブルのメッセージが使われていません）
verify-choice-posted-again = ・最初のディール（{ $count }通りから。メッセージが最大でその回数投稿されました）
verify-choice-older = ・ゲームのメッセージ（「開始する」より新しくありません）
verify-choice-seats = ・席順（以前の方式で始まったゲームです）
verify-foreign = ❔ **カードはこのファイルの秘密と合っています**：ボットには比べられる記録がありません。こうしたファイルは誰でも作れます。
verify-foreign-day = ❔ **カードはその日のディールのものです**：自分の挑戦の記録ではなく、ほかの記録とは比べていません。こうしたファイルは誰でも作れます。
verify-wrong = ❌ **この記録には誤りがあります**：内容は下のとおりです。
verify-partly = ❔ **確かめられない部分があります**：誤りは見つかりませんでした。
verify-without-proof = ❔ **このゲームには証明がありません**：証明のしくみができる前に配られました。プレイはルールどおりです。

verify-dealer = 最初のディーラー
verify-cut = 最初のディールのカット
verify-deals = { $count ->
    [1] 第{ $first }ディール
   *[other] 第{ $first }〜{ $last }ディール
}
verify-draw-proven = ✅ { $what }：証明済み
verify-draw-by-rules = ✅ { $what }：ルールで決まっています
verify-draw-otherwise = ❌ { $what }：**秘密から導かれる内容と違います**
verify-draw-off-chain = ❌ { $what }：**秘密がコミットメントにつながりません**
verify-draw-unrevealed = ❌ { $what }：**秘密がありません**
verify-draw-beyond = ❔ { $what }：秘密を使い切ったため、証明はありません
verify-draw-refused = ❌ { $what }：**このカードはルールに合いません**
verify-draw-unreached = ❔ { $what }：手前に誤りがあるため、確かめていません

verify-kept = ✅ ボットに保存されているこのゲームの記録と同じです。
verify-flaw-refused = ❌ **{ $number }手目はルールに合いません。**
verify-flaw-dealer-by = ❌ **最初のディーラーの決め方が正しく書かれていません。**
verify-flaw-few-secrets = ❌ **秘密の数がディールより少なくなっています。**
verify-flaw-many-secrets = ❌ **秘密の数がディールより多く、省かれたディールがあるようです。**
verify-flaw-author = ❌ **{ $number }手目は、記録に書かれた人のプレイではありえません。**
verify-flaw-seal = ❌ **封印されたあとに変更されています。**
verify-flaw-other-seal = ❌ **ボットに保存されているこのゲームの記録とは違います。**
verify-lack-authors = -# 誰のプレイかが書かれていません。
verify-lack-seal = -# 封印がないため、最後のほうのプレイは証明されません。
verify-more = -# ほかに{ $count }行あります。**cardroom verify**ですべて表示できます。

verify-checked = -# 最初のディーラー、すべてのカード、ルールに沿ったすべてのプレイを再計算しました。コンピューターの判断は再計算していません。{ $asked ->
    [yes] それには下のボタンを使います。
   *[no] それには**cardroom audit**を使います。
}
verify-without-us = -# ボットなしでも確かめられます。ファイルverify.htmlをブラウザーで開き、記録を渡してください。
verify-commitment = -# ゲームの前に「検証」で表示されていたはずのコミットメント：`{ $commitment }`
verify-order = -# 席順とルールは、ロビーに表示されたとおりのはずです。
verify-seat = -# あなたの席は{ $seat }番でした。verify.html用の席キー（誰がどの席にいたかが分かります）：`{ $key }`
verify-message = -# テーブルを開いたメッセージのリンクの末尾は`{ $message }`のはずです。
verify-message-begun = -# ゲームが始まったメッセージのリンクの末尾は`{ $message }`のはずです。{ $postings ->
    [1] ボットは1回投稿しました。
   *[other] ボットは{ $postings }回投稿しました。通常は1回です。
}
verify-times = -# 「開始する」が押されたのは{ $start }、メッセージの投稿は{ $time }です（UTC）。それ以降で最初のボットのメッセージのはずです。
verify-seal = -# 対戦記録の封印：`{ $seal }`

verify-running = 下のコミットメントが、このゲームの秘密を固定しています。最初のディールは、秘密、席順、開始時に投稿されるメッセージから決まります。ディールが終わるとその秘密を、ゲームが終わると対戦記録と、ボットなしで全カードを計算できるページをここに示します。コミットメントと席順をいま書き留めて、あとで比べてください。
verify-running-none = このテーブルは証明のしくみができる前に開かれたため、ディールを検証できません。
verify-running-commitment = -# コミットメント：`{ $commitment }`
verify-running-secrets = **これまでの秘密**（新しい順）
verify-running-secret = -# { $number ->
    [1] 1（最初のディーラー）
   *[other] { $number }
}：`{ $secret }`
verify-running-earlier = -# これより前の秘密は、これらから求められます。

verify-unknown = ここにはその名前のテーブルがありません。「検証」を押すとテーブルの記号が分かります。
verify-nothing = どのゲームかを、テーブルか対戦記録のファイルで指定してください。ここで検証できるゲームを、あなたはまだプレイしていません。
verify-both = テーブルかファイルのどちらか一方だけを指定してください。
verify-no-record = このゲームの記録はありません。カードが配られなかったか、証明のしくみができる前に終わりました。
verify-rules-gone = このゲームのルールはもう使われていません。カードは、ほかのゲームを検証すると手に入るファイルverify.htmlで確かめられます。
verify-file-soon = ファイルは{ $seconds }秒に1つまでです。
verify-file-large = このファイルは、ゲームの記録としては大きすぎます。
verify-file-lost = Discordからファイルを取得できませんでした。もう一度お試しください。
verify-file-other = このファイルは1ゲームの対戦記録ではありません。結果の「対戦記録」ボタンで受け取れます。
verify-busy = ほかのゲームを検証中です。1分ほどしてからもう一度お試しください。
verify-long = ここでは時間がかかりすぎます。お手元のコンピューターで確かめてください。ほかのゲームを検証すると手に入るファイルverify.htmlを使います。
verify-stray = ❌ **押したメッセージには別の値が入っています：** `{ $number }`
verify-running-alone = 下のコミットメントが、このゲームの秘密を固定しています。ただし1人用のゲームなので、ボットの運営者は最初のディールを選べました。ディールが終わるとその秘密を、ゲームが終わると対戦記録と、ボットなしで全カードを計算できるページをここに示します。いま書き留めて、あとで比べてください。
verify-title-day = ### 検証 · 今日のディール · { $day }
verify-day = カードは全員同じで、下のコミットメントが固定しています。1枚でも変わると合わなくなります。ボットの運営者はカードを選べましたが、そのあとは変えられません。その日が終わると、「検証」で全カードの決まり方が分かります。
verify-day-line = -# { $game } · { $day }：`{ $commitment }`
verify-day-line-late = -# { $game } · { $day }（当日のUTC{ $time }に決定）：`{ $commitment }`
