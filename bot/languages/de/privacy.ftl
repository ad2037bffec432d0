# /data: was über jemanden aufbewahrt wird.

data-here = In dieser Datei steht alles, was ich über dich aufbewahre: dein Name, deine Einstellungen, wohin deine Karten geschickt werden, deine beendeten Partien und deine Ergebnisse.
data-deleted = Erledigt. Ich habe dich vergessen.

delete-title = **Alles löschen, was ich über dich aufbewahre, auf allen Servern?** Das lässt sich nicht rückgängig machen.
delete-gone = Dein Name, deine Einstellungen und deine Plätze in Ranglisten verschwinden, und du verlässt deine Tische.
delete-stays = Deine Partien bleiben den anderen, ohne deinen Namen.
delete-proofs = Auch die Beweise der Runden bleiben. Sie sagen nichts über dich.
delete-copies = -# Ältere Kopien meiner Datei werden später gelöscht.
button-delete = Meine Daten löschen
button-keep = Alles behalten
