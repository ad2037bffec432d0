# /challenge: the same deals for two people, each alone against the same computers. Nothing tells a result before
# both have played all, or the time is up.

# The message of a challenge: an invitation, then how far both are. $mention calls the other one.
challenge-asks = **{ $name }** challenges { $mention }: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Same cards, same computers; each plays alone.
challenge-asked-until = -# The invitation ends { $moment }. Once accepted: { $days ->
    [one] 1 day
   *[other] { $days } days
} to play.
challenge-progress = **{ $name }** { $finished } of { $deals }
challenge-ends = -# The result comes when both have played all, at the latest { $moment }.
button-field-accept = Accept
button-field-refuse = Not now

# What is left of that message if there is no result.
challenge-none = { $why ->
    [refused] **{ $other }** said *Not now* to the challenge of **{ $name }**: { $game }.
    [unanswered] **{ $other }** did not answer the challenge of **{ $name }** in time: { $game }.
   *[withdrawn] **{ $name }** withdrew from the challenge with **{ $other }**: { $game }.
}

# On the result of a deal.
challenge-own-more = { $other }'s results come when both have played all.
challenge-own-last = That was your last deal. The result comes when { $other } has played { $left ->
    [one] 1 deal more.
   *[other] { $left } deals more.
}

# The end. $score is like 3:2.
challenge-score = { $drawn ->
    [yes] A draw, { $score }
   *[no] { $name } wins { $score }
}
challenge-decided = Decided by deals that **{ $other }** did not play.
challenge-each = -# Each deal: who did better against the others.
challenge-unplayed = -# A deal that only one has played is theirs.
challenge-differed = Biggest difference: **deal { $deal }**, { $points ->
    [one] 1 point
   *[other] { $points } points
}
button-field-review = { $name }'s deal { $deal }

# /challenge without anybody.
challenge-listed = [{ $game }]({ $link }) with **{ $other }**, ends { $moment }
challenge-none-listed = You have no challenge open. Name somebody to challenge them.

# In /stats.
challenge-record = Challenges with { $other }: { $won } won, { $drawn } drawn, { $lost } lost

# Refusals.
challenge-not-them = A challenge is for another person, neither for yourself nor for a bot.
challenge-unwilling = { $other } takes no challenges here.
challenge-others = This is only for { $names }. **/challenge** starts one of your own.
challenge-settled = This challenge is answered or over already.

# /challenge as Discord shows it, its name in the menu of a person, and its lines in /help and /settings.
command-challenge = Challenge somebody: the same deals for both, each in your own time
command-challenge-player = Whom do you challenge? Empty: shows your open ones
command-challenge-deals = How many deals, 1 to 8? Empty: 5
command-challenge-this = Challenge
help-challenge = With one friend, each in your own time: **/challenge**
prefer-challenges = Who may challenge you
prefer-challenges-yes = Challenges: anybody
prefer-challenges-no = Challenges: nobody
