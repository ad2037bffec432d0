# /data: was über jemanden aufbewahrt wird.

data-here = In dieser Datei steht alles, was ich über dich aufbewahre: dein Name, deine Einstellungen, wohin deine Karten geschickt werden, deine beendeten Partien und deine Ergebnisse.
data-deleted = Erledigt. Ich habe dich vergessen.

delete-title = **Alles löschen, was ich über dich aufbewahre, auf allen Servern?**
delete-gone = Dein Name, deine Einstellungen und deine Plätze auf den Ranglisten verschwinden. Spielst du gerade, verlässt du deine Tische.
delete-stays = Was die anderen gewonnen haben, bleibt ihnen. Partien, die du mitgespielt hast, bleiben für sie erhalten, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
delete-proofs = Auch die Geheimnisse der Runden und die Nummern der Nachrichten, mit denen Partien begannen, bleiben. Sie sagen nichts über dich.
delete-copies = Ältere Kopien meiner Datei können deine Daten noch enthalten. Sie werden später gelöscht.
button-delete = Meine Daten löschen
