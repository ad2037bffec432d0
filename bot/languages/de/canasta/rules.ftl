# Die Regelkarte, die Wahlmöglichkeiten und die Regeln von Canasta und Samba.

canasta-card-usual = Das übliche Spiel zu viert: zwei Decks, elf Karten, ein Canasta zum Ausmachen.
canasta-card-usual-samba = Das übliche Spiel zu viert: drei Decks, fünfzehn Karten, zwei Canastas zum Ausmachen.
canasta-pack = { $packs ->
    [one] Ein Deck
    [2] Zwei Decks
    [3] Drei Decks
   *[other] { $packs } Decks
} mit Jokern, { $cards } Karten.
canasta-opening-below = { $minimum } unter 0
canasta-opening-from = { $minimum } ab { $least }

canasta-departs-players = Für { $count } Personen.
canasta-departs-sides-pairs = Partner sitzen einander gegenüber.
canasta-departs-sides-alone = Alle spielen für sich.
canasta-departs-sides-threes = Zwei Teams zu dritt, die abwechselnd sitzen.
canasta-departs-sides-bench = Zwei Teams zu dritt; in jeder Runde setzt aus jedem jemand aus.
canasta-departs-sides-two_three = Zwei gegen drei; in jeder Runde setzt eine Person aus den dreien aus.
canasta-departs-sides-cutthroat = Wer zuerst den Stapel nimmt, spielt in dieser Runde allein gegen die beiden anderen.
canasta-departs-hand_size = Je { $count } Karten.
canasta-departs-draw_count = { $count ->
    [one] Gezogen wird eine Karte.
   *[other] Gezogen werden { $count } Karten.
}
canasta-departs-target = Die Partie endet bei { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}.
canasta-departs-canastas_to_go_out = { $count ->
    [0] Zum Ausmachen braucht man kein Canasta.
    [one] Zum Ausmachen braucht man ein Canasta.
   *[other] Zum Ausmachen braucht man { $count } Canastas.
}
canasta-departs-wild_max = { $count ->
    [one] Höchstens 1 wilde Karte in einer Meldung.
   *[other] Höchstens { $count } wilde Karten in einer Meldung.
}
canasta-departs-mixed_wilds = Mit einer Karte des Rangs nimmt man den Stapel { $count ->
    [one] nur mit einer einzigen wilden Karte.
   *[other] mit höchstens { $count } wilden Karten.
}
canasta-departs-out_bonus = Ausmachen bringt { $count }.
canasta-departs-concealed_extra = Verdeckt ausmachen bringt { $count } mehr.
canasta-departs-canasta_natural = Ein echtes Canasta zählt { $count }.
canasta-departs-canasta_mixed = Ein gemischtes Canasta zählt { $count }.
canasta-departs-samba = Ein Samba zählt { $count }.
canasta-departs-red3_each = Jede rote Drei zählt { $count }.
canasta-departs-red3_all = Alle roten Dreien zusammen zählen { $count }.
canasta-departs-red3_all_but_one = Alle roten Dreien bis auf eine zählen zusammen { $count }.
canasta-departs-opening = Was die Erstmeldung zählen muss, je nach Gesamtpunktzahl: { $table }.
canasta-departs-upcard-wild = Wird zuerst ein Joker oder eine Zwei aufgedeckt, kommt keine Karte darüber.
canasta-departs-upcard-3r = Wird zuerst eine rote Drei aufgedeckt, kommt keine Karte darüber.
canasta-departs-upcard-3b = Wird zuerst eine schwarze Drei aufgedeckt, kommt keine Karte darüber.
canasta-departs-group_max = Eine Meldung hat höchstens { $count } Karten.

