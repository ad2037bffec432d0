# /data: was über jemanden aufbewahrt wird.

data-here = Alles, was ich über dich aufbewahre: Name, Einstellungen, wohin deine Karten gehen, beendete Partien und Ergebnisse.
data-deleted = Erledigt. Ich habe dich vergessen.
data-deleted-soon = Deine Daten sind gelöscht. Ein Tisch ist gerade beschäftigt; dein Platz dort wird gleich frei.
data-deleted-kept-out = -# Nur das bleibt: welche Server dich von ihren Tischen ausschließen und bis wann.

delete-title = **Alles löschen, was ich über dich aufbewahre, auf allen Servern?** Das lässt sich nicht rückgängig machen.
delete-gone = Dein Name, deine Einstellungen und deine Plätze in Ranglisten verschwinden, und du verlässt deine Tische.
delete-stays = Deine Partien bleiben den anderen, ohne deinen Namen.
delete-proofs = Auch die Beweise der Runden bleiben. Sie sagen nichts über dich.
delete-kept-out = Schließt dich ein Server von seinen Tischen aus, bleibt das so, bis es vorbei ist.
delete-copies = -# Ältere Kopien meiner Datei werden später gelöscht.
button-delete = Meine Daten löschen
button-keep = Alles behalten
