# Who is kept from the tables of a server.

kept-out = A moderator keeps you from this server's tables until { $moment }.
kept-out-for-good = A moderator keeps you from this server's tables.
kept-out-reason = Their reason: { $reason }

# The page of who is kept out.
button-tables-kept = Kept out
tables-title-kept = ### Kept out of tables
kept-none = Nobody is kept out.
kept-line = { $person } until { $moment }, by { $moderator }.
kept-line-for-good = { $person } for good, by { $moderator }.
kept-about = -# People kept out cannot open or join tables here. They can still play alone.
kept-whom = Keep somebody out …
kept-let-in = Let somebody in again …
kept-how-long = Keep { $person } out of tables here. For how long?
kept-seats = They sit at { $count ->
    [one] 1 table
   *[other] { $count } tables
} here. What becomes of that?
button-kept-stays = They finish the game
button-kept-leaves = A computer plays on
button-kept-1 = 1 hour
button-kept-24 = 1 day
button-kept-168 = 1 week
button-kept-720 = 30 days
button-kept-0 = For good
kept-reason-title = Keep this person out?
kept-reason-about = They read it when they try to play.
kept-done = { $person } is kept out.
kept-done-let-in = { $person } may play again.
kept-late = Nothing was changed: they are not kept out.
