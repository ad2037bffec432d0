# Wie Hearts heißt, der Befehl für seine Tische, und was Ranglisten davon sagen.

family-hearts = Hearts
family-hearts-leaderboard = Bei den meisten Arten von Hearts sind weniger Punkte besser.

offer-hearts-open = Eröffnet in diesem Kanal einen Tisch für Hearts
offer-hearts-preset = Welches Hearts? Leer: das übliche

feat-moons = { $count ->
    [one] 1 Durchmarsch
   *[other] { $count } Durchmärsche
}
feat-moons-stopped = { $count ->
    [one] 1 Durchmarsch verhindert
   *[other] { $count } Durchmärsche verhindert
}
feat-queens-taken = { $count ->
    [one] 1 Pik-Dame genommen
   *[other] { $count } Pik-Damen genommen
}
feat-queens-given = { $count ->
    [one] 1 Pik-Dame losgeworden
   *[other] { $count } Pik-Damen losgeworden
}
