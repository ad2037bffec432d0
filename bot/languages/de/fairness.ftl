# Faire Karten. Die Kennung des Buttons „Prüfen“ enthält, was eine Nachricht veröffentlicht.

fair-fixed = -# 🔒 Karten lagen fest, bevor du kamst
fair-postings = -# Dieser Tisch wurde vor dem Geben { $count }-mal gezeigt.
