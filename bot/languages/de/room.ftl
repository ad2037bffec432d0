# Antworten in einer Zeile, und was rund um einen Tisch zu sagen ist.

this-server = dieser Server
this-channel = dieser Kanal
former-player = Ehemaliges Mitglied

incident = Etwas ist schiefgegangen, und dein Klick hat vielleicht nicht gezählt. Passiert das noch einmal, sag es der Person, die mich betreibt: { $id }
store-busy = Das hat nicht gezählt: Meine Datei war belegt. Bitte versuche es gleich noch einmal.
store-unwritable = Das hat nicht gezählt: Ich kann nicht auf meine Platte schreiben. Bitte versuche es später noch einmal. Alles davor ist sicher.
guild-only = Tische eröffnet man im Kanal eines Servers, nicht hier.
press-other-grammar = Dieser Button ist zu alt. /hand oder /table bringt neue.
press-other-grammar-hand = Dieser Button ist zu alt. /hand bringt einen neuen.
press-other-grammar-typed = Dieser Button ist zu alt. Bitte gib seinen Befehl noch einmal ein.
press-message-gone = Diese Nachricht gibt es nicht mehr. Sieh dir die neueste weiter unten an.
answer-file-refused = Discord hat das Bild oder die Datei nicht angenommen. Bitte versuche es später noch einmal.
answer-refused = Discord nimmt nicht an, was ich dir zeigen wollte. Es ist nichts verloren. Bitte versuche es noch einmal und sag es der Person, die mich betreibt.
press-stranger = Du spielst nicht an diesem Tisch. /help sagt, wie du einen eigenen eröffnest.
press-stale = { $by ->
    [computer] Darauf hat schon ein Computer für dich geantwortet. Das sind jetzt deine Karten.
   *[you] Darauf hast du schon geantwortet. Das sind jetzt deine Karten.
}
press-stale-waiting = { $by ->
    [computer] Ein Computer hat schon für dich gespielt. Jetzt dran: { $names }.
   *[you] Du hast schon gespielt. Jetzt dran: { $names }.
}
press-between-deals = Diese Runde ist zu Ende. Mit „Weiter“ geht es zur nächsten.
press-next-begun = Die nächste Runde hat begonnen.
press-next-noted = Du bist bereit für die nächste Runde.
press-not-asked = Du bist gerade nicht gefragt.
press-not-your-turn = Du bist nicht dran. Jetzt dran: { $names }.
illegal-tick-full = Du hast schon { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gewählt. Nimm erst eine davon zurück.
table-over = Dieser Tisch ist zu Ende.
table-left = Dieser Tisch wartet, bis ich wieder aktualisiert bin.

own-deadline = **Du bist am Tisch dran.** Deine Frist endet { $moment }.
turn-reminder = { $mention }, du bist dran: [zum Tisch]({ $link }).
direct-messages-closed = { $mention }, ich kann dir keine Direktnachricht schicken. Drücke auf „Mein Blatt“.
table-void = Ich kann diese Partie nicht weiterführen, das tut mir leid. Sie endet ohne Ergebnis und zählt nicht.
table-closed-channel = Dieser Tisch ist geschlossen, weil ich seinen Kanal nicht mehr benutzen kann.
hand-posted = Deine Karten stehen jetzt ganz unten.
table-posted = Da ist er, ganz unten im Kanal.
table-posted-before = Der Tisch wurde gerade erst gezeigt: [zum Tisch]({ $link }).
table-is-there = Hier wird { $variant } gespielt: [zum Tisch]({ $link }). Nur wer dort sitzt, kann ihn neu zeigen lassen.

solo-in-direct-messages = Deine Partie steht hier in einer eigenen Nachricht. Drücke auf eine Karte, um sie zu spielen.
# Wer an mehreren Tischen sitzt, wird gefragt, welcher gemeint ist. Eine Zeile hat höchstens 80 Zeichen.

which-table = Wähle einen Tisch
which-table-hand = Du sitzt an mehreren Tischen. **Von welchem willst du deine Karten sehen?**
which-table-leave = Du sitzt an mehreren Tischen. **Welchen willst du verlassen?**
which-table-table = Du sitzt hier an mehreren Tischen. **Welchen soll ich neu zeigen?**
which-table-rules = Hier gibt es mehrere Tische. **Welche Regeln sollen { $name } heißen?**
which-table-leave-game = Läuft. Wähle ihn, um ihn zu verlassen.
which-table-cancel = Noch nicht begonnen. Wähle ihn, um ihn für alle aufzulösen.
which-table-quit = Noch nicht begonnen. Wähle ihn, um ihn zu verlassen.
which-table-cancelled = Dieser Tisch ist aufgelöst.
which-table-quitted = Du hast diesen Tisch verlassen.
which-preset = **Welches davon soll es sein?**
which-preset-menu = Wähle ein Spiel
play-which = Du hast noch eine Partie **{ $running }** offen.
play-others = -# +{ $count } unterbrochen: { $names }. **/play** mit ihrem Namen setzt sie fort.
button-play-on = Weiterspielen
button-play-other = { $other } beginnen, { $running } unterbrechen
play-unhinted = { $variant } ohne Tipps
which-table-line = { $variant } in #{ $channel }
which-table-solo = { $variant }, allein
which-table-minutes = { $count ->
    [0] gerade begonnen
    [one] vor einer Minute begonnen
   *[other] vor { $count } Minuten begonnen
}
which-table-hours = { $count ->
    [one] vor einer Stunde begonnen
   *[other] vor { $count } Stunden begonnen
}

no-table = Du spielst gerade an keinem Tisch. /help sagt dir, wie du einen eröffnest.
no-table-here = In diesem Kanal spielt gerade niemand. /help sagt dir, wie du einen Tisch eröffnest.
hands-dm = Ab jetzt schicke ich dir deine Karten als Direktnachricht.
hands-here = Ab jetzt siehst du deine Karten hier, wenn du auf „Mein Blatt“ drückst.

start-missing-permissions = Bitte gib mir in diesem Kanal diese Rechte: { $names }.
start-not-posted = Ich konnte den Tisch nicht zeigen. Darf ich diesen Kanal sehen und darin schreiben?
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen

refusal-seats = Dieses Spiel ist für { $allowed } Personen.
refusal-rules = Mit diesen Regeln lässt sich nicht spielen. { $reason }
refusal-rematch-open = Die Revanche ist schon eröffnet: [zum Tisch]({ $link }).
another-table = Du hast hier schon einen Tisch: [{ $variant }]({ $link }).
button-another-table = Trotzdem einen eröffnen
refusal-opened-already = Diesen Tisch hast du schon eröffnet: [zum Tisch]({ $link }).
refusal-opened-before = Der Tisch zu diesem Button ist zu Ende. Mit dem Befehl eröffnest du einen neuen.
refusal-option = { $option }: Wähle einen der Werte, die Discord zeigt.
command-unknown = Diesen Befehl kenne ich nicht. Starte Discord neu, dann siehst du die Befehle, die es gibt.
command-elsewhere = Das geht nur, wo ich Mitglied bin: auf einem Server, der mich eingeladen hat.
refusal-too-many-tables = Du sitzt schon an { $count } Tischen. Verlasse erst einen:
refusal-guild-full = Auf diesem Server gibt es schon { $count } Tische. Warte, bis einer zu Ende ist.
refusal-tables-elsewhere = Auf diesem Server öffnet man Tische in { $channels }.
refusal-tables-nowhere = Kein Kanal, den du hier siehst, ist für Tische da. Frag, wer diesen Server verwaltet.
refusal-alone-elsewhere = Hier geht /play in { $channels } oder in Direktnachrichten mit mir.
refusal-alone-never = Auf diesem Server ist /play aus. Spiel mit mir in Direktnachrichten.
refusal-channel-full = { $count ->
    [one] Dieser Kanal hat schon seinen einen Tisch.
   *[other] Dieser Kanal hat schon seine { $count } Tische.
} Setz dich dazu oder warte, bis einer zu Ende ist.
refusal-too-many-here = { $count ->
    [one] Auf diesem Server darfst du nur an einem Tisch zugleich sitzen.
   *[other] Auf diesem Server darfst du nur an { $count } Tischen zugleich sitzen.
} Verlasse erst einen.

record-here = Alles, was gegeben und gespielt wurde, zum Nachspielen.
record-none = Von dieser Partie gibt es kein Spielprotokoll.
rematch-players-only = Nur wer hier mitgespielt hat, kann eine Revanche verlangen.
rematch-no-result = Eine Revanche gibt es nur nach einer Partie mit Ergebnis.
