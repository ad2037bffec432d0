# Wie Hearts heißt, der Befehl für seine Tische, und was Ranglisten davon sagen.

family-hearts = Hearts
family-hearts-leaderboard = Bei den meisten Arten von Hearts sind weniger Punkte besser.

offer-hearts-open = Eröffnet in diesem Kanal einen Tisch für Hearts
offer-hearts-preset = Welches Hearts; sagst du nichts, das übliche
offer-hearts-help = **/hearts** eröffnet einen Tisch für eine der vielen Arten von Hearts, für { $seats } am Tisch.

feat-moons = { $count ->
    [one] 1 Durchmarsch
   *[other] { $count } Durchmärsche
}
