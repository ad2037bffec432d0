# What Discord shows of the commands, at most 100 characters each.

command-hand = Zeigt deine Karten, nur dir
command-hand-hands = Wohin deine Karten ab jetzt geschickt werden
command-hand-dm = Als Direktnachricht
command-hand-here = Nur hier, auf den Button „Meine Karten“
command-table = Zeigt den Tisch neu, ganz unten im Kanal
command-leave = Verlässt deinen Tisch, unterbricht oder beendet deine Partie
command-leaderboard = Zeigt, wer auf diesem Server gewinnt
command-leaderboard-season = Nur dieser Monat oder alle Partien, die hier je gespielt wurden
command-leaderboard-family = Welche Spiele
command-leaderboard-preset = Nur Partien nach genau diesen Regeln
command-leaderboard-month = Dieser Monat
command-leaderboard-all = Insgesamt
command-stats = Zeigt, wie du oder jemand anders spielt
command-stats-player = Wessen Statistik; sagst du nichts, deine
command-stats-family = Welche Spiele; sagst du nichts, alle
command-rules = Erklärt, wie ein Spiel hier gespielt wird
command-rules-preset = Welches Spiel; sagst du nichts, das übliche
command-rules-family = Welche Spiele zur Wahl stehen
command-presets = Die eigenen Regeln dieses Servers
command-presets-save = Gibt den Regeln eines Tisches in diesem Kanal einen Namen
command-presets-save-name = Wie diese Regeln heißen sollen
command-presets-list = Zeigt die eigenen Regeln dieses Servers
command-presets-delete = Löscht eigene Regeln dieses Servers
command-presets-delete-name = Wie sie heißen
command-presets-default = Bestimmt, was gespielt wird, wenn niemand etwas anderes sagt
command-presets-default-preset = Die Regeln, die der Befehl ihres Spiels ab jetzt nimmt
command-settings = Bestimmt, wie Karten aussehen und wie du gerufen wirst
command-language = Bestimmt, in welcher Sprache dieser Bot dir schreibt
command-language-language = Deine Sprache; ohne Angabe erfährst du, welche es gerade ist
command-verify = Prüfen, ob die Karten einer Partie fair gegeben wurden
command-verify-table = Der Tisch, wie die Nachricht ihn nennt, die ihn eröffnet hat; sonst deine letzte Partie
command-verify-record = Das Spielprotokoll einer Partie als Datei
command-help = Was dieser Bot kann und wie du anfängst
command-data = Was dieser Bot über dich weiß
command-data-export = Gibt dir als Datei alles, was dieser Bot über dich aufbewahrt
command-data-delete = Löscht alles, was dieser Bot über dich aufbewahrt

# Names of options: 1 to 32 letters, digits, hyphens or underscores, no capitals, no blanks.

option-preset = regeln
option-seats = plätze
option-target = ziel
option-deals = runden
option-level = stärke
option-hints = tipps
option-pace = tempo
option-next-deal = nächste_runde
option-game = spiel
option-hands = karten
option-season = zeitraum
option-family = spiele
option-player = person
option-language = sprache
option-name = name
option-table = tisch
option-record = protokoll
