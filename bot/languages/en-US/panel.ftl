# The private panel beside a table: its tabs and its log.

button-info = Info
button-log = Log
button-older = Older
button-newer = Newer

log-title = **What has happened**
log-title-page = **What has happened** · page { $page } of { $pages }
log-empty = Nothing yet.

# One trick. $plays is a list such as “Bob 8♠, Carol J♠”.
log-trick = Trick { $number }: { $plays }. **{ $name }** took it.
log-trick-pending = Trick { $number }: { $plays }. Nobody took it; its cards go with the next trick.
log-trick-open = Trick { $number }: { $plays }.
log-play = { $name } { $card }
log-deal = **Deal { $number }**