canasta-departs-wild_le_natural-true = In einer Meldung liegen nie mehr wilde als natürliche Karten.
canasta-departs-wild_ratio-half = In einer Meldung liegen mindestens doppelt so viele natürliche wie wilde Karten.
canasta-departs-wild_ratio-free = In einer Meldung dürfen so viele wilde wie natürliche Karten liegen.
canasta-departs-wild_after_canasta-unlimited = Ein fertiges Canasta nimmt beliebig viele wilde Karten auf.
canasta-departs-merge_sequences-false = Sequenzen werden nicht zusammengelegt.
canasta-departs-completed_group-open = An ein fertiges Canasta darf man alles anlegen, was passt.
canasta-departs-completed_group-no_wilds = An ein fertiges Canasta legt man keine wilden Karten an.
canasta-departs-completed_group-closed_at_7 = An ein fertiges Canasta wird nichts angelegt.
canasta-departs-pair_take-new_group = Wer den Stapel mit einem Paar nimmt, beginnt damit eine neue Meldung.
canasta-departs-seq_take-top_only = Statt zu ziehen, darf man die oberste Karte allein an eine Sequenz anlegen, auch aus einem eingefrorenen Stapel.
canasta-departs-red3_deal-first_turn = Rote Dreien aus dem Geben legt man beim ersten eigenen Zug offen hin.
canasta-departs-last_card_red3-may_meld = Wer als letzte Karte eine rote Drei zieht, darf noch auslegen.
canasta-departs-route_mixed-true = Mit einer Karte des Rangs und wilden Karten darf man einen Stapel nehmen, der nicht eingefroren ist.
canasta-departs-route_mixed-false = Mit einer Karte und einer wilden lässt sich der Stapel nie nehmen.
canasta-departs-route_add-false = Die oberste Karte darf nicht gleich an eine Meldung angelegt werden.
canasta-departs-opening_take_wild-pure = Beim ersten Mal nimmt man den Stapel nur mit natürlichen Karten.
canasta-departs-open_then_mixed-false = Beim ersten Mal braucht man ein natürliches Paar, was immer man sonst auslegt.
canasta-departs-always_frozen-true = Der Stapel ist immer eingefroren.
canasta-departs-one_card_bar-always = Mit einer einzigen Karte auf der Hand nimmt niemand einen Stapel aus nur einer Karte.
canasta-departs-one_card_bar-never = Mit einer einzigen Karte auf der Hand darf man auch einen Stapel aus nur einer Karte nehmen.
canasta-departs-black3_meld-never = Schwarze Dreien werden nie ausgelegt.
canasta-departs-black3_opens-false = Schwarze Dreien zählen nicht für die Erstmeldung.
canasta-departs-concealed_waives_opening-never = Auch wer verdeckt ausmacht, braucht die Mindestpunktzahl.
canasta-departs-concealed_waives_opening-always = Wer verdeckt ausmacht, braucht keine Mindestpunktzahl, auch dann nicht, wenn der Stapel genommen wurde.
canasta-departs-concealed_with_pile-false = Wer den Stapel genommen hat, macht nicht mehr verdeckt aus.
canasta-departs-ask-unverified = Man darf sein Gegenüber fragen, bevor klar ist, ob man ausmachen kann. Ein Versprechen, das man nicht hält, kostet Punkte.
canasta-departs-ask-never = Niemand fragt sein Gegenüber.
canasta-departs-ask-enforced = Man fragt sein Gegenüber nur, wenn man ausmachen kann.
canasta-departs-red3_minus_if-no_meld = Rote Dreien zählen gegen eine Seite, die nichts ausgelegt hat.
canasta-departs-red3_minus_if-no_canasta = Rote Dreien zählen gegen eine Seite ohne Canasta.
canasta-departs-red3_minus_if-under_two_canastas = Rote Dreien zählen gegen eine Seite mit weniger als zwei Canastas.
canasta-departs-red3_minus-each = Als Strafe zählen rote Dreien einzeln.
canasta-departs-stock_end-immediate = Die Runde endet, sobald jemand vom leeren Talon ziehen müsste.
canasta-departs-stock_end-last_draw = Die Runde endet mit dem Zug, in dem die letzte Karte gezogen wurde.
canasta-departs-both_over_target-shared = Wer mit gleich vielen Punkten über dem Ziel ist, teilt sich den Sieg.
canasta-departs-next_dealer-right = Das Geben geht nach rechts weiter.
canasta-departs-pile_memory-full = Alle Karten des Stapels sind zu sehen.

