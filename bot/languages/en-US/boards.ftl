# Leaderboards of a server, for its moderators.

button-tables-boards = Boards
tables-title-boards = ### Leaderboards and results
boards-none = No game has ended here yet.
boards-games = { $count ->
    [one] 1 result is kept here.
   *[other] { $count } results are kept here.
}
button-boards-export = Results as CSV
boards-exported = All { $count ->
    [one] results of 1 game
   *[other] results of { $count } games
}, a row a seat.
boards-exported-newest = The newest { $count } of { $all } games, one row for each seat. More would be too large.
boards-reset = Reset a leaderboard …
boards-every-game = All games
boards-of-season = { $games }: this month and season
boards-of-all = { $games }: all seasons
boards-reset-ask = Let these leaderboards begin at zero? **{ $boards }**
boards-reset-stays = Wins and points so far no longer count there, for good. Games, records, ratings and daily deals stay.
boards-reset-stats = Everybody's wins and points in /stats begin at zero here, too.
button-boards-reset = Reset
boards-reset-done = These leaderboards begin at zero: { $boards }

boards-title = At the end of a season (four weeks) whoever has won most at { $family } gets { $role }.
boards-title-none = The winner of each season (four weeks) can get a role.
boards-title-holders = Now: { $names }
boards-title-family = Which game
boards-title-role = Which role
boards-title-back = -# Choose none: nobody gets it.
boards-title-done = Chosen. It is given when the season ends.
boards-title-told = a role for the best of a season at { $family }
boards-title-told-off = no role for a season
boards-title-off = No role is given any more.
boards-title-not-mine = I may not give that role. Allow me *Manage Roles*, and put my role above it.
boards-title-not-yours = You need *Manage Roles* for that, and the role may grant no more than everybody has.
boards-title-unasked = Discord does not answer just now. Please try again.
