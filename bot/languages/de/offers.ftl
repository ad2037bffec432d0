# Befehle, die Tische eröffnen. Discord zeigt von jeder Beschreibung und Wahl höchstens 100 Zeichen.

play-open = Beginnt sofort eine Partie gegen Computer, nur für dich
play-game = Welches Spiel? Leer: das dieses Servers, sonst Hearts
play-length = Wie lang? Leer: beim ersten Mal eine Runde, dann wie hier üblich
play-length-one = Eine Runde
play-length-short = Kurz: drei Runden
play-length-full = Ganz: die volle Partie
play-hints = Tipps? Ohne sie wird die Partie gewertet. Leer: mit Tipps
offer-seats = Wie viele spielen; auf freie Plätze setzen sich Computer
offer-seats-count = { $count ->
    [one] allein
   *[other] { $count } Personen
}
offer-target = Die Partie endet, wenn jemand so viele Punkte erreicht
offer-deals = Die Partie endet nach so vielen Runden
offer-level = Wie gut die Computer spielen
offer-level-easy = Leicht: spielt wie beim ersten Mal
offer-level-medium = Mittel: spielt nach guten Faustregeln und zählt Karten
offer-level-hard = Schwer: denkt voraus
offer-hints = Alle dürfen nach Tipps fragen; die Partie zählt nicht für die Rangliste
offer-next-deal = Wann die nächste Runde beginnt
offer-next-deal-interval = Nach einer kurzen Pause, oder wenn alle auf „Weiter“ drücken
offer-next-deal-at-once = Sofort
offer-next-deal-pressed = Erst wenn alle auf „Weiter“ gedrückt haben