canasta-house-rule-target = Wie viele Punkte gewinnen
canasta-house-rule-target-count = Die Partie endet bei { $count } Punkten
canasta-house-rule-canastas_to_go_out = Canastas, die man zum Ausmachen braucht
canasta-house-rule-canastas_to_go_out-count = { $count ->
    [0] Keines
    [one] Eines
   *[other] { $count }
}
canasta-house-rule-draw_count = Karten, die man im Zug zieht
canasta-house-rule-draw_count-count = { $count ->
    [one] Eine
   *[other] { $count }
}
canasta-house-rule-always_frozen = Der Stapel
canasta-house-rule-always_frozen-true = Immer eingefroren: nur mit natürlichem Paar zu nehmen
canasta-house-rule-always_frozen-false = Nur durch wilde Karten und rote Dreien eingefroren
canasta-house-rule-route_add = Die oberste Karte gleich an eine Meldung anlegen
canasta-house-rule-route_add-true = Erlaubt
canasta-house-rule-red3_minus_if = Rote Dreien zählen gegen eine Seite
canasta-house-rule-ask = Das Gegenüber fragen
canasta-house-rule-ask-enforced = Nur wenn man ausmachen kann; die Antwort gilt
canasta-house-rule-ask-unverified = Jederzeit vor dem Auslegen; ein gebrochenes Versprechen kostet Punkte
canasta-house-rule-stock_end = Wenn der Talon leer ist
canasta-house-rule-stock_end-play_on = Geht es weiter, solange der Stapel genommen wird
canasta-house-rule-pile_memory = Die Karten des Stapels
canasta-house-rule-pile_memory-top_only = Nur die oberste ist zu sehen
canasta-house-rule-route_mixed = Den Stapel mit einer Karte und wilden Karten nehmen
canasta-house-rule-opening_take_wild = Wilde Karten, wenn man den Stapel zum ersten Mal nimmt
canasta-house-rule-opening_take_wild-extra_ok = Erlaubt neben dem natürlichen Paar
canasta-house-rule-wild_le_natural = Wilde und natürliche Karten in einer Meldung
canasta-house-rule-wild_le_natural-false = Bis zu drei wilde Karten
canasta-house-rule-seq_take = Den Stapel für eine Sequenz nehmen
canasta-house-rule-seq_take-whole_pile = Den ganzen Stapel, wenn er nicht eingefroren ist
canasta-house-rule-seq_take-top_only = Die oberste Karte allein, auch wenn er eingefroren ist
canasta-house-rule-wild_ratio = Wilde Karten in einer kleinen Meldung
canasta-house-rule-completed_group = An ein fertiges Canasta anlegen

canasta-fault-target = Die Partie muss bis mindestens 1 Punkt gehen.
canasta-fault-deals = Es muss mindestens 1 Runde sein.
canasta-fault-seats = Zu so vielen spielt man dieses Spiel nicht.
canasta-fault-sides = So viele lassen sich so nicht aufteilen.
canasta-fault-ask = Hier spielen alle für sich, es gibt also niemanden zu fragen.
canasta-fault-stock = Dieses Spiel hat eine eigene Regel dafür, wie eine Runde endet, wenn der Talon leer ist.
canasta-fault-packs = Es müssen ein bis vier Decks sein.
canasta-fault-jokers = Höchstens vier Joker gehören in ein Deck.
canasta-fault-hand = Alle müssen mindestens zwei Karten bekommen, und zum Aufdecken und Ziehen müssen noch welche bleiben.
canasta-fault-draw = Gezogen werden in einem Zug eine bis vier Karten.
canasta-fault-upcard = Auf eine wilde Karte, eine rote Drei und eine schwarze Drei kann eine weitere aufgedeckt werden; jede wird höchstens einmal genannt.
canasta-fault-wilds = In einer Meldung sind höchstens acht wilde Karten möglich.
canasta-fault-naturals = Eine Meldung kann eine bis sieben natürliche Karten verlangen.
canasta-fault-melds = Eine Seite hat von jedem Rang eine Meldung oder beliebig viele; mit Sequenzen sind es immer beliebig viele.
canasta-fault-pair = Mit Sequenzen nimmt man den Stapel nie mit einer Karte und wilden Karten, sondern mit einem natürlichen Paar.
canasta-fault-largest = Eine Meldung muss mindestens sieben Karten fassen, und wo eine Seite von jedem Rang nur eine hat, alle Karten dieses Rangs.
canasta-fault-finished = Wo eine Seite von jedem Rang nur eine Meldung hat, muss man an ein fertiges Canasta natürliche Karten anlegen dürfen, sonst ließen sie sich gar nicht auslegen.
canasta-fault-canastas = Das Ausmachen kann höchstens fünf Canastas verlangen.
canasta-fault-sequence = In diesem Spiel gibt es keine Sequenzen, also kann man auch an keine die oberste Karte des Stapels anlegen.
canasta-fault-mixed = Um den Stapel mit einer Karte und wilden Karten zu nehmen, muss mindestens eine wilde Karte erlaubt sein.
canasta-fault-opening = Für die Erstmeldung braucht es eine Mindestpunktzahl bei einer Gesamtpunktzahl unter 0, eine ab 0 und beliebig viele für höhere; keine davon liegt unter 0.
canasta-fault-points = Punkte müssen 0 oder mehr und durch 5 teilbar sein.
canasta-fault-choice = So lässt sich dieses Spiel nicht spielen.
canasta-fault-other = Diese Regel hat dieses Spiel nicht, oder nicht so.

