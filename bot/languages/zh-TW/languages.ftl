# In which language people read. The language says here what it calls itself.

language-own-name = 繁體中文

# /language. It is said in the language that it names.

language-chosen = 我用{ $language }和你說話。牌桌用伺服器的語言。
language-of-discord = 我用{ $language }和你說話，盡量和你的 Discord 應用程式一樣。

# Menus of /settings; see preferences.ftl. The other lines are names of languages.

prefer-language = 你的語言
prefer-language-named = 語言：{ $name }
prefer-language-discord = 語言：和 Discord 一樣
prefer-language-discord-about = 使用你的 Discord 應用程式的語言。如果我不會那種語言，就用英文。
prefer-guild-language = 牌桌的語言
prefer-guild-language-discord = 語言：和伺服器一樣
prefer-guild-language-discord-about = 使用這個伺服器在 Discord 的語言。如果我不會那種語言，就用英文。
