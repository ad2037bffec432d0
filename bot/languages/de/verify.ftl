# /verify und der Knopf „Prüfen“: was sich über eine Partie herausgestellt hat, und ihr Spielprotokoll.

button-verify = Prüfen

verify-title = ### Prüfung · { $variant }
verify-title-table = ### Prüfung · { $variant } · Tisch `{ $table }`

verify-holds = ✅ **Jede Karte passt.** Passt auch, was unten steht, hat niemand sie ausgesucht.
verify-fits = ❔ **Jede Karte passt.** Wer mich betreibt, hätte aber aussuchen können:
verify-unfair = ❌ **Das war keine faire Partie.** Jede Karte passt, aber wer mich betreibt, hätte aussuchen können:
verify-choice-first-scheme = • die erste Runde und die Sitzordnung: Die Partie begann unter einem früheren Verfahren
verify-choice-alone = • die erste Runde: Es war eine Partie allein
verify-choice-day = • die Runde, bevor ich sie festgelegt habe
verify-choice-unposted = • die erste Runde: Keine Nachricht des Tischs hatte daran teil
verify-choice-posted-again = • eine von { $count } ersten Runden: So oft wurde die Nachricht der Partie gesendet, vielleicht auch seltener
verify-choice-older = • die Nachricht der Partie: Sie ist nicht neuer als „Starten“
verify-choice-seats = • die Sitzordnung: Die Partie begann unter einem früheren Verfahren
verify-foreign = ❔ **Die Karten passen zu den Geheimnissen in dieser Datei.** Ich habe kein Spielprotokoll, mit dem ich sie vergleichen könnte, und so eine Datei können alle schreiben.
verify-foreign-day = ❔ **Die Karten sind die der Runde des Tages.** Es ist nicht das Spielprotokoll deines eigenen Versuchs, und mit anderen vergleiche ich es nicht. So eine Datei können alle schreiben.
verify-wrong = ❌ **Mit diesem Spielprotokoll stimmt etwas nicht.** Die Zeilen darunter sagen, was.
verify-partly = ❔ **Nicht alles ließ sich prüfen.** Fehler wurden nicht gefunden.
verify-without-proof = ❔ **Für diese Partie gibt es keinen Beweis.** Sie wurde gegeben, bevor es welche gab. Ihre Züge folgen den Regeln.

verify-dealer = Wer zuerst gibt
verify-cut = Abheben für die erste Runde
verify-deals = { $count ->
    [one] Runde { $first }
   *[other] Runden { $first } bis { $last }
}
verify-draw-proven = ✅ { $what }: bewiesen
verify-draw-by-rules = ✅ { $what }: legen die Regeln fest
verify-draw-otherwise = ❌ { $what }: **anders, als das Geheimnis sagt**
verify-draw-off-chain = ❌ { $what }: **das Geheimnis führt nicht zur Festlegung**
verify-draw-unrevealed = ❌ { $what }: **das Geheimnis fehlt**
verify-draw-beyond = ❔ { $what }: nicht bewiesen, weil die Geheimnisse aufgebraucht waren
verify-draw-refused = ❌ { $what }: **diese Karten erlauben die Regeln nicht**
verify-draw-unreached = ❔ { $what }: nicht geprüft, weil das Spielprotokoll davor falsch ist

verify-kept = ✅ Es ist das Spielprotokoll, das ich von dieser Partie aufbewahre.
verify-flaw-refused = ❌ **Die Regeln erlauben Zug { $number } nicht.**
verify-flaw-dealer-by = ❌ **Wie der erste Geber bestimmt wurde, steht falsch darin.**
verify-flaw-few-secrets = ❌ **Es hat weniger Geheimnisse als Runden.**
verify-flaw-many-secrets = ❌ **Es hat mehr Geheimnisse als Runden, als wäre eine Runde weggelassen.**
verify-flaw-author = ❌ **Zug { $number } kann nicht von der Person sein, die das Protokoll nennt.**
verify-flaw-seal = ❌ **Es wurde geändert, nachdem es versiegelt war.**
verify-flaw-other-seal = ❌ **Es ist nicht das Spielprotokoll, das ich von dieser Partie aufbewahre.**
verify-lack-authors = -# Es sagt nicht, von wem die Züge sind.
verify-lack-seal = -# Es hat kein Siegel, darum beweist nichts die letzten Züge.
verify-more = -# { $count ->
    [one] Es gibt noch 1 Zeile.
   *[other] Es gibt noch { $count } Zeilen.
} **cardroom verify** gibt alle aus.

