# /review, the button Review, and the message that steps through a game that is over.

button-review = Nachspielen
review-title = ### Nachspielen · { $variant }
review-at-trick = -# Runde { $deal } von { $deals } · Stich { $number } · Schritt { $step } von { $count }
review-at-turn = -# Runde { $deal } von { $deals } · Zug { $number } · Schritt { $step } von { $count }
review-at-start = -# Runde { $deal } von { $deals } · vor dem ersten Stich · Schritt { $step } von { $count }
review-dealt = **{ $name }** gibt.
review-cut = Für die erste Runde wird abgehoben.
review-played = **{ $name }** hat **{ $card }** gespielt.
review-passed = **{ $name }** hat { $cards } weitergegeben.
review-put-aside = **{ $name }** hat { $cards } weggelegt.
review-chose = **{ $name }**: „{ $choice }“
review-canasta-drew = { $name } hat { $cards } gezogen.
review-canasta-took = { $count ->
    [one] { $name } hat den Stapel (1 Karte) genommen: „{ $way }“
   *[other] { $name } hat den Stapel ({ $count } Karten) genommen: „{ $way }“
}
review-by-forced = -# Es gab keinen anderen Zug.
review-by-computer = { $known ->
    [known] -# Das hat ein Computer entschieden ({ $level }).
   *[unknown] -# Das hat ein Computer entschieden.
}
review-by-stand-in = { $known ->
    [known] -# Das hat ein Computer ({ $level }) an der Stelle von { $name } entschieden.
   *[unknown] -# Das hat ein Computer an der Stelle von { $name } entschieden.
}
review-by-clock = -# Die Zeit von { $name } war um, darum hat ein Computer geantwortet.
review-holds = { $sign } **{ $name }**: { $cards }
review-holds-none = { $sign } **{ $name }**: keine Karten
review-took = -# Genommen: { $cards }
button-review-back = ◀ Zurück
button-review-forward = Weiter ▶
button-review-picture = Bild
button-review-hands = Alle Blätter
button-review-text = In Worten
review-to-deal = Zu einer Runde ({ $number } von { $count })
review-to-trick = { $number ->
    [0] Zu einem Stich
   *[other] Zu einem Stich ({ $number } von { $count })
}
review-to-turn = { $number ->
    [0] Zu einem Zug
   *[other] Zu einem Zug ({ $number } von { $count })
}
review-to-own = Zu einem deiner Züge
review-deal = Runde { $number }
review-trick = Stich { $number }
review-turn = Zug { $number }
review-before-play = Vor dem ersten Stich
review-move = { $at }: { $card }
review-picture = Alle Karten offen.
review-picture-hand = { $held ->
    [none] { $names }: keine Karten.
   *[cards] { $names }: { $cards }.
}
review-picture-played = { $held ->
    [none] { $names }: keine Karten. Auf dem Tisch: { $played }.
   *[cards] { $names }: { $cards }. Auf dem Tisch: { $played }.
}
review-picture-laid = Ausgelegt von { $names }: { $piles }.
review-player = Person { $number }
review-choice = { $day } · { $variant } mit { $names } · { $table }
review-choice-alone = { $day } · { $variant } gegen Computer · { $table }
review-unknown = Ich kenne hier keinen Tisch mit diesem Namen. Wähle eine deiner letzten Partien, oder drücke auf „Nachspielen“ an einem Ergebnis.
review-nothing = Du hast noch keine Partie zu Ende gespielt. Nenne einen Tisch, oder gib mir das Spielprotokoll einer Partie als Datei.
review-running = Diese Partie läuft noch. Du kannst sie nachspielen, sobald sie zu Ende ist.
review-no-record = Von dieser Partie bewahre ich kein Spielprotokoll auf: Es wurde keine Karte gegeben, oder sie endete, bevor es Spielprotokolle gab.
review-rules-gone = Die Regeln dieser Partie kenne ich nicht mehr, darum kann ich sie nicht zeigen.
review-file-gone = Eine Datei bewahre ich nur eine Stunde lang auf. Bitte gib sie mir mit /review noch einmal.
review-no-game = In dieser Nachricht sehe ich keine Partie. Wähle das am Ergebnis einer Partie, oder nimm /review.
