# Welcher Art ein teurer Fehler bei Gong Zhu war; nur für die eigene Person.

mistake-gong_zhu-showed = Du hast { $card } aufgedeckt, und das hat dich mehr gekostet.
mistake-gong_zhu-hid = Du hast { $card } nicht aufgedeckt; aufgedeckt hätte sie dir mehr gebracht.
mistake-gong_zhu-led-pig = Du hast { $card } selbst ausgespielt.
mistake-gong_zhu-led-above-pig = Du hast { $card } ausgespielt, als das Schwein noch unterwegs war.
mistake-gong_zhu-led-scoring = Du hast { $card } ausgespielt, als Höheres noch unterwegs war.
mistake-gong_zhu-no-spade = Mit einem Pik hättest du das Schwein herauslocken können.
mistake-gong_zhu-gave-sheep = Du hast { $name } { $card } überlassen.
mistake-gong_zhu-fed-hearts = { $name } hatte bisher alles Herz und bekam von dir auch { $card }.
mistake-gong_zhu-let-hearts-go = { $name } hatte bisher alles Herz; mit { $card } hättest du eines davon bekommen.
mistake-gong_zhu-held = Du hast { $card } zu lange behalten: Hier konnte sie weg.
mistake-gong_zhu-kept-above-pig = Du hast { $card } behalten und musst damit vielleicht das Schwein nehmen.
mistake-gong_zhu-kept-high = Du hast { $card } behalten und nimmst damit später vielleicht etwas.
mistake-gong_zhu-ducked-sheep = Du hast das Schaf laufen lassen, das { $card } geholt hätte.
mistake-gong_zhu-free-trick = Dieser Stich kostete nichts: Da konnte { $card } weg.
mistake-gong_zhu-took-pig = Du hast das Schwein genommen; { $card } wäre darunter geblieben.
mistake-gong_zhu-took-transformer = Du hast { $card } genommen, und damit kostet alles ein Mehrfaches.
mistake-gong_zhu-took-points = Du hast Karten genommen, die { $count } Punkte kosten; { $card } wäre darunter geblieben.
mistake-gong_zhu-risked-pig = Du hast { $card } gespielt, und das Schwein konnte noch darauf fallen.
