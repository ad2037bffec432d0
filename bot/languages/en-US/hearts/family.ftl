# What Hearts is called, the command that opens its tables, and what leaderboards say of it.

family-hearts = Hearts
family-hearts-leaderboard = In most games of Hearts, fewer points are better.

offer-hearts-open = Open a table of Hearts in this channel
offer-hearts-preset = Which kind of Hearts? Empty: the usual one

feat-moons = { $count ->
    [one] 1 moon
   *[other] { $count } moons
}
feat-moons-stopped = { $count ->
    [one] 1 moon stopped
   *[other] { $count } moons stopped
}
feat-queens-taken = { $count ->
    [one] 1 queen taken
   *[other] { $count } queens taken
}
feat-queens-given = { $count ->
    [one] 1 queen given
   *[other] { $count } queens given
}
