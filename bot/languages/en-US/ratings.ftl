# Ratings, and how reliable people are.

result-rating = -# Rating: { $changes }
result-rating-alone = -# Rating alone, without hints: { $rating } ({ $change })
result-rated-often = -# Not rated: the same people have three rated games today already.

lobby-reliability = finished { $percent }% of games
lobby-reliable-from = -# To join: { $percent }% of your last games finished, or a newcomer.
lobby-not-reliable = To join, you must have finished { $asked }% of your last games. You finished { $percent }%. Each finished game helps.

leave-reliability = If you do not come back, your reliability falls from { $now }% to { $then }%.
leave-reliability-new = If you do not come back, that counts against your reliability.

# In the panel of options and with commands. A line of a menu has at most 80 characters.

option-reliability = reliability
offer-reliability = Who may join the table
offer-reliability-from = { $percent ->
    [0] Anybody
   *[other] Newcomers, and people who finished { $percent }% of their last games
}
options-reliability = Who may join
options-reliability-from = { $percent ->
    [0] Anybody may join
   *[other] Newcomers, or { $percent }% finished
}
