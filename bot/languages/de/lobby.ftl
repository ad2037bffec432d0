# Der Tisch vor der Partie: wer mitspielt und wie gespielt wird.

lobby-title = ### { $variant }: { $host } eröffnet einen Tisch
lobby-chair-host = **{ $name }** (Host)
lobby-chair-person = **{ $name }**
lobby-chair-computer = { $name } (Computer: { $level })
lobby-changed = **Geänderte Regeln** · alle bei „Neu hier“
lobby-chairs-free = { $count ->
    [one] 1 freier Platz, sonst ein Computer
   *[other] { $count } freie Plätze, sonst Computer
}

lobby-goal = Partie bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}
lobby-goal-deals = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
lobby-settings = -# { $goal } · { $pace } · Computer: { $level }
lobby-settings-next = -# { $goal } · { $pace } · Computer: { $level } · { $next }

pace-fast = 15–45 Sekunden je Zug
pace-live = 60 Sekunden je Zug
pace-relaxed = 5 Minuten je Zug
pace-slow = 24 Stunden je Zug

next-deal-interval = nächste Runde nach { $pace ->
    [relaxed] einer Minute
    [slow] einer Stunde
   *[live] 8 Sekunden
}
next-deal-at-once = nächste Runde sofort
next-deal-pressed = nächste Runde, wenn alle auf „Weiter“ drücken

lobby-cancelled = Der Host hat diesen Tisch vor der ersten Runde aufgelöst.
lobby-closed-empty = Alle haben diesen Tisch vor der ersten Runde verlassen. Er ist geschlossen.
lobby-closed-kept-out = Die Moderation hat diesen Tisch geschlossen.
lobby-closed-late = Niemand hat diesen Tisch rechtzeitig gestartet. Er ist geschlossen.
lobby-closed-channel = Dieser Tisch ist geschlossen, weil ich seinen Kanal nicht mehr benutzen kann.
lobby-game-started = { $names } spielen { $variant }: [zum Tisch]({ $link })
lobby-game-in-thread = { $names } spielen { $variant }: { $link }
thread-name = { $variant }: { $names }
lobby-game-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $variant }: [Ergebnis]({ $link })
lobby-game-ended = { $names } haben { $variant } ohne Ergebnis beendet.
lobby-game-unposted = Ich kann den Tisch hier noch nicht zeigen und versuche es weiter. Darf ich diesen Kanal sehen und darin schreiben?
table-dealing = Sitzordnung: { $names }. Die Karten werden gegeben.

lobby-over = An diesem Tisch ist kein Platz mehr zu haben.
lobby-started = Diese Partie hat schon begonnen.
lobby-host-only = Das darf nur der Host oder wer diesen Server verwaltet.
lobby-not-in = Du sitzt nicht an diesem Tisch. Drücke auf „Mitspielen“, um Platz zu nehmen.
lobby-already-in = Du sitzt schon an diesem Tisch.
lobby-full = Alle Plätze sind besetzt.
lobby-no-computer = Es ist kein Computer da, der gehen könnte.
lobby-computer-gone = Dieser Computer sitzt nicht mehr am Tisch.

button-join = Mitspielen
button-quit = Aufstehen
button-start = Starten
button-options = Optionen
button-new-here = Neu hier
button-lesson-back = ◀
button-lesson-on = ▶
button-lesson-play = Los geht’s

# Die Seite hinter diesem Button.

lesson-title = ### { $variant } · { $at } von { $count }
lesson-more = -# **/rules** sagt alles.

# Was hinter „Optionen“ steht, nur für die Leitung. Eine Menüzeile hat höchstens 80 Zeichen.

options-title = ### { $variant }: Optionen
options-about = Änderungen gelten sofort und für alle.
options-levels = Wie gut Computer spielen
options-level-to-come = Neue Computer: { $level }
options-levels-each = Einen Computer ändern
options-level-of = { $name }: { $level }
options-level-now = jetzt { $level }
options-pace = Wie lange ein Zug dauern darf
options-pace-fast = Schnell: 15–45 Sekunden je Zug
options-pace-live = Live: 60 Sekunden je Zug
options-pace-relaxed = Gemütlich: 5 Minuten je Zug
options-pace-slow = Langsam: 24 Stunden je Zug
options-hints = Tipps
options-hints-on = Mit Tipps, ohne Rangliste
options-hints-off = Ohne Tipps
options-next-deal = Wann die nächste Runde beginnt
options-next-deal-interval = Nach Pause oder mit „Weiter“
options-next-deal-at-once = Nächste Runde sofort
options-next-deal-pressed = Wenn alle auf „Weiter“ drücken
options-over = An den Optionen lässt sich nichts mehr ändern.
options-closed = Du hast diesen Tisch aufgelöst.

button-add = Computer dazu
button-drop = Computer weg
button-cancel = Tisch auflösen
button-back-to-options = Zu den Optionen