verify-checked = -# Nachgerechnet habe ich, wer zuerst gibt, jede Karte und jeden Zug nach den Regeln. Nicht nachgerechnet habe ich, was Computer entschieden haben: { $asked ->
    [yes] Das tut der Button darunter.
   *[no] Das tut **cardroom audit**.
}
verify-without-us = -# Prüfe es ohne mich: Öffne die Datei verify.html in einem Browser und gib ihr das Spielprotokoll.
verify-commitment = -# „Prüfen“ muss vor der Partie diese Festlegung gezeigt haben: `{ $commitment }`
verify-order = -# Sitzordnung und Regeln müssen die der Lobby sein.
verify-seat = -# Du hattest Platz { $seat }. Dein Platzschlüssel für verify.html, der zeigt, wer wo saß: `{ $key }`
verify-message = -# Der Link zur Nachricht, die den Tisch eröffnet hat, muss mit `{ $message }` enden.
verify-message-begun = -# Der Link zur Nachricht, mit der die Partie begann, muss mit `{ $message }` enden. { $postings ->
    [1] Ich habe sie einmal gesendet.
   *[other] Ich habe sie { $postings }-mal gesendet; üblich ist einmal.
}
verify-times = -# „Starten“ wurde um { $start } gedrückt, diese Nachricht um { $time } gesendet (UTC): Es muss meine erste seitdem sein.
verify-seal = -# Das Siegel des Spielprotokolls: `{ $seal }`

verify-running = Die Festlegung unten hält die Geheimnisse dieser Partie fest. Die erste Runde folgt aus ihnen, aus der Sitzordnung und aus der Nachricht, die beim Starten gesendet wird. Nach einer Runde zeige ich hier ihr Geheimnis, nach der Partie das Spielprotokoll mit einer Seite, die jede Karte ohne mich nachrechnet. Notiere dir die Festlegung und die Sitzordnung jetzt und vergleiche sie dann.
verify-running-none = Dieser Tisch wurde eröffnet, bevor es Beweise gab. Darum lassen sich seine Runden nicht prüfen.
verify-running-commitment = -# Festlegung: `{ $commitment }`
verify-running-secrets = **Geheimnisse bisher**, die neuesten zuerst
verify-running-secret = -# { $number ->
    [1] 1, wer zuerst gibt
   *[other] { $number }
}: `{ $secret }`
verify-running-earlier = -# Die früheren folgen aus diesen.

verify-unknown = Ich kenne hier keinen Tisch mit diesem Namen. „Prüfen“ nennt den Tisch.
verify-nothing = Sag mir, welche Partie: durch ihren Tisch oder durch ihr Spielprotokoll als Datei. Du hast hier noch keine gespielt, die ich prüfen könnte.
verify-both = Nenne den Tisch oder gib mir eine Datei, nicht beides.
verify-no-record = Von dieser Partie bewahre ich kein Spielprotokoll auf: Es wurde keine Karte gegeben, oder sie endete, bevor es Beweise gab.
verify-rules-gone = Die Regeln dieser Partie kenne ich nicht mehr. Ihre Karten lassen sich trotzdem prüfen: mit der Datei verify.html, die du bekommst, wenn du eine andere Partie prüfst.
verify-file-soon = Bitte nur eine Datei alle { $seconds } Sekunden.
verify-file-large = Diese Datei ist zu groß für das Spielprotokoll einer Partie.
verify-file-lost = Ich konnte diese Datei nicht von Discord holen. Bitte versuche es noch einmal.
verify-file-other = Diese Datei ist nicht das Spielprotokoll einer Partie. Der Button „Spielprotokoll“ am Ergebnis gibt dir eines.
verify-busy = Ich prüfe gerade andere Partien. Bitte versuche es in einer Minute noch einmal.
verify-long = Das dauert hier zu lange. Prüfe es auf deinem eigenen Rechner: mit der Datei verify.html, die du bekommst, wenn du eine andere Partie prüfst.
verify-stray = ❌ **Die Nachricht, auf der du gedrückt hast, enthält eine andere Zahl:** `{ $number }`
verify-running-alone = Die Festlegung unten hält die Geheimnisse dieser Partie fest. Du spielst aber allein. Darum hätte, wer mich betreibt, die erste Runde aussuchen können. Nach einer Runde zeige ich hier ihr Geheimnis, nach der Partie das Spielprotokoll mit einer Seite, die jede Karte ohne mich nachrechnet. Notiere dir die Festlegung jetzt und vergleiche sie dann.
verify-title-day = ### Prüfung · Runde des Tages · { $day }
verify-day = Alle bekommen dieselben Karten, und die Festlegungen unten halten sie fest: Ändert sich eine Karte, passen sie nicht mehr. Wer mich betreibt, hätte die Karten aussuchen, aber seither nicht mehr ändern können. Ist der Tag vorbei, zeigt „Prüfen“, wie jede Karte zustande kommt.
verify-day-line = -# { $game } · { $day }: `{ $commitment }`
verify-day-line-late = -# { $game } · { $day }, erst am Tag selbst um { $time } Uhr UTC festgelegt: `{ $commitment }`
