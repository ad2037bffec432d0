# Ratings, and how reliable people are.

result-rating = Rating: { $changes }
# $change is the difference to before, such as +14.
result-rating-of = { $name } **{ $rating }** ({ $change })
result-rated-often = -# Not rated: these people have played three rated games today.

lobby-reliability = finished { $percent }% of games
lobby-reliable-from = Whoever joins must have finished { $percent }% of their last games. Newcomers are welcome.
lobby-not-reliable = This table is for people who finished { $asked }% of their last games. You finished { $percent }%. It rises again with each game that you play to its end.

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
   *[other] Newcomers, or { $percent }% of games finished
}
