# /challenge: dieselben Runden für zwei, jede Person allein gegen dieselben Computer. Nichts verrät ein Ergebnis, bevor
# beide alles gespielt haben oder die Zeit um ist.

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
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

# What is left of that message if there is no result.
challenge-none = { $why ->
    [refused] **{ $other }** sagt „Jetzt nicht“ zur Herausforderung von **{ $name }**: { $game }.
    [unanswered] **{ $other }** hat auf die Herausforderung von **{ $name }** nicht rechtzeitig geantwortet: { $game }.
   *[withdrawn] **{ $name }** hat sich aus der Herausforderung mit **{ $other }** zurückgezogen: { $game }.
}

# On the result of a deal.
challenge-own-more = Wie es bei { $other } lief, siehst du, wenn ihr beide alles gespielt habt.
challenge-own-last = Das war deine letzte Runde. Das Ergebnis kommt, wenn { $other } noch { $left ->
    [one] 1 Runde
   *[other] { $left } Runden
} gespielt hat.

# The end. $score is like 3:2.
challenge-score = { $drawn ->
    [yes] Unentschieden, { $score }
   *[no] { $name } gewinnt { $score }
}
challenge-decided = Entschieden durch Runden, die **{ $other }** nicht gespielt hat.
challenge-each = -# Je Runde: wer gegen die anderen besser abschnitt.
challenge-unplayed = -# Was nur eine Person gespielt hat, geht an sie.
challenge-differed = Größter Unterschied: **Runde { $deal }**, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
button-field-review = { $name }: Runde { $deal }

# /challenge without anybody.
challenge-listed = [{ $game }]({ $link }) mit **{ $other }**, endet { $moment }
challenge-none-listed = Du hast keine offene Herausforderung. Mit einem Namen dahinter forderst du jemanden heraus.

# In /stats.
challenge-record = Herausforderungen mit { $other }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren

# Refusals.
challenge-not-them = Herausfordern kannst du nur andere Personen, nicht dich selbst und keinen Bot.
challenge-unwilling = { $other } nimmt hier keine Herausforderungen an.
challenge-others = Das ist nur für { $names }. Mit **/challenge** forderst du selbst jemanden heraus.
challenge-settled = Diese Herausforderung ist schon beantwortet oder zu Ende.

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = Fordert jemanden heraus: dieselben Runden für beide, wann ihr wollt
command-challenge-player = Wen forderst du heraus? Leer: zeigt deine offenen
command-challenge-deals = Wie viele Runden, 1 bis 8? Leer: 5
command-challenge-this = Herausfordern
help-challenge = Zu zweit, jeweils wann ihr Zeit habt: **/challenge**
prefer-challenges = Wer dich herausfordern darf
prefer-challenges-yes = Herausfordern: alle
prefer-challenges-no = Herausfordern: niemand
