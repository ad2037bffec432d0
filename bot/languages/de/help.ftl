# /help.

help-title = ### So spielst du hier Karten
help-open = { $offers } eröffnen einen Tisch: Andere drücken auf „Mitspielen“, Computer füllen auf, der Host drückt auf „Starten“.
help-open-there = Mit anderen: Auf einem Server mit mir sagt **/help**, wie du einen Tisch eröffnest.
help-hand = Deine Karten kommen als Direktnachricht oder mit „Meine Karten“. Drücke auf eine, um sie zu spielen.
help-fair = 🔒 Niemand ändert eine Runde unbemerkt: „Prüfen“ beweist es.
help-away = Versäumst du zwei Züge, spielt ein Computer weiter, bis du auf „Ich bin zurück“ drückst.

help-signs = 🤖 Computer · 💤 abwesend · 🚪 gegangen

help-offer = **/{ $command }**
help-play = **/play** beginnt eine Partie gegen Computer, allein.
help-hand-command = **/hand**: deine Karten
help-table = **/table**: zeigt den Tisch neu
help-settings = **/settings**: wie Karten aussehen, wie ich dich rufe
help-language = **/language**: meine Sprache
help-leave = **/leave**: Partie verlassen oder unterbrechen
help-rules = **/rules**: wie ein Spiel geht
help-leaderboard = **/leaderboard**: wer hier vorn liegt
help-stats = **/stats**: wie du spielst
help-verify = **/verify**: ob fair gegeben wurde
help-review = **/review**: eine fertige Partie, alle Karten offen
help-data = **/data export**, **/data delete**: was ich über dich aufbewahre
help-tables = **/tables**: für die Moderation
