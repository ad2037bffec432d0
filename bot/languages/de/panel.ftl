# Das private Fenster neben einem Tisch: seine Reiter und sein Verlauf.

button-info = Info
button-log = Verlauf
button-older = Ältere
button-newer = Neuere

log-title = **Was bisher geschah**
log-title-page = **Was bisher geschah** · Seite { $page } von { $pages }
log-empty = Noch nichts.

# Ein Stich. $plays ist eine Liste wie „Bob 8♠, Carol J♠“.
log-trick = Stich { $number }: { $plays }. Er ging an **{ $name }**.
log-trick-pending = Stich { $number }: { $plays }. Er ging an niemanden; seine Karten bekommt, wer den nächsten macht.
log-trick-open = Stich { $number }: { $plays }.
log-play = { $name } { $card }
log-deal = **Runde { $number }**
