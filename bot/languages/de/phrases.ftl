# Wendungen, die auf vielen Seiten stehen.



# Was zwischen zwei ganzen Sätzen einer Zeile steht.
sentences = { $first } { $then }
# Eine Bemerkung hinter einem Namen oder einer Zahl.
remark = { $told } ({ $remark })
pair = { $first } und { $then }

# Wie gut ein Computer spielt, hinter einem Namen oder in einer Reihe von Angaben.
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-random = Zufall

with-hints = -# Mit Tipps: zählt nicht.

button-scores = Punktestand
button-last-trick = Letzter Stich

heading-turn = ### { $sign } { $name } ist dran
heading-lead = ### { $sign } { $name } spielt aus
heading-several = ### Noch { $count } sind dran
heading-dealing = ### Die Karten werden gegeben
table-line = -# { $title }
table-line-trick = -# { $title } · Stich { $number } von { $count }
table-line-some = -# { $title } · Stich { $number }

# Das Blatt mit den Punkten: Überschriften schmaler Spalten.
sheet-computer = 🤖
sheet-away = 💤
sheet-left = 🚪
sheet-deal = Runde
sheet-total = Summe
sheet-tricks = Stiche
