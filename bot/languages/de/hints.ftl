# Tipps: was der Computer an jemandes Stelle täte, und warum. Nur diese Person liest sie.

button-hint = Tipp
hint = **Tipp:** { $what }. { $why }
hint-alone = **Tipp:** { $what }.
hint-thinking = **Tipp:** Der Computer denkt nach…
hint-none = **Tipp:** Hier weiß der Computer keinen Rat.
hint-not-allowed = An diesem Tisch gibt es keine Tipps.

# Was zu tun ist.
hint-play = Spiele { $card }
hint-pass = Gib { $cards } weiter
hint-give-to = { $card } an { $name }
hint-aside = Lege { $cards } weg
hint-choose = Wähle „{ $choice }“
