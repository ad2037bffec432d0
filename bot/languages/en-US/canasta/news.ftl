# What the others have done, for a player who is called to the turn.

canasta-news-drew = { $name } drew.
canasta-news-took = { $name } took the pile.
canasta-news-laid = { $name } laid { $cards }.
canasta-news-discarded = { $name } discarded { $card }.
canasta-news-chose = { $name } chose “{ $choice }”.
