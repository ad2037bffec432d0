# Choosing a preset.

refusal-preset-unknown = I know no game called { $name }. Choose one of those that I suggest while you type.
