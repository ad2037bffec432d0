# In welcher Sprache man liest. Hier steht, wie sich die Sprache selbst nennt.

language-own-name = Deutsch

# /language. Es wird in der Sprache gesagt, die es nennt.

language-chosen = Ich schreibe dir auf { $language }. Der Tisch spricht die Sprache des Servers.
language-of-discord = Ich schreibe dir auf { $language } und folge deiner Discord-App, wenn ich ihre Sprache spreche.

# Menüs von /settings; siehe preferences.ftl. Die anderen Zeilen sind Namen von Sprachen.

prefer-language = Deine Sprache
prefer-language-named = Sprache: { $name }
prefer-language-discord = Sprache: wie meine App
prefer-language-discord-about = Ich folge der Sprache deiner Discord-App. Spreche ich sie nicht, schreibe ich Englisch.
prefer-guild-language = Sprache der Tische
prefer-guild-language-discord = Sprache: wie der Server
prefer-guild-language-discord-about = Ich folge der Sprache des Servers in Discord. Spreche ich sie nicht, schreibe ich Englisch.
