# /review, the button Review, and the message that steps through a game that is over.

button-review = 振り返り
review-title = ### 振り返り · { $variant }
review-at-trick = -# 第{ $deal }ディール（全{ $deals }） · 第{ $number }トリック · ステップ{ $step }（全{ $count }）
review-at-turn = -# 第{ $deal }ディール（全{ $deals }） · 第{ $number }手番 · ステップ{ $step }（全{ $count }）
review-at-start = -# 第{ $deal }ディール（全{ $deals }） · プレイ前 · ステップ{ $step }（全{ $count }）
review-dealt = **{ $name }**がカードを配りました。
review-cut = 最初のディールのディーラーをカットで決めました。
review-played = **{ $name }**が**{ $card }**を出しました。
review-passed = **{ $name }**が{ $cards }を渡しました。
review-put-aside = **{ $name }**が{ $cards }を脇に伏せました。
review-chose = **{ $name }**：「{ $choice }」
review-canasta-drew = { $name }が{ $cards }を引きました。
review-canasta-took = { $name }が捨て札の山（{ $count }枚）を取りました：「{ $way }」
review-by-forced = -# ほかの選択肢はありませんでした。
review-by-computer = { $known ->
    [known] -# コンピューター（{ $level }）の判断です。
   *[unknown] -# コンピューターの判断です。
}
review-by-stand-in = { $known ->
    [known] -# { $name }の代わりのコンピューター（{ $level }）の判断です。
   *[unknown] -# { $name }の代わりのコンピューターの判断です。
}
review-by-clock = -# { $name }が時間切れのため、コンピューターが答えました。
review-holds = { $sign } **{ $name }**：{ $cards }
review-holds-none = { $sign } **{ $name }**：カードなし
review-took = -# 取ったカード：{ $cards }
button-review-back = ◀ 戻る
button-review-forward = 進む ▶
button-review-picture = 画像
button-review-hands = 全員の手札
button-review-text = 文字で
review-to-deal = ディールへ移動（{ $number }/{ $count }）
review-to-trick = { $number ->
    [0] トリックへ移動
   *[other] トリックへ移動（{ $number }/{ $count }）
}
review-to-turn = { $number ->
    [0] 手番へ移動
   *[other] 手番へ移動（{ $number }/{ $count }）
}
review-to-own = 自分のプレイへ移動
review-deal = 第{ $number }ディール
review-trick = 第{ $number }トリック
review-turn = 第{ $number }手番
review-before-play = プレイ前
review-move = { $at }：{ $card }
review-picture = 全員の手札を表向きで表示。
review-picture-hand = { $held ->
    [none] { $names }：カードなし。
   *[cards] { $names }：{ $cards }。
}
review-picture-played = { $held ->
    [none] { $names }：カードなし。場：{ $played }。
   *[cards] { $names }：{ $cards }。場：{ $played }。
}
review-picture-laid = { $names }が出したカード：{ $piles }。
review-player = プレイヤー{ $number }
review-choice = { $day } · { $variant } · { $names }と · { $table }
review-choice-alone = { $day } · { $variant } · コンピューターと · { $table }
review-unknown = ここにはその名前のテーブルがありません。最近のゲームから選ぶか、結果の「振り返り」を押してください。
review-nothing = まだ最後までプレイしたゲームがありません。テーブルか、対戦記録のファイルを指定してください。
review-running = このゲームはまだ続いています。終わると振り返ることができます。
review-no-record = このゲームの記録はありません。カードが配られなかったか、記録のしくみができる前に終わりました。
review-rules-gone = このゲームのルールはもう使われていないため、表示できません。
review-file-gone = ファイルを保存するのは1時間だけです。/reviewでもう一度渡してください。
review-no-game = このメッセージにはゲームが見つかりません。ゲームの結果のメッセージで選ぶか、/reviewを使ってください。
