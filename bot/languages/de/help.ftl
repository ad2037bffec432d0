# /help.

help-title = ### So spielst du hier Karten
help-begin = Eröffne mit einem Befehl von unten, etwa **/{ $command }**, einen Tisch in einem Kanal. Andere drücken auf „Mitspielen“, freie Plätze nehmen Computer ein. Dann drückt der Host auf „Starten“.
help-hand = Den Tisch sehen alle. Deine Karten bekommst nur du, als Direktnachricht: Drücke auf eine, um sie zu spielen. Nimmst du keine Direktnachrichten an, drücke auf „Meine Karten“.
help-claim = Kann sich kein Punkt mehr ändern, spiele ich den Rest der Runde. Bei { $games } kannst du auf „Rest ansagen“ drücken, wenn du dran bist und sicher alle übrigen Stiche machst oder sicher keinen mehr.
help-fair = **Faire Karten.** Bevor jemand mitspielt, zeigt ein Tisch eine Zahl, an der sich seine Runden später prüfen lassen. Ändert danach jemand eine Runde, können es alle herausfinden: Jede Runde zeigt am Ende ihr Geheimnis, und **/verify** gibt dir eine Seite, die die Karten ohne mich prüft. Ob sich jemand, der mich betreibt, die Karten ansieht, lässt sich nicht zeigen.
help-away = Lässt du deine Frist verstreichen, spielt ein Computer für dich. Nach zwei Zügen in Folge spielt er weiter, bis du auf „Ich bin zurück“ drückst. Bist du am Ende der Partie nicht zurück, sinkt deine Zuverlässigkeit.

help-signs = Hinter einem Namen steht 🤖 für einen Computer, 💤 für jemanden, der abwesend ist, und 🚪 für jemanden, der gegangen ist. Für beide spielt ein Computer.

help-commands = **Befehle**
help-seats = { $least }–{ $most }
help-offers = Für so viele Personen: { $offers }
help-offer = **/{ $command }** ({ $seats })
help-opening = Dazu kannst du wählen: Regeln, wie viele spielen, wie lang ein Spiel ist, wie gut die Computer sind, Tipps und die Zeit für einen Zug.
help-play = **/play** beginnt sofort eine Partie gegen Computer. Nur du siehst sie, und keine Uhr läuft.
help-hand-command = **/hand** zeigt deine Karten. Damit legst du auch fest, ob sie als Direktnachricht kommen.
help-table = **/table** zeigt den Tisch neu, ganz unten im Kanal.
help-settings = **/settings** legt fest, wie Karten aussehen und wie ich dich rufe, wenn du dran bist.
help-language = **/language** legt fest, in welcher Sprache ich dir schreibe.
help-leave = **/leave** verlässt deinen Tisch, und ein Computer spielt für dich weiter. Allein unterbrichst oder beendest du die Partie.
help-rules = **/rules** erklärt ein Spiel.
help-leaderboard = **/leaderboard** zeigt, wer hier vorn liegt: nach Siegen, Punkten, Wertung oder Runde des Tages.
help-stats = **/stats** zeigt, wie du oder jemand anders spielt, und wie zwei gegeneinander abgeschnitten haben.
help-verify = **/verify** prüft die Karten deiner letzten Partie, eines anderen Tisches oder eines Spielprotokolls, das du als Datei hast.
help-review = **/review** spielt eine Partie nach, die zu Ende ist, mit allen Karten offen.
help-data = **/data export** gibt dir alles, was ich über dich aufbewahre; **/data delete** löscht es.
