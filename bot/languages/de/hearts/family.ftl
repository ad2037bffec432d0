# Wie Hearts heißt, der Befehl für seine Tische, und was Ranglisten davon sagen.

family-hearts = Hearts
family-hearts-leaderboard = Bei den meisten Arten von Hearts sind weniger Punkte besser.

offer-hearts-open = Eröffnet in diesem Kanal einen Tisch für Hearts
offer-hearts-preset = Welches Hearts; sagst du nichts, das übliche
offer-hearts-help = **/hearts** eröffnet einen Tisch für Hearts in einer seiner vielen Arten, für { $seats } Personen.

feat-moons = { $count ->
    [one] 1 Durchmarsch
   *[other] { $count } Durchmärsche
}
