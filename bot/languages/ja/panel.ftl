# The private panel beside a table: its tabs and its log.

button-info = 情報
button-log = 経過
button-older = 古いほうへ
button-newer = 新しいほうへ

log-title = **これまでの経過**
log-title-page = **これまでの経過** · { $page }/{ $pages }ページ
log-empty = まだ何もありません。

# One trick. $plays is a list of names and cards.
log-trick = 第{ $number }トリック：{ $plays }。**{ $name }**が取りました。
log-trick-pending = 第{ $number }トリック：{ $plays }。誰も取れず、次のトリックと一緒になります。
log-trick-open = 第{ $number }トリック：{ $plays }。
log-play = { $name } { $card }
log-deal = **第{ $number }ディール**
