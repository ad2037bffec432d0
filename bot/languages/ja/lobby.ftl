# The table before the game: who sits down, and on what terms.

lobby-title = ### { $host }のテーブル：{ $variant }
lobby-chair-host = **{ $name }**（ホスト）
lobby-chair-person = **{ $name }**
lobby-chair-computer = { $name }（コンピューター：{ $level }）
lobby-changed = **ルール変更** · すべては「遊び方」に
lobby-chairs-free = 空席{ $count }（埋まらなければコンピューター）

lobby-goal = { $target }点でゲーム終了
lobby-goal-deals = 全{ $count }ディール
lobby-settings = -# { $goal } · { $pace } · コンピューター：{ $level }
lobby-settings-next = -# { $goal } · { $pace } · コンピューター：{ $level } · { $next }

pace-fast = 1手15〜45秒
pace-live = 1手60秒
pace-relaxed = 1手5分
pace-slow = 1手24時間

next-deal-interval = 次のディールは{ $pace ->
    [relaxed] 1分後
    [slow] 1時間後
   *[live] 8秒後
}
next-deal-at-once = 次のディールはすぐに開始
next-deal-pressed = 次のディールは全員が「次へ」を押してから

lobby-cancelled = ホストが最初のディールの前にこのテーブルを閉じました。
lobby-closed-empty = 最初のディールの前に全員が退席したため、このテーブルは閉じられました。
lobby-closed-kept-out = モデレーターがこのテーブルを閉じました。
lobby-closed-late = 時間内に開始されなかったため、このテーブルは閉じられました。
lobby-closed-channel = ボットがこのチャンネルを使えなくなったため、このテーブルは閉じられました。
lobby-game-started = { $names }が{ $variant }をプレイ中：[テーブルへ]({ $link })
lobby-game-in-thread = { $names }が{ $variant }をプレイ中：{ $link }
thread-name = { $variant }：{ $names }
lobby-game-won = { $variant }は{ $names }の勝ち：[結果]({ $link })
lobby-game-ended = { $names }の{ $variant }は結果なしで終わりました。
lobby-game-unposted = テーブルをまだ表示できず、試し続けています。ボットがチャンネルを閲覧し、メッセージを送信できるか確認してください。
table-dealing = 席順：{ $names }。カードを配っています。

lobby-over = このテーブルの募集は終わりました。
lobby-started = このゲームはもう始まっています。
lobby-host-only = これができるのは、ホストかサーバーを管理できる人だけです。
lobby-not-in = このテーブルに着席していません。着席するには「参加する」を押してください。
lobby-already-in = すでにこのテーブルに着席しています。
lobby-full = 空席がありません。
lobby-no-computer = 外せるコンピューターがいません。
lobby-computer-gone = そのコンピューターはもうこのテーブルにいません。

button-join = 参加する
button-quit = 退席する
button-start = 開始する
button-options = オプション
button-new-here = 遊び方
button-lesson-back = ◀
button-lesson-on = ▶
button-lesson-play = 始める

# The page behind that button.

lesson-title = ### { $variant } · { $at }/{ $count }
lesson-more = -# すべてのルールは**/rules**で読めます。

# The panel behind Options, for the host alone. A line of a menu has at most 80 characters here.

options-title = ### { $variant }：オプション
options-about = 変更はすぐに、全員に反映されます。
options-levels = コンピューターの強さ
options-level-to-come = 新しいコンピューター：{ $level }
options-levels-each = コンピューターごとに変える
options-level-of = { $name }：{ $level }
options-level-now = 現在は{ $level }
options-pace = 1手の制限時間
options-pace-fast = スピード：1手15〜45秒
options-pace-live = リアルタイム：1手60秒
options-pace-relaxed = ゆったり：1手5分
options-pace-slow = 1日1手：1手24時間
options-hints = ヒント
options-hints-on = ヒントあり、ランキング対象外
options-hints-off = ヒントなし
options-next-deal = 次のディールの開始
options-next-deal-interval = 少し間を置くか「次へ」で
options-next-deal-at-once = すぐに次のディールへ
options-next-deal-pressed = 全員が「次へ」を押したとき
options-over = オプションはもう変更できません。
options-closed = このテーブルを閉じました。

button-add = コンピューターを追加
button-drop = コンピューターを外す
button-cancel = テーブルを閉じる
button-back-to-options = オプションに戻る
