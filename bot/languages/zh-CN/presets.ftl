# Choosing a preset.

preset-suggested = { $title }：{ $brief }
refusal-preset-unknown = 没有叫 { $name } 的玩法。请从输入时我列出的玩法中选择。

# Changing rules in the lobby. Each line of a menu may have 100 characters.

button-customise = 自定规则
customise-title = **更改规则。**大家马上看得到。
customise-option = 改哪条规则？
customise-value = 改成什么样？
customise-done = 已更改。
customise-refused = **{ $rule }：**“{ $choice }”不适合这种玩法。{ $reason }没有做任何更改。
customise-refused-by = **{ $rule }：**“{ $choice }”不能与**{ $other }：**“{ $now }”并用。{ $reason }没有做任何更改。
customise-refused-by-other = **{ $rule }：**“{ $choice }”不能与现在的**{ $other }**并用。{ $reason }没有做任何更改。
customise-asleep = 按现在的其他规则，**{ $rule }**不起作用。没有做任何更改。
customise-unknown = 这张牌桌没有这条可以更改的规则。

house-rule-as-preset = 与所选玩法相同

# The presets of a server.

refusal-preset-gone = { $name } 所依据的玩法已经没有了。请删除它，或用这个名称另存一套规则。
refusal-preset-stale = 名为 { $name } 的规则现在不能用了。{ $reason }请删除它，或用这个名称另存一套规则。
presets-managers-only = 只有有权管理此服务器的人才能这样做。
presets-no-table = 这里没有牌桌。请开一桌，点击“选项”和“自定规则”，再保存它的规则。
presets-bad-name = 名称里至少要有一个文字或数字。
presets-too-many = 这个服务器已有 { $count } 个规则方案，不能再多了。请先删除一个。
presets-unchanged = 这些就是 **{ $variant }** 原来的规则，不必另存。
presets-saved = 已保存为 **{ $name }**。今后 /{ $command } 会列出它。
presets-none = 还没有规则方案。请开一桌，点击“选项”和“自定规则”，再用 **/presets save** 保存。
presets-title = **此服务器的规则方案**
presets-default = 没有指定玩法时，/{ $command } 在这里玩 **{ $name }**。要恢复原样：**/presets default** { $usual }。
presets-line = - **{ $name }**：{ $variant }。{ $changes }
presets-line-default = - **{ $name }**：{ $variant }。{ $changes }没有指定玩法时，/{ $command } 就用它。
presets-line-stale = - **{ $name }**：这套规则现在不能用了。请删除它，或用这个名称另存一套规则。
presets-deleted = 已删除 **{ $name }**。
presets-default-set = 今后没有指定玩法时，/{ $command } 就用 **{ $name }**。

# What is otherwise than in the preset, in a few words.

changed-rules-none = 没有更改规则。
changed-rules = { $count } 处更改。
changed-rules-more = { $told }另外还有 { $count } 处更改。
