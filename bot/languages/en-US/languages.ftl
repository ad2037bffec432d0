# In which language people read. Each language says here what it calls itself, never translated: in
# the German files "Deutsch" stands here.

language-own-name = English

# /language. It is said in the language that it names.

language-chosen = I write to you in { $language }. The table speaks the language of the server.
language-of-discord = I follow the language of your Discord app as far as I can: { $language }.

# Menus of /settings; see preferences.ftl. The other lines are names of languages.

prefer-language = Your language
prefer-language-named = Language: { $name }
prefer-language-discord = Language: as in Discord
prefer-language-discord-about = I follow the language of your Discord app. If I do not speak it, I write English.
prefer-guild-language = Language of the tables
prefer-guild-language-discord = Language: the server's
prefer-guild-language-discord-about = I follow the language that this server has in Discord. If I do not speak it, I write English.
