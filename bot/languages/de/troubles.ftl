# Was auf einem Server nicht stimmt und nur seine Moderation beheben kann.

trouble-post = ⚠️ In { $channels } darf ich nicht schreiben. Erlaube mir dort *Kanal anzeigen* und *Nachrichten senden*.
trouble-attach = ⚠️ In { $channels } haben Tische keine Bilder. Erlaube mir dort *Dateien anhängen*.
trouble-thread = ⚠️ Partien bleiben in { $channels }: Threads darf ich dort nicht anlegen. Erlaube mir *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*.
trouble-draw = ⚠️ In { $channels } ließ sich ein Tisch nicht zeigen. Spielen geht weiter; **/table** zeigt ihn neu. Bitte sag Bescheid, wo man diesen Bot betreibt.
trouble-refused = ⚠️ In { $channels } hat Discord etwas nicht angezeigt, dort ist weniger zu sehen. Bitte sag Bescheid, wo man diesen Bot betreibt.
trouble-log-channel = ⚠️ In den Kanal für das Protokoll kann ich nicht schreiben. Wähl in **/settings** einen anderen, oder erlaube mir dort *Nachrichten senden*.
trouble-title-role = ⚠️ Die Rolle der Saison kann ich nicht vergeben. Erlaube mir *Rollen verwalten* und zieh meine Rolle über sie.
trouble-title-choice = ⚠️ Die Rolle der Saison vergebe ich nicht: Sie ist gelöscht, gehört einer App oder erlaubt mehr, als alle dürfen. Ändere sie, oder wähl in **/tables** eine andere.
