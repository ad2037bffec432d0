# The page of the playground. Where Discord's client has the same words, these are Discord's.
# Only plain variables here: the browser fills them in.

playground-title = Cardroom-Spielwiese
playground-title-unread = ({ $count }) Cardroom-Spielwiese
playground-without-script = Diese Seite braucht JavaScript. Es kommt nur von deinem eigenen Computer.
playground-skip = Zu den Nachrichten springen
playground-server = Server
playground-channels = Kanäle
playground-people = Spielen als
playground-show = Anzeigen
playground-show-one = Nur eine Person
playground-show-all = Alle
playground-show-one-short = Nur eine
playground-show-all-short = Alle
playground-note = Eine Spielwiese auf diesem Computer. Nichts davon gelangt zu Discord.
playground-columns = Spalten
playground-away = Die Spielwiese antwortet nicht. Neuer Versuch …

# A person or the server chooses a language; both are names.
playground-languages = Sprachen
playground-language-now = Sprache: { $language }
playground-language-of = Sprache von { $name }

# The columns, and the messages in them.
playground-as = als { $name }
playground-direct-messages = Direktnachrichten
playground-direct-messages-closed = DMs geschlossen
playground-direct-messages-new = { $name }, neue Direktnachricht
playground-direct-message-came = { $name } hat eine neue Direktnachricht.
playground-messages-of = Nachrichten von { $name }
playground-newest = Neueste Nachrichten
playground-empty = Hier ist noch nichts
playground-empty-direct = Was der Bot nur { $name } sagt, steht hier, zum Beispiel die eigenen Karten.
playground-empty-channel = Das ist #{ $channel }
playground-open-table = Gib { $command } oder ein anderes Spiel ein, um einen Tisch zu eröffnen.
playground-waiting-for-commands = Der Bot hat seine Befehle noch nicht genannt …
playground-message-elsewhere = Diese Nachricht ist hier nicht zu sehen.
playground-message-gone = Diese Nachricht gibt es nicht mehr.

# What Discord's client writes around messages.
playground-app = APP
playground-used = { $name } hat { $command } verwendet
playground-somebody = Jemand
playground-unknown = unbekannt
playground-unknown-user = unbekannt
playground-role = Rolle
playground-message = Nachricht
playground-thinking = { $name } denkt nach …
playground-edited = (bearbeitet)
playground-whisper = Nur du kannst das sehen
playground-whisper-by = { $name }, nur du kannst das sehen
playground-dismiss = Nachricht verwerfen
playground-no-answer = Die Anwendung reagiert nicht
playground-failed = Etwas ist schiefgegangen. Versuche es noch einmal.
playground-refused = Das geht hier gerade nicht.
playground-not-drawn = Ein Element der Art { $kind } wird hier nicht gezeichnet.
playground-choose = Triff eine Auswahl
playground-choose-count = { $count } auswählen
playground-choose-some = { $picked } von { $count } auswählen
playground-range = { $least } bis { $most }
playground-submit = Absenden
playground-cancel = Abbrechen
playground-close = Schließen
playground-needed = erforderlich
playground-picture = Bild
playground-picture-missing = Ein Bild, das sich nicht anzeigen lässt
playground-picture-large = Bild groß anzeigen
playground-picture-browser = Im Browser öffnen
playground-spoiler = Spoiler
playground-spoiler-show = Spoiler, zum Anzeigen drücken
playground-spoiler-picture = Spoiler, zum Anzeigen des Bilds drücken
playground-spoiler-file = Spoiler, zum Anzeigen der Datei drücken

# The line in which commands are typed.
playground-suggestions = Vorschläge
playground-hint = Gib / ein, um die Befehle zu sehen
playground-hint-game = { $command } oder ein anderes Spiel
playground-hint-command = { $command } oder ein anderer Befehl
playground-commands = Befehle anzeigen
playground-command-unknown = Diesen Befehl gibt es nicht. Gib / ein, um alle zu sehen.
playground-command-only = Hier werden nur Befehle verstanden. Gib / ein, um sie zu sehen.
playground-commands-none = Der Bot hat noch keine Befehle genannt.
playground-send = Senden (Enter)
playground-send-command = { $command } senden
playground-press-enter = { $command }, Enter sendet
playground-leave-command = Befehl verlassen (Esc)
playground-keys = Enter sendet, Esc verlässt den Befehl
playground-keys-for = { $description } · Enter sendet, Esc verlässt den Befehl
playground-option = { $option }: { $description }
playground-option-wrong = Bitte wähle einen Wert für { $option }.
playground-yes = Ja
playground-no = Nein

# What a screen reader is told of a button with a card on it.
playground-and-also = { $said }, { $also }
playground-card-chosen = ausgewählt
playground-card-trump = Trumpf
playground-card-none = keine Karte
playground-card-count = { $count } Stück
playground-card-to = an { $name }

# Servers and conversations in which the bot is not, and the menu of a message.
playground-conversations = Unterhaltungen
playground-without-bot = ohne den Bot
playground-as-without-bot = als { $name }, ohne den Bot
playground-without-bot-about = Der Bot ist hier nicht Mitglied. Alle haben ihn für sich installiert, und einige seiner Befehle kommen mit.
playground-apps = Apps
playground-message-menu = Apps für diese Nachricht

# Die Seite, die sagt, welcher Prozess des Bots was tut.
playground-processes = Prozesse
playground-processes-title = Prozesse der Cardroom-Spielwiese
playground-processes-about = Jeder Prozess bedient einige Shards und spielt die Tische ihrer Server.
playground-processes-back = Zurück zu den Tischen
playground-processes-loading = Die Prozesse werden gefragt …
playground-process = Prozess { $name }
playground-process-serving = läuft
playground-process-starting = startet
playground-process-handing-over = übergibt an seinen Nachfolger
playground-process-ended = beendet, startet gleich wieder
playground-process-number = Prozess-ID { $id }
playground-process-shards = Shards
playground-process-no-shards = Er bedient gerade keinen Shard.
playground-process-shard = Shard { $number }: { $servers }
playground-process-shard-waits = Shard { $number } wartet auf die Übernahme: { $servers }
playground-process-answered = Beantwortete Klicks
playground-process-forwarded = Weitergereichte Klicks
playground-process-tables = Tische
playground-process-no-tables = Er spielt gerade keinen Tisch.
playground-process-table-lobby = offen
playground-process-table-playing = im Spiel
playground-process-table-paused = unterbrochen
playground-process-computers = Computer: { $count }
playground-process-kill = Hart beenden
playground-process-kill-name = Prozess { $name } hart beenden
playground-process-hand-over = Übergeben
playground-process-hand-over-name = Einen Nachfolger für Prozess { $name } starten
playground-process-killed = Prozess { $name } wurde hart beendet.
playground-process-replaced = Ein Nachfolger von Prozess { $name } startet.
playground-processes-nobody = Diese Shards bedient niemand
