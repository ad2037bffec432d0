# /settings: was man für sich wählt, dann was für einen Server gilt. Eine Menüzeile hat höchstens
# 24 Zeichen, sonst schneidet ein schmales Telefon sie ab; die Zeile darunter höchstens 100.

preference-title = ### Deine Einstellungen
preference-about = Für alle Server, auf denen du spielst. Änderungen gelten sofort.
preference-example = So: { $cards }
preference-turns = **Wenn du dran bist**
preference-guild-title = ### Dieser Server
settings-tab-own = Du
settings-tab-tables = Tische
settings-tab-games = Partien
settings-tab-looks = Aussehen
preference-guild-tables = Wo Tische stehen und wie viele. Gilt sofort für neue Tische.
preference-guild-games = Was für neue Tische und /play gilt, wenn niemand etwas anderes sagt.
preference-guild-looks = Für alle hier. Änderungen gelten sofort.
preference-guild-presets = -# Was jeder Befehl öffnet: **/presets default**
preference-guild-open = -# Offene Tische, Ergebnisse und Protokoll: **/tables**
preference-channels-gone = Die hier gewählten Kanäle gibt es nicht mehr. Wähle neu.
preference-unwritable = In { $channels } darf ich nichts schreiben.
preference-managers-only = Für alle hier wählen nur Mitglieder, die diesen Server verwalten dürfen. Deine eigenen Einstellungen stehen in /settings.

prefer-look = Wie Karten aussehen
prefer-look-plain = Karten: als Text
prefer-look-plain-about = Keine Bilder. Am besten mit einem Screenreader.
prefer-look-two-colours = Karten: zwei Farben
prefer-look-two-colours-about = Kleine Bilder. Pik und Kreuz sind schwarz, Herz und Karo sind rot.
prefer-look-four-colours = Karten: vier Farben
prefer-look-four-colours-about = Kleine Bilder. Pik ist schwarz, Herz rot, Karo blau und Kreuz grün.

prefer-hands = Wohin deine Karten kommen
prefer-hands-dm = Blatt: Direktnachricht
prefer-hands-dm-about = Ich schicke dir die Karten. „Mein Blatt“ am Tisch zeigt sie auch.
prefer-hands-here = Blatt: nur am Tisch
prefer-hands-here-about = Drücke am Tisch auf „Mein Blatt“. Sonst sieht sie niemand.

prefer-pictures = Bilder bei deinen Karten
prefer-pictures-never = Bilder: nie
prefer-pictures-never-about = Deine Karten stehen auf den Buttons, der Stich im Text.
prefer-pictures-cards = Bilder: ja
prefer-pictures-cards-about = Ein Bild zeigt den Tisch und darunter deine Karten, wo der Bildschirm Platz dafür hat.

prefer-calls_at_once = Eine Nachricht zu jedem Zug
prefer-calls_at_once-yes = Nachricht je Zug: ja
prefer-calls_at_once-yes-about = Sie sagt sofort, was gespielt wurde, auch dem Screenreader. Bei /play nur als Direktnachricht.
prefer-calls_at_once-no = Nachricht je Zug: nein
prefer-calls_at_once-no-about = Tisch und Karten ändern sich, ohne dass eine neue Nachricht kommt.

prefer-pings = Benachrichtigungen
prefer-pings-yes = Benachrichtigungen: an
prefer-pings-yes-about = Brauchst du lange, kommt eine Erinnerung, und dein Handy meldet sich.
prefer-pings-no = Benachrichtigungen: aus
prefer-pings-no-about = Es kommt keine Erinnerung. Was ich dir schicke, kommt still an.

prefer-forced = Wenn nur eine Karte geht
prefer-forced-paced = Automatik: unauffällig
prefer-forced-paced-about = Geht nur eine Karte, spiele ich sie. Unter Menschen dauert es etwas, damit es niemand merkt.
prefer-forced-alone = Automatik: wenn allein
prefer-forced-alone-about = Geht nur eine Karte, spiele ich sie, aber nur, wenn sonst nur Computer am Tisch sind.
prefer-forced-always = Automatik: immer
prefer-forced-always-about = Geht nur eine Karte, spiele ich sie. Die anderen können das am Tempo erraten.
prefer-forced-never = Automatik: nie
prefer-forced-never-about = Du spielst jede Karte selbst.

prefer-passing = Karten weitergeben
prefer-passing-three_taps = Weitergeben: bei der letzten
prefer-passing-three_taps-about = Sobald die letzte Karte gewählt ist, gehen alle weiter.
prefer-passing-asks = Weitergeben: nachfragen
prefer-passing-asks-about = Sind genug gewählt, gibt sie ein Button unter den Karten weiter.
prefer-puzzles = Aufgaben aus meinen Partien
prefer-puzzles-yes = Aufgaben von mir: ja
prefer-puzzles-yes-about = Ohne Namen, und nur wenn alle am Tisch es erlauben.
prefer-puzzles-no = Aufgaben von mir: nein
prefer-puzzles-no-about = Niemand bekommt eine Stellung daraus.

