# Welcher Art ein teurer Fehler bei Canasta oder Samba war; nur für die eigene Person.

mistake-canasta-left-pile = Du hast den Stapel ({ $count }) liegen lassen; er war es wert.
mistake-canasta-took-to-open = Du hast eröffnet, um den Stapel ({ $count }) zu nehmen; ziehen war besser.
mistake-canasta-took-pile = Du hast den Stapel ({ $count }) genommen; ziehen war besser.
mistake-canasta-opened-early = Du hast zu früh eröffnet.
mistake-canasta-hand-short = Danach hattest du { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: zu wenig, um den Stapel zu nehmen.
mistake-canasta-spent-wild = Du hast eine wilde Karte ausgelegt, die du besser behalten hättest.
mistake-canasta-laid-early = Du hast diese Meldung zu früh gezeigt.
mistake-canasta-missed-canasta = Du hättest ein Canasta vollmachen können.
mistake-canasta-laid-little = Du hättest mehr auslegen können.
mistake-canasta-opened-late = Es war Zeit zu eröffnen.
mistake-canasta-caught = Du hattest { $count } Punkte auf der Hand, als die anderen bald ausmachen konnten.
mistake-canasta-kept-meld = Du hattest etwas, was sich auszulegen lohnte.
mistake-canasta-stayed = Du hättest ausmachen können: Die anderen hatten noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
mistake-canasta-went-out = Du hast zu früh ausgemacht: Da war noch mehr zu holen.
mistake-canasta-said-yes = „Nein“ war die bessere Antwort.
mistake-canasta-said-no = „Ja“ war die bessere Antwort.
mistake-canasta-asked = Die Frage an dein Gegenüber verriet den anderen zu viel.
mistake-canasta-froze-late = Mit { $card } war es Zeit, den Stapel einzufrieren.
mistake-canasta-threw-wild = Du hast { $card } abgelegt, obwohl der Stapel schon eingefroren war.
mistake-canasta-froze-early = Du hast den Stapel mit { $card } zu früh eingefroren.
mistake-canasta-kept-stop = { $card } hätte den Stapel für einen Zug gesperrt.
mistake-canasta-early-stop = Du hast { $card } verbraucht; vielleicht fehlt sie dir später.
mistake-canasta-fed-meld = { $card } passte zu einer Meldung der anderen Seite.
mistake-canasta-fed-known = Alle hatten gesehen, dass { $name } diesen Rang hat: { $card } gab den Stapel her.
mistake-canasta-broke-pair = Mit { $card } hast du ein Paar aufgelöst.
mistake-canasta-threw-own = { $card } passte zu einer Meldung deiner Seite.
mistake-canasta-fed-pile = Mit { $card } hast du einen Stapel von { $count } Karten riskiert.
mistake-canasta-threw-useful = { $card } war dir nützlicher als { $better }.
