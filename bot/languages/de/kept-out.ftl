# Wer von den Tischen eines Servers ausgeschlossen ist.

kept-out = Von den Tischen dieses Servers bist du bis { $moment } ausgeschlossen.
kept-out-for-good = Von den Tischen dieses Servers bist du ausgeschlossen.
kept-out-reason = Der Grund: { $reason }

button-tables-kept = Ausschluss
tables-title-kept = ### Von Tischen ausgeschlossen
kept-none = Niemand ist ausgeschlossen.
kept-line = { $person } bis { $moment }, durch { $moderator }.
kept-line-for-good = { $person } auf Dauer, durch { $moderator }.
kept-about = -# Wer ausgeschlossen ist, kann hier keinen Tisch eröffnen und an keinem mitspielen. Partien allein gehen weiter.
kept-whom = Jemanden ausschließen …
kept-let-in = Wieder zulassen …
kept-how-long = { $person } von den Tischen hier ausschließen. Wie lange?
kept-seats = Diese Person sitzt hier an { $count ->
    [one] einem Tisch. Was wird aus dem Platz?
   *[other] { $count } Tischen. Was wird aus den Plätzen?
}
button-kept-stays = Partie zu Ende spielen
button-kept-leaves = Ein Computer übernimmt
button-kept-1 = 1 Stunde
button-kept-24 = 1 Tag
button-kept-168 = 1 Woche
button-kept-720 = 30 Tage
button-kept-0 = Auf Dauer
kept-reason-title = Diese Person von Tischen ausschließen?
kept-reason-about = Wer ausgeschlossen ist, liest das beim Versuch.
kept-done = { $person } ist ausgeschlossen.
kept-done-let-in = { $person } darf wieder mitspielen.
kept-late = Nichts geändert: Die Person ist nicht ausgeschlossen.
