# What is wrong in a server that only its moderators can mend.

trouble-post = ⚠️ I may not write in { $channels }. Allow me *View Channel* and *Send Messages* there.
trouble-attach = ⚠️ Tables have no pictures in { $channels }. Allow me *Attach Files* there.
trouble-thread = ⚠️ Games stay in { $channels }: I may make no threads there. Allow me *Create Public Threads* and *Send Messages in Threads*.
trouble-draw = ⚠️ A table in { $channels } could not be drawn. Presses still work; **/table** posts it again. Please tell whoever runs this bot.
trouble-refused = ⚠️ Discord refused a screen in { $channels }, so less is shown there. Please tell whoever runs this bot.
trouble-log-channel = ⚠️ I cannot write to the log channel. Choose another in **/settings**, or allow me *Send Messages* there.
trouble-title-role = ⚠️ I cannot give the role of the season. Allow me *Manage Roles*, and put my role above it.
trouble-title-choice = ⚠️ I do not give the role of the season: it is gone, belongs to an app, or grants more than everybody has. Change it, or choose another in **/tables**.