canasta-rules-aim = **Das Ziel.** Lege Meldungen aus gleichen Karten aus, vor allem Canastas, also Meldungen aus sieben Karten. Es gewinnt die Seite, die am Ende einer Runde zuerst { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} hat.
canasta-rules-deal = **Das Geben.** Je { $hand } Karten; eine weitere wird aufgedeckt und beginnt den Stapel, der Rest ist der Talon.
canasta-rules-covered = Wird zuerst { $cards } aufgedeckt, kommt noch eine Karte darüber.
canasta-covered-wild = ein Joker oder eine Zwei
canasta-covered-3r = eine rote Drei
canasta-covered-3b = eine schwarze Drei
canasta-covered-all = ein Joker, eine Zwei oder eine Drei
canasta-rules-kinds = Joker und Zweien sind wild. Eine rote Drei legt man sofort offen hin und zieht dafür eine andere Karte. Liegt eine schwarze Drei oben, sperrt sie den Stapel für die nächste Person; auslegen darf man sie nur beim Ausmachen.
canasta-rules-melds = **Meldungen.** Drei oder mehr Karten eines Rangs von 4 bis Ass, mindestens { $naturals } natürliche und höchstens { $wilds } wilde. Sieben Karten sind ein Canasta: ohne wilde Karten ein echtes, sonst ein gemischtes.
canasta-rules-partners = Partner haben ihre Meldungen gemeinsam und dürfen alle daran anlegen, die andere Seite nicht.
canasta-rules-one-meld = Eine Seite hat von jedem Rang nur eine Meldung: Weitere Karten werden dort angelegt.
canasta-rules-many-melds = Eine Seite darf mehrere Meldungen eines Rangs haben und sie zusammenlegen.
canasta-rules-sequences = Drei bis sieben Karten einer Farbe in Reihe, von 4 bis Ass und ohne wilde Karten, sind eine Sequenz. Sieben sind ein Samba, an den nichts mehr angelegt wird.
canasta-rules-opening = Die Erstmeldung einer Seite muss auf einmal genug zählen, je nach Gesamtpunktzahl: { $table }. Joker 50, Zwei und Ass 20, König bis Acht 10, der Rest 5.
canasta-rules-turn = **Ein Zug.** Ziehe { $draw ->
    [one] eine Karte
   *[other] { $draw } Karten
} oder nimm den ganzen Stapel, lege aus, was du willst, und lege eine Karte ab. Mindestens eine Karte musst du behalten, außer du machst aus.
canasta-rules-pile = **Der Stapel.** Mit zwei natürlichen Karten wie seiner obersten nimmst du ihn, und zwar ganz. Liegt oben eine wilde Karte oder eine schwarze Drei, lässt er sich nicht nehmen.
canasta-rules-mixed = Auch eine natürliche Karte wie die oberste genügt, mit wilden Karten dazu, wenn der Stapel nicht eingefroren ist und deine Seite eröffnet hat.
canasta-rules-add = Du kannst auch seine oberste Karte an eine eigene Meldung anlegen, wenn er nicht eingefroren ist.
canasta-rules-add-unfinished = Du kannst auch seine oberste Karte an eine eigene Meldung aus weniger als sieben Karten anlegen, wenn er nicht eingefroren ist.
canasta-rules-frozen = Eine wilde Karte oder eine rote Drei im Stapel friert ihn ein, bis er genommen wird. Bevor deine Seite eröffnet hat, ist er für dich ohnehin eingefroren.
canasta-rules-always = Der Stapel ist immer eingefroren: Nehmen kann ihn nur, wer ein natürliches Paar hat.
canasta-rules-out = **Ausmachen.** Dazu braucht deine Seite { $count ->
    [0] kein Canasta
    [one] ein Canasta
   *[other] { $count } Canastas
}. Dann darfst du deine letzte Karte auslegen oder ablegen, und die Runde ist zu Ende.
canasta-rules-stock = Ist der Talon leer, nimmst du den Stapel oder beendest die Runde.{ $adds ->
    [yes] {" "}Passt die oberste Karte zu einer eigenen Meldung, musst du ihn nehmen.
   *[no] {""}
}
canasta-rules-last-three = Ist die allerletzte Karte des Talons eine rote Drei, endet die Runde sofort.
canasta-rules-ask = Vorher darfst du dein Gegenüber fragen; die Antwort gilt.
canasta-rules-count = **Das Zählen.** Echtes Canasta { $natural }, gemischtes Canasta { $mixed }, Ausmachen { $out }, alle ausgelegten Karten ihren Wert; Karten auf der Hand zählen gegen dich.
canasta-rules-samba = Ein Samba zählt { $samba }.
canasta-rules-concealed = Verdeckt ausmachen bringt { $points } mehr: in einem Zug mit einem eigenen Canasta, ohne vorher etwas ausgelegt zu haben und ohne bei deinem Gegenüber anzulegen.
canasta-rules-waived = Wer eine Karte zieht und dann alle Karten auslegt, mit einem Canasta darin, braucht keine Mindestpunktzahl.
canasta-rules-threes = Rote Dreien je { $each }, alle zusammen { $all }.
canasta-rules-here = **Was hier anders ist:**
