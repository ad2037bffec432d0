# In which language people read. The language says here what it calls itself.

language-own-name = 简体中文

# /language. It is said in the language that it names.

language-chosen = 我用{ $language }和你说话。牌桌用服务器的语言。
language-of-discord = 我用{ $language }和你说话，尽量和你的 Discord 应用一样。

# Menus of /settings; see preferences.ftl. The other lines are names of languages.

prefer-language = 你的语言
prefer-language-named = 语言：{ $name }
prefer-language-discord = 语言：跟随 Discord
prefer-language-discord-about = 使用你的 Discord 应用的语言。如果我不会那种语言，就用英语。
prefer-guild-language = 牌桌的语言
prefer-guild-language-discord = 语言：跟随服务器
prefer-guild-language-discord-about = 使用此服务器在 Discord 的语言。如果我不会那种语言，就用英语。
