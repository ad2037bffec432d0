# The deal of the day: one deal a day and family, the same for everybody.

daily-over = That day is over, so its deal counts for nobody any more. /practice gives it to you as often as you like.
practice-too-early = That day is not over yet. Its deal is for /daily, once.
daily-day-over = The day is over before this deal was, so it does not count. /practice gives it to you again.
daily-withheld = Others still have this deal before them. Its record and its proof are shown when the day is over, at midnight UTC.
