# Faire Karten. Die Kennung des Buttons „Prüfen“ enthält, was eine Nachricht veröffentlicht.

fair-fixed = -# 🔒 „Prüfen“ zeigt, woher die Karten kommen
fair-seats = -# Sitzordnung: { $names }
fair-postings = -# Dieser Tisch wurde vor dem Geben { $count }-mal gezeigt.
