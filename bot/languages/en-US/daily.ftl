# The deal of the day: one deal a day and family, the same for everybody.

daily-over = That day is over, and its deal counts no more. **/practice** gives it to you again.
practice-too-early = That day is not over yet. Its deal is for /daily, once.
daily-day-over = The day ended before you finished, so it does not count. **/practice** gives you this deal again.

# /daily and /practice, as Discord shows them.
daily-open = The deal of the day: the same cards for everybody, one try each
daily-option-game = Which game? Empty: all
practice-open = Play the deal of an earlier day again, as often as you like
practice-option-game = Which game? Empty: Hearts
practice-option-day = Which day? Empty: the day before
option-day = day

# Refusals.
daily-none-yet = The deals of today are not ready yet. Please try again in a minute.
daily-unknown = I have no deal of that day.
daily-lost = Your one try of this deal ended without a result. The next deal comes at midnight UTC.
daily-not-finished = Finish this deal first. Then you see everybody's results.
daily-shared-before = You have shared this here already.
practice-none = There is no earlier deal yet. Today's is for /daily.

# Above the panel of a game, on its result and on all pages. $day is written as November 22.
daily-title = ### Deal of the day · { $day }
daily-title-game = ### Deal of the day · { $day } · { $game }
practice-title-game = ### Practice · { $day } · { $game }
daily-panel = -# One try, no clock, until midnight UTC ({ $moment }).
practice-panel = -# The deal of an earlier day. It does not count.

# The menu.
daily-about = The same cards and computers for everybody. One try each, no clock, until midnight UTC ({ $moment }).
daily-menu-begun = **{ $game }**: you are in the middle of it
daily-menu-done = **{ $game }**: { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { NUMBER($percent, maximumFractionDigits: 0) }%
daily-menu-first = **{ $game }**: { $count ->
    [one] { $points } point
   *[other] { $points } points
}, the first to finish
daily-menu-lost = **{ $game }**: ended without a result
button-daily-new = Play { $game }
button-daily-begun = Go on with { $game }
button-daily-done = { $game }: how it went
button-daily-lost = { $game }

# How it went.
daily-points = **{ $count ->
    [one] { $points } point
   *[other] { $points } points
}**
daily-first = You are the first to finish.
daily-beaten = You beat { $beaten } of { $others } { $tied ->
    [0] { $others ->
        [one] other
       *[other] others
    }
   *[other] { $others ->
        [one] other
       *[other] others
    } and are level with { $tied }
}: **{ NUMBER($percent, maximumFractionDigits: 0) }%**
daily-level = You are level with { $others ->
    [one] the 1 other
   *[other] the { $others } others
}.
daily-place = Place { $rank } of { $finished }
daily-place-here = { $rank } of { $finished } on this server
daily-streak = { $current ->
    [0] Your longest streak: { $longest ->
        [one] 1 day
       *[other] { $longest } days
    }
    [one] Streak: 1 day (longest: { $longest })
   *[other] Streak: { $current } days (longest: { $longest })
}
daily-streak-longest = { $current ->
    [one] Streak: 1 day
   *[other] Streak: { $current } days (the longest yet)
}
daily-so-far = -# So far; final at midnight UTC ({ $moment }).
daily-final = -# The day is over: these are final.
daily-too-late = The day ended before you finished, so this deal does not count.

# How a try went, a square each trick or turn of one's own; and the points of the field.
daily-squares = -# Tricks: 🟩 yours · ⬜ others'
daily-squares-hearts = -# Tricks: 🟩 no points · 🟨 hearts · ⬛ queen · Moon: 🌕 yours · 🌙 another's
daily-squares-all_fours = -# Tricks: 🟩 yours, for Game · 🟨 yours · ⬜ others'
daily-squares-canasta = -# Turns: 🟦 canasta · 🟩 meld or pile · ⬜ draw
daily-spread = Everybody's points, best left, ▲ you

# The moment at which others did most differently. $own and $other are as a hint says them: Play Q♠.
daily-decisive = **{ $when }.** You: “{ $own }”. Of the others { NUMBER($share, maximumFractionDigits: 0) }% chose “{ $other }” and came out { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} { $better ->
    [yes] better
   *[no] worse
} on average.
daily-at-turn = Turn { $number }
daily-before-play = Before play

# The field.
daily-field-all = Everybody · { $count ->
    [one] 1 person has finished
   *[other] { $count } people have finished
}
daily-field-here = This server · { $count ->
    [one] 1 person has finished
   *[other] { $count } people have finished
}
daily-field-none = Nobody has finished this deal.
daily-row = { $rank }\. **{ $name }**: { $count ->
    [one] { $points } point
   *[other] { $points } points
}
button-daily-all = Everybody
button-daily-here = This server
button-daily-own = My result
button-practice = Practise it again

# What is posted for all to see. It names no card.
daily-share = **{ $name }** · Deal of the day · { $day } · { $game }
daily-share-percent = { $count ->
    [one] { $points } point
   *[other] { $points } points
} · better than { $beaten } of { $others ->
    [one] 1 other
   *[other] { $others } others
}{ $tied ->
    [0] {""}
   *[other] , level with { $tied }
}: { NUMBER($percent, maximumFractionDigits: 0) }%
daily-share-level = { $count ->
    [one] { $points } point
   *[other] { $points } points
} · level with { $others ->
    [one] the 1 other
   *[other] the { $others } others
}
daily-share-first = { $count ->
    [one] { $points } point
   *[other] { $points } points
} · the first to finish

# The end of practice.
practice-ended = Practice counts for nothing.
practice-field = That day { $count ->
    [one] 1 person finished
   *[other] { $count } people finished
} this deal. The best: { $best }

# /verify, of a day's deal. $commitment is 64 hexadecimal digits.
verify-day-commitment = -# *Check* must have shown this commitment that day, and in **/daily** the day before: `{ $commitment }`
verify-day-commitment-late = -# *Check* must have shown this commitment that day, but not the day before: the cards were settled at { $time } UTC on the day itself. `{ $commitment }`
