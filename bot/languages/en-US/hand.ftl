# What stands on the private hand of any game.

button-back = I'm back
button-to-table = Go to the table
hand-closed-deal = This deal of { $variant } in { $guild }, #{ $channel }, is over. The next hand has a message of its own.
hand-closed-game = This game of { $variant } in { $guild }, #{ $channel }, is over.
hand-closed-left = You left this game of { $variant } in { $guild }, #{ $channel }. While others play, a computer plays your cards. Until the game ends you can come back.
