# Choosing a preset.

preset-suggested = { $title }：{ $brief }
refusal-preset-unknown = 「{ $name }」というゲームはありません。入力中に表示される候補から選んでください。

# Changing rules in the lobby. Each line of a menu may have 100 characters.

button-customise = ルール変更
customise-title = **ルール変更**：全員にすぐ表示されます。
customise-option = どのルールを変えますか？
customise-value = どのように変えますか？
customise-done = 変更しました。
customise-refused = **{ $rule }**：「{ $choice }」はこのゲームに合いません。{ $reason }何も変更していません。
customise-refused-by = **{ $rule }**：「{ $choice }」は**{ $other }**：「{ $now }」と両立しません。{ $reason }何も変更していません。
customise-refused-by-other = **{ $rule }**：「{ $choice }」は現在の**{ $other }**と両立しません。{ $reason }何も変更していません。
customise-asleep = 現在のほかのルールでは、**{ $rule }**を変えても違いがありません。何も変更していません。
customise-unknown = このテーブルには、そのような変更できるルールはありません。

house-rule-as-preset = ルールセットのまま

# The presets of a server.

refusal-preset-gone = 「{ $name }」の元のゲームは、もう遊べません。削除するか、その名前で別のルールを保存してください。
refusal-preset-stale = 「{ $name }」として保存されたルールは、もう遊べません。{ $reason }削除するか、その名前で別のルールを保存してください。
presets-managers-only = これができるのは、このサーバーを管理できる人だけです。
presets-no-table = ここにはテーブルがありません。テーブルを開き、「オプション」と「ルール変更」を押してから、ルールを保存してください。
presets-bad-name = 名前には文字か数字が1つ以上必要です。
presets-too-many = このサーバーのルールセットは上限の{ $count }個に達しています。先に1つ削除してください。
presets-unchanged = これは**{ $variant }**そのままのルールなので、新しい名前で保存するものがありません。
presets-saved = **{ $name }**として保存しました。今後は/{ $command }の候補に表示されます。
presets-none = 名前を付けたルールはまだありません。テーブルを開き、「オプション」と「ルール変更」を押してから、**/presets save**で保存してください。
presets-title = **このサーバーで名前を付けたルール**
presets-default = このサーバーでは、指定がなければ/{ $command }は**{ $name }**です。元に戻すには**/presets default** { $usual }。
presets-line = - **{ $name }**：{ $variant }。{ $changes }
presets-line-default = - **{ $name }**：{ $variant }。{ $changes }/{ $command }で何も指定しなければ、このルールになります。
presets-line-stale = - **{ $name }**：このルールはもう遊べません。削除するか、その名前で別のルールを保存してください。
presets-deleted = **{ $name }**を削除しました。
presets-default-set = 今後、/{ $command }で何も指定しなければ**{ $name }**になります。

# What is otherwise than in the preset, in a few words.

changed-rules-none = 変更されたルールはありません。
changed-rules = { $count }件の変更があります。
changed-rules-more = { $told }ほか{ $count }件の変更があります。
