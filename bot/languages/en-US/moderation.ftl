# /tables: the panel of a server's moderators, and what is told of their acts.

moderators-only = Only moderators of this server may do that. If you are one, use **/tables** again.
form-late = That took too long. Please press again.

# Pages of the panel. A button has few letters: five stand in a row.
button-tables-open = Open
button-tables-results = Results
button-tables-log = Log
button-tables-cancel = Cancel

tables-title-open = ### Tables here
tables-none = No table is open.
tables-private = -# Games that people play alone are private, and not listed.
tables-settings = -# Where tables may stand, and more: **/settings**
tables-late = -# Discord lets me draw { $calls } times a second, and there is more to draw: tables are up to { $seconds } s late.
tables-line = **{ $variant }** in { $channel }: { $state }
tables-gathers = { $taken } of { $seats } seats taken, opened { $moment }
tables-turn = waiting for { $names }, asked { $moment }
tables-played = being played
tables-paused = paused, ends { $moment }
tables-left = waits until I am updated again
tables-people = At the table: { $names }

button-tables-go = Go there
button-tables-pause = Pause
button-tables-resume = Resume
button-tables-end = End
tables-stand-in = A computer plays on for …
tables-pause-done = Paused. Whoever plays there can go on.
tables-resume-done = The game goes on.
tables-stand-in-done = A computer plays for { $name } until they press a card.
tables-stand-in-late = Nothing was changed: they are away already, or nobody else is there.
tables-end-done = The table is ended, and says why.

# A form: its title and label have at most 45 characters.
tables-end-title = End without a result?
tables-reason = Reason
tables-end-about = Everybody at the table reads it.
tables-pause-title = Pause this game?
tables-pause-about = Everybody at the table reads it.

table-ended-moderator = A moderator ended this game. It has no result. Reason: { $reason }
lobby-closed-moderator = A moderator closed this table. Reason: { $reason }

tables-title-results = ### Recent results
results-none = No game has ended in the last seven days.
results-line = **{ $variant }** in { $channel }, { $moment }: { $names }
results-line-void = ~~**{ $variant }** in { $channel }, { $moment }: { $names }~~ void
results-about = -# A void result counts on no leaderboard; for a day it can count again. Review and record stay.
results-void = Make a result void …
results-void-title = Make this result void?
results-void-about = It stands in the log. The result says that it is void.
results-void-done = The result is void. Leaderboards have followed; ratings follow within minutes.
results-void-late = Nothing was changed: there is no such result here, or it is void already.
results-restore = Let a result count again …
results-restore-done = The result counts again. Leaderboards have followed; ratings follow within minutes.
results-restore-late = Nothing was changed: there is no result here that was made void within a day.
result-void = **A moderator made this result void.** It does not count.
result-void-above = A moderator made [this result]({ $link }) void. It does not count.
result-counts-above = A moderator lets [this result]({ $link }) count again.

tables-title-log = ### What moderators did
log-none = Nothing yet.
log-line = { $moment } { $said }
log-nowhere = -# Choose a channel for these lines in /settings.
log-posted = -# Each line is posted in { $channel } too.
log-unposted = ⚠️ { $count ->
    [one] 1 line is not posted
   *[other] { $count } lines are not posted
} in { $channel } yet. May I send messages there?
log-table = a table
log-nowhere-now = a channel that is gone

# Lines of the log, in the panel and in its channel.
moderated-pause = { $moderator } paused { $variant } in { $channel }.
moderated-resume = { $moderator } let { $variant } in { $channel } go on.
moderated-end = { $moderator } ended { $variant } in { $channel }.
moderated-stand-in = { $moderator } let a computer play for { $person } in { $channel } ({ $variant }).
moderated-void = { $moderator } made a result void: { $variant } in { $channel }.
moderated-restore = { $moderator } let a result count again: { $variant } in { $channel }.
moderated-keep-out = { $moderator } keeps { $person } out of tables.
moderated-let-in = { $moderator } let { $person } in again.
moderated-reset-board = { $moderator } reset a leaderboard: { $about }.
moderated-export = { $moderator } downloaded the results.
moderated-setting = { $moderator } chose “{ $about }”.
moderated-setting-from = { $moderator } changed “{ $before }” to “{ $about }”.
moderated-save-preset = { $moderator } saved the preset “{ $about }”.
moderated-delete-preset = { $moderator } deleted the preset “{ $about }”.
moderated-reason = Reason: { $reason }
