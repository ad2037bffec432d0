# Choosing a preset.

# A suggestion: the title of a preset, and a few words that tell it from the others.
preset-suggested = { $title }: { $brief }
refusal-preset-unknown = I know no game called { $name }. Choose one of those that I suggest while you type.

# Changing rules in the lobby. Each line of a menu may have 100 characters.

button-customise = Customise
customise-title = **Change a rule.** Everybody sees it at once.
customise-option = Which rule?
customise-value = How shall it be?
customise-done = Changed.
customise-refused = **{ $rule }:** “{ $choice }” does not go with this game. { $reason } Nothing was changed.
customise-refused-by = **{ $rule }:** “{ $choice }” does not go with **{ $other }:** “{ $now }”. { $reason } Nothing was changed.
customise-refused-by-other = **{ $rule }:** “{ $choice }” does not go with **{ $other }** as it is now. { $reason } Nothing was changed.
customise-asleep = **{ $rule }** makes no difference with the other rules. Nothing was changed.
customise-unknown = This table has no such rule to change.

house-rule-as-preset = As in the preset

# The presets of a server.

refusal-preset-gone = The game of { $name } is not here any more. Delete it, or save other rules under that name.
refusal-preset-stale = The rules saved as { $name } do not work any more. { $reason } Delete them, or save others under that name.
presets-managers-only = Only those who manage this server may do that.
presets-no-table = There is no table in this channel. Open one, press *Options* and *Customise*, then save its rules.
presets-bad-name = A name needs at least one letter or digit.
presets-too-many = This server has { $count } presets, and more do not fit. Delete one first.
presets-unchanged = These are the usual rules of **{ $variant }**, so there is nothing to save.
presets-saved = Saved as **{ $name }**. From now on /{ $command } suggests it.
presets-none = This server has named no rules yet. Open a table, press *Options* and *Customise*, then **/presets save**.
presets-title = **The rules that this server has named**
presets-default = /{ $command } plays **{ $name }** here by default. To undo that: **/presets default** { $usual }.
presets-line = - **{ $name }**: { $variant }. { $changes }
presets-line-default = - **{ $name }**: { $variant }. { $changes } /{ $command } plays it by default.
presets-line-stale = - **{ $name }**: these rules do not work any more. Delete them, or save others under that name.
presets-deleted = **{ $name }** is forgotten.
presets-default-set = From now on /{ $command } plays **{ $name }** by default.

# What is otherwise than in the preset, in a few words.

changed-rules-none = No rule is changed.
changed-rules = { $count ->
    [one] 1 change.
   *[other] { $count } changes.
}
changed-rules-more = { $told } { $count ->
    [one] And 1 more change.
   *[other] And { $count } more changes.
}
