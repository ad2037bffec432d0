# Was auf einem Server nicht stimmt und nur seine Moderation beheben kann.

trouble-post = ⚠️ Ich darf nicht schreiben in { $channels }. Erlaube mir dort *Kanal anzeigen* und *Nachrichten senden*.
trouble-attach = ⚠️ Tische haben keine Bilder in { $channels }. Erlaube mir dort *Dateien anhängen*.
trouble-thread = ⚠️ Partien bleiben in { $channels }: Threads darf ich dort nicht anlegen. Erlaube mir *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*.
trouble-draw = ⚠️ Ein Tisch ließ sich nicht zeigen in { $channels }. Spielen geht weiter; **/table** zeigt ihn neu. Bitte sag dem Betreiber des Bots Bescheid.
trouble-log-channel = ⚠️ In den Kanal für das Protokoll kann ich nicht schreiben. Wähl in **/settings** einen anderen, oder erlaube mir dort *Nachrichten senden*.
trouble-title-role = ⚠️ Die Rolle der Saison kann ich nicht vergeben. Erlaube mir *Rollen verwalten* und zieh meine Rolle über sie.
trouble-title-choice = ⚠️ Die Rolle der Saison vergebe ich nicht: Sie ist gelöscht, gehört einer App oder erlaubt mehr, als alle dürfen. Ändere sie, oder wähl in **/tables** eine andere.
