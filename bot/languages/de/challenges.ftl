# /challenge: dieselben Runden für zwei, jede Person allein gegen dieselben Computer. Nichts verrät ein Ergebnis, bevor
# beide alles gespielt haben oder die Zeit um ist.

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-title = ### Herausforderung · { $game }
challenge-asks = **{ $name }** fordert { $mention } heraus: { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}. Dieselben Karten, dieselben Computer; beide spielen für sich.
challenge-asked-until = -# Die Einladung endet { $moment }. Nach dem Annehmen { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} Zeit zum Spielen.
challenge-progress = **{ $name }** { $finished } von { $deals }
challenge-ends = -# Das Ergebnis kommt, wenn beide alles gespielt haben, spätestens { $moment }.
button-field-accept = Annehmen
button-field-refuse = Jetzt nicht
button-field-play = Meine nächste Runde

# What is left of that message if there is no result.
challenge-refused = **{ $other }** sagt „Jetzt nicht“ zur Herausforderung von **{ $name }**: { $game }.
challenge-unanswered = **{ $other }** hat auf die Herausforderung von **{ $name }** nicht rechtzeitig geantwortet: { $game }.
challenge-withdrawn = **{ $name }** hat sich aus der Herausforderung mit **{ $other }** zurückgezogen: { $game }.
challenge-ended = Die Moderation hat die Herausforderung von **{ $name }** und **{ $other }** beendet: { $game }.

# Above the panel of a deal, and on its result. $deal counts in the order in which its player has them.
challenge-title-deal = ### Herausforderung · { $game } · Runde { $deal } von { $deals }
challenge-panel = -# Ein Versuch, keine Uhr, bis { $moment }.
challenge-leave = Deine Runde { $game } wartet bis { $moment }: „Meine nächste Runde“ unter der Herausforderung setzt sie fort.
challenge-time-over = Die Herausforderung war zu früh zu Ende, darum zählt die Runde nicht.
challenge-own-more = Wie es bei { $other } lief, siehst du, wenn ihr beide alles gespielt habt.
challenge-own-last = Das war deine letzte Runde. Das Ergebnis kommt, wenn { $other } noch { $left ->
    [one] 1 Runde
   *[other] { $left } Runden
} gespielt hat.
challenge-told = Die Herausforderung ist zu Ende: [zum Ergebnis]({ $link })
button-field-play-deal = Runde { $deal } von { $deals } spielen

# The end. $score is like 3:2. $own and $instead are as a hint says them: Play Q♠.
challenge-won = { $name } gewinnt { $score }
challenge-decided = Entschieden durch Runden, die **{ $other }** nicht gespielt hat.
challenge-drawn = Unentschieden, { $score }
challenge-none = Niemand hat gespielt, also gewinnt niemand.
challenge-each = -# Neben jeder Runde: wer sie gewann, also gegen die anderen besser abschnitt.
challenge-unplayed = -# Was nur eine Person gespielt hat, geht an sie.
challenge-updated = -# Die Computer wurden erneuert, darum zählt, was schon gespielt war.
challenge-differed = Größter Unterschied: **Runde { $deal }**, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
challenge-decisive = **{ $when }.** { $name }: { $own }. { $other }: { $instead }. Das kostete { $name } { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] Punkt
   *[other] Punkte
}.
button-field-review = { $name }: Runde { $deal }

# Behind Check. Each commitment is 64 hexadecimal digits.
challenge-check = Beide bekommen dieselben Karten. Sie folgen aus den Festlegungen unten und aus der Nachricht der Herausforderung: Niemand konnte sie aussuchen, und eine geänderte Karte passt nicht mehr. Wer mich betreibt, könnte sie ansehen. Ist die Herausforderung zu Ende, zeigt „Prüfen“ bei jeder Runde, wie jede Karte zustande kommt.
challenge-checked = Die Herausforderung ist zu Ende: „Prüfen“ bei jeder Runde oder **/verify** zeigt die Geheimnisse und wie jede Karte zustande kommt. Dort müssen diese Festlegungen stehen.
challenge-commitment = -# Runde { $deal }: `{ $commitment }`

# In /stats.
challenge-record = Herausforderungen mit { $other }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren

# Refusals.
challenge-not-them = Herausfordern kannst du nur andere Personen, nicht dich selbst und keinen Bot.
challenge-unwilling = { $other } nimmt hier keine Herausforderungen an.
challenge-full = { $by ->
    [you] Du hast schon { $count } offene Herausforderungen. Bring erst eine zu Ende.
   *[other] { $other } hat schon { $count } offene Herausforderungen. Versuche es wieder, wenn eine zu Ende ist.
}
challenge-others = Das ist nur für { $names }. Mit **/challenge** forderst du selbst jemanden heraus.
challenge-settled = Diese Herausforderung ist schon beantwortet oder zu Ende.
challenge-withheld = Der andere kann diese Runde noch spielen. Ihr Spielprotokoll gibt es, wenn die Herausforderung zu Ende ist.

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = Fordert jemanden heraus: dieselben Runden für beide, wann ihr wollt
command-challenge-player = Wen forderst du heraus?
command-challenge-deals = Wie viele Runden, 1 bis 8? Leer: 5
command-challenge-this = Herausfordern
help-challenge = Zu zweit, jeweils wann ihr Zeit habt: **/challenge**
prefer-challenges = Wer dich herausfordern darf
prefer-challenges-yes = Herausfordern: alle
prefer-challenges-no = Herausfordern: niemand
