# /tables: was die Moderation eines Servers sieht und tut.

moderators-only = Das darf nur die Moderation dieses Servers. Gehörst du dazu, nimm noch einmal **/tables**.
form-late = Das hat zu lange gedauert. Bitte drück noch einmal.

button-tables-open = Offen
button-tables-results = Ergebnisse
button-tables-log = Protokoll
button-tables-cancel = Abbrechen

tables-title-open = ### Tische hier
tables-none = Kein Tisch ist offen.
tables-private = -# Was jemand allein spielt, ist privat und steht nicht hier.
tables-settings = -# Wo Tische stehen dürfen und mehr: **/settings**
tables-late = -# Discord lässt mich { $calls }-mal pro Sekunde zeichnen, und es gibt mehr zu tun: Tische sind bis zu { $seconds } s zu spät.
tables-line = **{ $variant }** in { $channel }: { $state }
tables-gathers = { $taken } von { $seats } Plätzen besetzt, geöffnet { $moment }
tables-turn = wartet auf { $names }, gefragt { $moment }
tables-played = wird gespielt
tables-paused = Pause, endet { $moment }
tables-left = wartet, bis ich wieder aktualisiert bin
tables-people = Am Tisch: { $names }

button-tables-go = Zum Tisch
button-tables-pause = Pause
button-tables-resume = Fortsetzen
button-tables-end = Beenden
tables-stand-in = Ein Computer spielt weiter für …
tables-pause-done = Pause. Wer dort spielt, kann weitermachen.
tables-resume-done = Die Partie geht weiter.
tables-stand-in-done = Für { $name } spielt ein Computer, bis dort wieder eine Karte gedrückt wird.
tables-stand-in-late = Nichts geändert: Die Person ist schon weg, oder sonst ist niemand da.
tables-end-done = Der Tisch ist beendet und nennt den Grund.

tables-end-title = Ohne Ergebnis beenden?
tables-reason = Grund
tables-end-about = Alle am Tisch lesen ihn.
tables-pause-title = Diese Partie unterbrechen?
tables-pause-about = Alle am Tisch lesen ihn.

table-ended-moderator = Die Moderation hat diese Partie beendet. Sie hat kein Ergebnis. Grund: { $reason }
lobby-closed-moderator = Die Moderation hat diesen Tisch geschlossen. Grund: { $reason }

tables-title-results = ### Letzte Ergebnisse
results-none = In den letzten sieben Tagen ging keine Partie zu Ende.
results-line = **{ $variant }** in { $channel }, { $moment }: { $names }
results-line-void = ~~**{ $variant }** in { $channel }, { $moment }: { $names }~~ ungültig
results-about = -# Ein ungültiges Ergebnis zählt für keine Rangliste; einen Tag lang kann es wieder gelten. Nachspielen und Spielprotokoll bleiben.
results-void = Ein Ergebnis für ungültig erklären …
results-void-title = Dieses Ergebnis für ungültig erklären?
results-void-about = Der Grund steht im Protokoll. Beim Ergebnis steht, dass es ungültig ist.
results-void-done = Das Ergebnis ist ungültig. Die Ranglisten stimmen schon, die Wertungen in wenigen Minuten.
results-void-late = Nichts geändert: Dieses Ergebnis gibt es hier nicht, oder es ist schon ungültig.
results-restore = Ein Ergebnis wieder gelten lassen …
results-restore-done = Das Ergebnis zählt wieder. Die Ranglisten stimmen schon, die Wertungen in wenigen Minuten.
results-restore-late = Nichts geändert: Hier gibt es kein Ergebnis, das innerhalb eines Tages für ungültig erklärt wurde.
result-void = **Die Moderation hat dieses Ergebnis für ungültig erklärt.** Es zählt nicht.
result-void-above = Die Moderation hat [dieses Ergebnis]({ $link }) für ungültig erklärt. Es zählt nicht.
result-counts-above = Die Moderation lässt [dieses Ergebnis]({ $link }) wieder gelten.

tables-title-log = ### Was die Moderation getan hat
log-none = Noch nichts.
log-line = { $moment } { $said }
log-nowhere = -# Einen Kanal für diese Zeilen wählst du in /settings.
log-posted = -# Jede Zeile steht auch in { $channel }.
log-unposted = ⚠️ { $count ->
    [one] 1 Zeile steht
   *[other] { $count } Zeilen stehen
} noch nicht in { $channel }. Darf ich dort schreiben?
log-table = ein Tisch
log-nowhere-now = ein Kanal, den es nicht mehr gibt

moderated-pause = { $moderator } hat { $variant } in { $channel } angehalten.
moderated-resume = { $moderator } hat { $variant } in { $channel } fortgesetzt.
moderated-end = { $moderator } hat { $variant } in { $channel } beendet.
moderated-stand-in = { $moderator } lässt in { $channel } einen Computer für { $person } spielen ({ $variant }).
moderated-void = { $moderator } hat ein Ergebnis für ungültig erklärt: { $variant } in { $channel }.
moderated-restore = { $moderator } lässt ein Ergebnis wieder gelten: { $variant } in { $channel }.
moderated-keep-out = { $moderator } schließt { $person } von Tischen aus.
moderated-let-in = { $moderator } lässt { $person } wieder an Tische.
moderated-reset-board = { $moderator } hat eine Rangliste geleert: { $about }.
moderated-export = { $moderator } hat die Ergebnisse heruntergeladen.
moderated-setting = { $moderator } hat „{ $about }“ gewählt.
moderated-setting-from = { $moderator } hat „{ $before }“ in „{ $about }“ geändert.
moderated-save-preset = { $moderator } hat die Regeln „{ $about }“ gespeichert.
moderated-delete-preset = { $moderator } hat die Regeln „{ $about }“ gelöscht.
moderated-reason = Grund: { $reason }
