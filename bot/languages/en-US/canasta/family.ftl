# What Canasta and Samba are called, the commands that open tables, and what leaderboards say.

family-canasta = Canasta and Samba
family-canasta-leaderboard = In Canasta and Samba, more points are better.

offer-canasta-open = Open a table of Canasta in this channel
offer-canasta-preset = Which kind of Canasta? Empty: the usual one
offer-samba-open = Open a table of Samba in this channel
offer-samba-preset = Which kind of Samba? Empty: the usual one

feat-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canastas
}
feat-concealed-outs = { $count ->
    [one] 1 concealed hand
   *[other] { $count } concealed hands
}
feat-red-threes = { $count ->
    [one] 1 red three
   *[other] { $count } red threes
}
feat-canastas-natural = { $count ->
    [one] 1 natural canasta
   *[other] { $count } natural canastas
}
feat-canastas-mixed = { $count ->
    [one] 1 mixed canasta
   *[other] { $count } mixed canastas
}
feat-sambas = { $count ->
    [one] 1 samba
   *[other] { $count } sambas
}
feat-outs = { $count ->
    [one] went out once
   *[other] went out { $count } times
}

variant-canasta_book = Canasta
variant-canasta_book-about = For four in pairs, with two packs and eleven cards each. If you open with other melds, you may take the pile at once with one card and a wild.
variant-canasta_book-brief = collect melds in two pairs, to 5000
variant-canasta_official = Canasta (1950 laws)
variant-canasta_official-about = The classic laws of 1950: red threes are faced at the first turn, and the first take needs a natural pair.
variant-canasta_official-brief = two pairs, the classic laws
variant-canasta_2 = Canasta for two
variant-canasta_2-about = Fifteen cards each, two are drawn at a time, and two canastas are needed to go out.
variant-canasta_2-brief = fifteen cards, draw two, two canastas to go out
variant-canasta_3 = Canasta for three
variant-canasta_3-about = Three players, each alone, with thirteen cards.
variant-canasta_3-brief = each alone, thirteen cards
variant-canasta_3_cutthroat = Cutthroat Canasta
variant-canasta_3_cutthroat-about = For three. Whoever takes the pile first plays alone against the other two in that deal. Two are drawn at a time, two canastas are needed to go out, and 7500 points win.
variant-canasta_3_cutthroat-brief = who takes the pile first plays alone against two
variant-canasta_5 = Canasta for five
variant-canasta_5-about = Two against three. One of the three rests in each deal, in turn.
variant-canasta_5-brief = two against three, one rests
variant-canasta_6_teams3 = Canasta for six, two teams
variant-canasta_6_teams3-about = Three against three, seated alternately, with three packs. Two canastas to go out, 10000 points win.
variant-canasta_6_teams3-brief = three against three, to 10000
variant-canasta_6_pairs = Canasta for six, three pairs
variant-canasta_6_pairs-about = Three pairs, partners opposite, with three packs. Two canastas to go out, 7500 points win.
variant-canasta_6_pairs-brief = three pairs, to 7500
variant-canasta_6_bench = Canasta for six, four play
variant-canasta_6_bench-about = Two teams of three. One of each rests in every deal, and the other four play.
variant-canasta_6_bench-brief = teams of three, two people rest
variant-samba_4 = Samba
variant-samba_4-about = Canasta with three packs and sequences: seven cards of a suit in order are a samba, worth 1500. Fifteen cards each, two are drawn, one is discarded, 10000 points win.
variant-samba_4-brief = Canasta with sequences, two pairs
variant-samba_2 = Samba for two
variant-samba_2-about = Samba, one against one.
variant-samba_2-brief = Canasta with sequences, one against one
variant-samba_3 = Samba for three
variant-samba_3-about = Samba for three, each alone.
variant-samba_3-brief = Canasta with sequences, each alone
variant-samba_5 = Samba for five
variant-samba_5-about = Samba for five, each alone.
variant-samba_5-brief = Canasta with sequences, each alone
variant-samba_6 = Samba for six
variant-samba_6-about = Samba in three pairs, with thirteen cards each.
variant-samba_6-brief = Canasta with sequences, three pairs
