# /help.

help-title = ### So spielst du hier Karten
help-open = { $offers } eröffnen einen Tisch: Andere drücken auf „Mitspielen“, Computer füllen auf, der Host drückt auf „Starten“.
help-open-there = Mit anderen: Auf einem Server mit mir sagt **/help**, wie du einen Tisch eröffnest.
help-hand = Deine Karten kommen als Direktnachricht oder mit „Mein Blatt“. Drücke auf eine, um sie zu spielen.
help-fair = 🔒 Niemand ändert eine Runde unbemerkt: „Prüfen“ beweist es.
help-away = Versäumst du zwei Züge, spielt ein Computer weiter, bis du auf „Ich bin zurück“ drückst.

help-signs = 🤖 Computer · 💤 abwesend · 🚪 gegangen
help-more = Mehr: { $commands }
button-help-play = Jetzt eine Runde spielen
button-help-open = Tisch eröffnen

help-offer = **/{ $command }**
