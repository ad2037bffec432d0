# In which language people read. The language says here what it calls itself.

language-own-name = 日本語

# /language. It is said in the language that it names.

language-chosen = { $language }で表示します。テーブルはサーバーの言語で表示されます。
language-of-discord = { $language }で表示します。対応していれば、Discordアプリの言語に合わせます。

# Menus of /settings; see preferences.ftl. The other lines are names of languages.

prefer-language = 表示に使う言語
prefer-language-named = 言語：{ $name }
prefer-language-discord = 言語：アプリと同じ
prefer-language-discord-about = Discordアプリの言語に合わせます。対応していない言語なら、英語で表示します。
prefer-guild-language = テーブルの言語
prefer-guild-language-discord = 言語：サーバーと同じ
prefer-guild-language-discord-about = Discordでのこのサーバーの言語に合わせます。対応していない言語なら、英語で表示します。
