# Choosing a preset.

preset-suggested = { $title }：{ $brief }
refusal-preset-unknown = 沒有叫 { $name } 的玩法。請從你輸入時我列出的玩法裡選一個。

# Changing rules in the lobby. Each line of a menu may have 100 characters.

button-customise = 自訂規則
customise-title = **更改規則。**大家馬上看得到。
customise-option = 改哪條規則？
customise-value = 改成什麼？
customise-done = 已更改。
customise-refused = **{ $rule }：**「{ $choice }」不適合這種玩法。{ $reason }規則沒有更改。
customise-refused-by = **{ $rule }：**「{ $choice }」不能和**{ $other }：**「{ $now }」並用。{ $reason }規則沒有更改。
customise-refused-by-other = **{ $rule }：**「{ $choice }」不能和現在的**{ $other }**並用。{ $reason }規則沒有更改。
customise-asleep = 照現在的其他規則，**{ $rule }**沒有作用。規則沒有更改。
customise-unknown = 這張牌桌沒有這條可以更改的規則。

house-rule-as-preset = 和所選的玩法一樣

# The presets of a server.

refusal-preset-gone = { $name } 所根據的玩法已經沒有了。請刪除它，或用這個名稱另存一套規則。
refusal-preset-stale = 名為 { $name } 的規則現在不能用了。{ $reason }請刪除它，或用這個名稱另存一套規則。
presets-managers-only = 只有有權管理這個伺服器的人才能這樣做。
presets-no-table = 這裡沒有牌桌。請開一桌，按「選項」和「自訂規則」，再把它的規則存起來。
presets-bad-name = 名稱裡至少要有一個文字或數字。
presets-too-many = 這個伺服器已經有 { $count } 個自訂玩法，不能再多了。請先刪除一個。
presets-unchanged = 這些就是**{ $variant }**原來的規則，不必另存。
presets-saved = 已存成 **{ $name }**。以後 /{ $command } 會列出它。
presets-none = 還沒有自訂玩法。請開一桌，按「選項」和「自訂規則」，再用 **/presets save** 存起來。
presets-title = **這個伺服器的自訂玩法**
presets-default = 沒有指定玩法時，/{ $command } 在這裡玩 **{ $name }**。要恢復原樣：**/presets default** { $usual }。
presets-line = - **{ $name }**：{ $variant }。{ $changes }
presets-line-default = - **{ $name }**：{ $variant }。{ $changes }沒有指定玩法時，/{ $command } 就用它。
presets-line-stale = - **{ $name }**：這套規則現在不能用了。請刪除它，或用這個名稱另存一套規則。
presets-deleted = 已刪除 **{ $name }**。
presets-default-set = 以後沒有指定玩法時，/{ $command } 就用 **{ $name }**。

# What is otherwise than in the preset, in a few words.

changed-rules-none = 沒有更改規則。
changed-rules = { $count } 處更改。
changed-rules-more = { $told }另外還有 { $count } 處更改。
