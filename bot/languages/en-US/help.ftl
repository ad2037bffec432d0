# /help.

help-title = ### Playing cards here
help-begin = Open a table in a channel with a command below, such as **/{ $command }**. Friends press Join, and computers take the free chairs. Then the host presses Start.
help-hand = Everybody sees the table. Your cards come to you alone, by direct message: press one to play it. If your direct messages are closed, press My hand.
help-claim = When no point can change any more, I play the rest of the deal. In { $games } you can press Claim in your turn, when all other tricks are surely yours, or none of them.
help-fair = **Fair deals.** Before anybody joins, a table shows a number that binds its deals. If anybody changes one after that, everybody can find it: each deal shows its secret at its end, and **/verify** gives you a page that checks the cards without me. Nothing can show whether whoever runs me looks at the cards.
help-away = If you let a turn pass, a computer plays it. After two in a row it plays on until you press I'm back. If you never do, your reliability falls.

help-signs = Beside a name, 🤖 is a computer. 💤 is a person who is away and 🚪 one who has left: a computer plays for them.

help-commands = **Commands**
help-seats = { $least }–{ $most }
help-offers = For so many people: { $offers }
help-offer = **/{ $command }** ({ $seats })
help-opening = You can also choose the rules, how many play, how long a game is, how well computers play, hints, or the time for a turn.
help-play = **/play** starts a game against computers at once. Only you see it, and no clock runs.
help-hand-command = **/hand** shows your cards, and chooses if they come by direct message.
help-table = **/table** posts the table again at the bottom of the channel.
help-settings = **/settings** chooses how cards look, and how I call you when it is your turn.
help-language = **/language** chooses the language in which I write to you.
help-leave = **/leave** leaves your table, and a computer plays on for you. Alone you pause or end the game.
help-rules = **/rules** explains a game.
help-leaderboard = **/leaderboard** ranks people by wins, points, rating or deals of the day.
help-stats = **/stats** shows how you or others play, and results of two people against each other.
help-verify = **/verify** checks the deals of your last game, of another table, or of a record that you have as a file.
help-review = **/review** steps through a finished game, with all hands open.
help-data = **/data export** gives you all I keep about you; **/data delete** deletes it.