prefer-guild-look = Karten an den Tischen
prefer-guild-look-plain = Tische: als Text
prefer-guild-look-plain-about = Keine Bilder. Am besten, wenn hier jemand einen Screenreader benutzt.
prefer-guild-look-two-colours = Tische: zwei Farben
prefer-guild-look-two-colours-about = Kleine Bilder. Pik und Kreuz sind schwarz, Herz und Karo sind rot.
prefer-guild-look-four-colours = Tische: vier Farben
prefer-guild-look-four-colours-about = Kleine Bilder. Pik ist schwarz, Herz rot, Karo blau und Kreuz grün.

prefer-guild-pictures = Bild des Tisches
prefer-guild-pictures-never = Tischbild: nie
prefer-guild-pictures-never-about = Der Tisch ist nur Text.
prefer-guild-pictures-cards = Tischbild: ja
prefer-guild-pictures-cards-about = Ein Bild zeigt den Tisch, wie er gerade liegt, wo der Bildschirm Platz dafür hat.

prefer-guild-reactions = Reaktionen
prefer-guild-reactions-yes = Reaktionen: ja
prefer-guild-reactions-yes-about = Man darf auf einen Stich mit einem Emoji reagieren.
prefer-guild-reactions-no = Reaktionen: nein
prefer-guild-reactions-no-about = An den Tischen gibt es keine Buttons dafür.

prefer-guild-games_in = Wo gespielt wird
prefer-guild-games_in-channel = Partien: im Kanal
prefer-guild-games_in-channel-about = Der Tisch steht im Kanal. Es bleiben das Ergebnis und eine Zeile.
prefer-guild-games_in-thread = Partien: in Threads
prefer-guild-games_in-thread-about = Die Einladung bleibt im Kanal, gespielt wird in einem Thread davon.
games-stay-in-channel = Dein Server spielt in Threads, aber hier fehlt mir: { $names }. Darum bleiben die Partien in diesem Kanal.

prefer-guild-channels = Kanäle wählen
prefer-guild-channels-none = Tische: in jedem Kanal
prefer-guild-channels-some = Tische: in { $channels }
prefer-guild-channels-back = -# Nichts gewählt: in jedem Kanal.

prefer-guild-tables_a_channel = Wie viele Tische ein Kanal hat
prefer-guild-tables_a_channel-0 = Je Kanal: beliebig viele
prefer-guild-tables_a_channel-some = { $count ->
    [one] Je Kanal: ein Tisch
   *[other] Je Kanal: { $count } Tische
}

prefer-guild-tables_a_person = Tische je Person
prefer-guild-tables_a_person-0 = Je Person: bis 5 Tische
prefer-guild-tables_a_person-some = { $count ->
    [one] Je Person: ein Tisch
   *[other] Je Person: { $count } Tische
}

prefer-guild-alone = Wo /play beginnt
prefer-guild-alone-anywhere = /play: in jedem Kanal
prefer-guild-alone-anywhere-about = Nur wer spielt, sieht es.
prefer-guild-alone-table_channels = /play: wo Tische sind
prefer-guild-alone-table_channels-about = Nur in den Kanälen, die für Tische gewählt sind.
prefer-guild-alone-never = /play: aus
prefer-guild-alone-never-about = In Direktnachrichten geht es trotzdem.

prefer-guild-log_channel = Kanal wählen
prefer-guild-log_channel-none = Protokoll: in keinem Kanal
prefer-guild-log_channel-some = Moderationsprotokoll: in { $channels }
prefer-guild-log_channel-back = -# Nichts gewählt: in keinem Kanal.

prefer-guild-game = Womit /play beginnt
prefer-guild-game-named = Spiel: { $name }
prefer-guild-default = /{ $command }: { $name }

prefer-guild-pace = Tempo neuer Tische
prefer-guild-pace-fast = Tempo: 15–45 Sekunden je Zug
prefer-guild-pace-live = Tempo: 1 Minute je Zug
prefer-guild-pace-relaxed = Tempo: 5 Minuten je Zug
prefer-guild-pace-slow = Tempo: ein Tag je Zug

prefer-guild-level = Computer an neuen Tischen
prefer-guild-level-easy = Computer: leicht
prefer-guild-level-medium = Computer: mittel
prefer-guild-level-hard = Computer: schwer

prefer-guild-length = Länge neuer Partien
prefer-guild-length-full = Länge: ganze Partie
prefer-guild-length-short = Länge: drei Runden
prefer-guild-length-one = Länge: eine Runde

prefer-guild-pings = Benachrichtigungen in Kanälen
prefer-guild-pings-yes = Im Kanal erinnern: ja
prefer-guild-pings-yes-about = Wer lange braucht, wird im Kanal gerufen.
prefer-guild-pings-no = Im Kanal erinnern: nein
prefer-guild-pings-no-about = In Kanälen klingelt es bei niemandem. Direktnachrichten regeln alle selbst.
