# Die Regelkarte, die Wahlmöglichkeiten und die Regeln von All Fours.

af-card-usual = Das übliche Spiel: sechs Karten, Betteln, High, Low, Jack und Game, bis 7.

af-rank-A = ein Ass
af-rank-K = ein König
af-rank-Q = eine Dame
af-rank-J = ein Bube
af-rank-T = eine Zehn
af-rank-9 = eine Neun
af-rank-8 = eine Acht
af-rank-7 = eine Sieben
af-rank-6 = eine Sechs
af-rank-5 = eine Fünf
af-rank-4 = eine Vier
af-rank-3 = eine Drei
af-rank-2 = eine Zwei
af-turn-worth = { $rank } { $points }

af-departs-target = Die Partie endet bei { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
af-departs-turn = Punkte der aufgedeckten Karte für die Seite, die gibt: { $worths }.
af-departs-teams-none = Zu viert spielen alle für sich.
af-departs-rotation-ccw = Gegeben und gespielt wird nach rechts.
af-departs-cut-low = Wer die niedrigste Karte abhebt, gibt zuerst.
af-departs-trump-pitch = Nichts wird aufgedeckt: Die erste ausgespielte Karte bestimmt Trumpf.
af-departs-trump-auction = Alle dürfen einmal bieten. Wer am höchsten bietet, spielt aus, und die erste Karte bestimmt Trumpf.
af-departs-turn_scoring-each = Jede aufgedeckte Karte bringt ihre Punkte, auch wenn eine Farbe wiederkommt.
af-departs-turn_scoring-final = Nur die Karte, die Trumpf bestimmt, bringt Punkte fürs Aufdecken.
af-departs-gift_to-eldest = Ein geschenkter Punkt geht nur an Vorhand.
af-departs-gift_may_win-true = Ein geschenkter Punkt darf die Partie gewinnen.
af-departs-second_beg-consent = Nach dem Nachteilen darf Vorhand noch einmal bitten; der Geber darf ablehnen.
af-departs-run_new_trump-false = Beim Nachteilen bekommen alle drei Karten dazu, aber Trumpf bleibt.
af-departs-run_to-two = Nachgeteilt wird nur an Vorhand und Geber.
af-departs-exhaust_keep-false = Punkte einer Runde, die zusammengeworfen wird, gelten nicht.
af-departs-after_run-keep = Nach dem Nachteilen werden alle Karten gespielt.
af-departs-after_run-keep9 = Nach einmaligem Nachteilen spielt man neun Karten, nach mehrmaligem sechs.
af-departs-discards_count-true = Weggelegte Trümpfe zählen für High und Low.
af-departs-bunch = Zusammenwerfen gibt es nicht.
af-departs-follow-strict = Stechen darf nur, wer nicht bedienen kann.
af-departs-jack_exempt-true = Der Trumpfbube darf jederzeit gespielt werden.
af-departs-undertrump-false = Wer eine andere Karte hat, darf nicht untertrumpfen.
af-departs-low_to-captor = Low zählt für die Seite, die die Karte im Stich gewinnt.
af-departs-low_to-dealer = Low zählt für die Seite, die gibt.
af-departs-game_suits-trumps = Für Game zählt nur Trumpf.
af-departs-game_suits-tens_of_trumps = Von den Zehnen zählt für Game nur die in Trumpf.
af-departs-game_tie-none = Bei gleich vielen Augen zählt niemand Game.
af-departs-inquiry-true = Wer einen Trumpf spielt, darf fragen, ob er High oder Low ist.
af-departs-look_early-all = Alle sehen ihre Karten sofort an.
af-departs-look_early-two = Zu viert sehen nur Vorhand und Geber ihre Karten an, bevor Trumpf feststeht.
af-departs-look_early-not_partner = Das Gegenüber von Vorhand sieht die eigenen Karten erst an, wenn Trumpf bestimmt ist.
af-departs-mark_when_known-true = High und Low werden angeschrieben, sobald sie feststehen.
af-departs-dealer_may_equal-true = Der Geber darf das Gebot mit einem gleich hohen übernehmen.
af-departs-all_pass-redeal = Passen alle, wird neu gegeben.
af-departs-trick_memory-full = Alle Stiche der Runde darf man sich noch einmal ansehen.
af-departs-peg-at_once = Wer einen Stich macht, zählt sofort, was darin Trumpf ist: die Zehn 10, die Fünf 5, das Ass 4, König 3, Dame 2, Bube 1.
af-departs-peg-at_end = Nach der Runde zählen die Trümpfe in den Stichen: die Zehn 10, die Fünf 5, das Ass 4, König 3, Dame 2, Bube 1.
af-departs-four_points-false = High, Low, Jack und Game zählen nicht.
af-departs-hang = Ein Bube, den man einer anderen Seite abnimmt, ist { $points } wert.
af-departs-ten = Eine Zehn zählt { $points } für Game.
af-departs-revoke = Jede Karte darf gespielt werden, aber wer falsch bedient, bringt den anderen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
af-departs-revoke-plain = Sonst kostet falsches Bedienen nichts.
af-departs-revoke-seven_up = Die Seite, die falsch bedient hat, zählt kein Game. Ist der Bube im Spiel, bringt der Fehler den anderen doppelt so viel. Die Seite zählt dann auch keinen Jack und kann die Partie in dieser Runde nicht gewinnen.
af-departs-revoke-trinidad = Die Seite, die falsch bedient hat, zählt kein Game. Wer einen der fünf besten Trümpfe zurückhält, wenn Trumpf ausgespielt ist, verliert die Partie.
af-departs-revoke-claim = Falsches Bedienen kommt nur heraus, wenn es jemand anzeigt.

af-house-rule-target = Wie viele Punkte gewinnen
af-house-rule-target-count = Die Partie endet bei { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}
af-house-rule-cut = Wer zuerst gibt
af-house-rule-cut-high = Wer die höchste Karte abhebt
af-house-rule-game_tie = Game bei gleich vielen Augen
af-house-rule-game_tie-nondealer = Zählt die Seite, die nicht gegeben hat
af-house-rule-low_to = Wer Low zählt
af-house-rule-low_to-holder = Wer die Karte beim Geben bekommen hat
af-house-rule-game_suits = Karten, die für Game zählen
af-house-rule-game_suits-all = Die aller Farben
af-house-rule-ten = Was eine Zehn für Game zählt
af-house-rule-ten-10 = 10 Augen
af-house-rule-ten-1 = 1 Auge
af-house-rule-run_new_trump = Trumpf beim Nachteilen
af-house-rule-run_new_trump-true = Es wird wieder aufgedeckt, bis eine neue Farbe kommt
af-house-rule-hang = Ein Bube, den man einer anderen Seite abnimmt
af-house-rule-hang-1 = Ist 1 Punkt wert
af-house-rule-hang-3 = Ist 3 Punkte wert
af-house-rule-follow = Bedienen
af-house-rule-follow-trump = Bedienen oder stechen
af-house-rule-follow-jack = Stechen darf nur, wer nicht bedienen kann; der Trumpfbube darf immer
af-house-rule-revoke = Falsch bedienen
af-house-rule-revoke-enforce = Geht nicht: Verbotene Karten werden abgelehnt
af-house-rule-revoke-penalty = Geht und kommt am Ende des Stichs heraus
af-house-rule-revoke-claim = Geht und kommt heraus, wenn es jemand anzeigt
af-house-rule-trick_memory = Frühere Stiche
af-house-rule-trick_memory-last = Nur der letzte wird noch einmal gezeigt
af-house-rule-gift_may_win = Ein geschenkter Punkt, der die Partie gewinnen würde
af-house-rule-gift_may_win-false = Darf nicht geschenkt werden: Es wird nachgeteilt
af-house-rule-second_beg = Ein zweites Mal betteln
af-house-rule-second_beg-consent = Erlaubt, wenn der Geber einwilligt
af-house-rule-second_beg-never = Nicht erlaubt
af-house-rule-after_run = Nach dem Nachteilen
af-house-rule-after_run-six = Man behält sechs und legt den Rest weg
af-house-rule-inquiry = Nach dem eigenen Trumpf fragen
af-house-rule-inquiry-false = Nicht erlaubt
af-house-rule-dealer_may_equal = Das Gebot des Gebers
af-house-rule-dealer_may_equal-false = Muss höher sein als die anderen
af-house-rule-all_pass = Wenn alle passen
af-house-rule-all_pass-held = Der Geber muss 2 bieten

af-fault-target = Eine Partie geht mindestens bis 1 Punkt und höchstens bis 100 Punkte.
af-fault-deals = Es muss mindestens 1 Runde sein.
af-fault-seats = Zu so vielen spielt man dieses Spiel nicht.
af-fault-jack_exempt = Der Bube braucht seine Freiheit nur, wo man bedienen muss.
af-fault-teams = Zu viert spielt man hier in zwei Teams.
af-fault-peg = Trümpfe zählen in den Stichen nur, wo eine Karte aufgedeckt wird, und etwas muss zählen.
af-fault-other = Einige dieser Regeln widersprechen sich.

af-rules-aim = **Das Ziel.** { $pegged ->
    [alone] Die Trümpfe in den Stichen bringen Punkte.
    [four] Die Trümpfe in den Stichen bringen Punkte, dazu High, Low, Jack und Game.
   *[none] In jeder Runde gibt es vier Gelegenheiten für Punkte: High, Low, Jack und Game.
} Wer zuerst { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} hat, gewinnt sofort.
af-rules-players = Für { $allowed } Personen.
af-rules-pairs = Zu viert spielt man in zwei Teams, Partner gegenüber.
af-rules-deal = **Das Geben.** Je sechs Karten aus 52, das Ass ist die höchste.
af-rules-cut-high = Alle heben eine Karte ab, und wer die höchste hat, gibt zuerst. Bei gleichen Karten wird noch einmal abgehoben. Danach wird reihum gegeben.
af-rules-cut-low = Alle heben eine Karte ab, und wer die niedrigste hat, gibt zuerst. Bei gleichen Karten wird noch einmal abgehoben. Danach wird reihum gegeben.
af-rules-turned = Die nächste Karte wird aufgedeckt, und ihre Farbe ist als Trumpf vorgeschlagen.
af-rules-turn-worths = Was aufgedeckt wird, kann der Seite, die gibt, sofort Punkte bringen: { $worths }.
af-rules-pitch = Es wird keine Karte aufgedeckt. Trumpf ist die Farbe der ersten ausgespielten Karte.
af-rules-beg = **Das Betteln.** Vorhand, der Platz nach dem Geber, nimmt an oder bettelt. Auf das Betteln schenkt der Geber einen Punkt oder teilt nach.
af-rules-gift-to-all_opponents = Zu dritt wird den beiden anderen je ein Punkt geschenkt.
af-rules-gift-to-eldest = Zu dritt bekommt nur Vorhand den Punkt.
af-rules-gift-true = Ein geschenkter Punkt darf die Partie gewinnen.
af-rules-gift-false = Kein geschenkter Punkt darf die Partie gewinnen; dann muss nachgeteilt werden.
af-rules-run-true = Nachteilen: Alle bekommen drei Karten dazu, und es wird wieder aufgedeckt, bis eine neue Farbe kommt. Die ist Trumpf.
af-rules-run-false = Nachteilen: Alle bekommen drei Karten dazu; Trumpf bleibt.
af-rules-after-keep = Dann werden alle Karten gespielt.
af-rules-after-six = Dann legt man Karten verdeckt weg und behält sechs.
af-rules-after-keep9 = Nach einmaligem Nachteilen spielt man neun Karten, nach mehrmaligem sechs.
af-rules-exhausted-true = Reicht das Deck nicht zum Nachteilen, werden die Karten zusammengeworfen, und dieselbe Person gibt noch einmal. Punkte, die schon gezählt sind, bleiben.
af-rules-exhausted-false = Reicht das Deck nicht zum Nachteilen, werden die Karten zusammengeworfen, und dieselbe Person gibt noch einmal. Punkte, die darin gezählt wurden, gelten nicht.
af-rules-second = Nach dem Nachteilen darf Vorhand noch einmal darum bitten, und der Geber darf ablehnen.
af-rules-bunch = Zu zweit kann man sich nach dem Nachteilen auch einigen, zusammenzuwerfen und neu zu geben.
af-rules-bid = **Das Bieten.** Der Reihe nach passt man oder bietet 2, 3 oder 4 Punkte, höher als zuvor. Wer am höchsten bietet, spielt aus und bestimmt Trumpf. Macht man weniger Punkte als geboten, werden so viele abgezogen, wie geboten waren.
af-rules-passed-held = Passen alle, muss der Geber 2 bieten.
af-rules-passed-redeal = Passen alle, wird neu gegeben.
af-rules-play = **Das Spiel.** { $trump ->
    [auction] Wer am höchsten geboten hat,
   *[other] Vorhand
} spielt aus, und wer einen Stich gewinnt, spielt zum nächsten aus. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
af-rules-follow-or_trump = Kannst du bedienen, musst du es tun, darfst stattdessen aber immer stechen. Ist Trumpf ausgespielt, musst du Trumpf spielen. Kannst du nicht bedienen, spiele, was du willst.
af-rules-follow-strict = Kannst du bedienen, musst du es tun. Kannst du es nicht, stich oder spiele eine beliebige andere Karte.
af-rules-inquiry = Wer einen Trumpf spielt, darf fragen, ob er High oder Low ist, und bekommt eine wahre Antwort.
af-rules-peg = **Die Trümpfe.** { $when ->
    [at_end] Nach dem letzten Stich zählen die gewonnenen Trümpfe, Stich für Stich:
   *[at_once] Wer einen Stich macht, zählt sofort, was darin Trumpf ist:
} die Zehn 10, die Fünf 5, das Ass 4, der König 3, die Dame 2, der Bube 1. Wer zuerst am Ziel ist, gewinnt auf der Stelle, auch mitten in der Runde. Ein aufgedeckter Trumpf zählt für niemanden.
af-rules-count = { $trump ->
    [auction] **Das Zählen,** nach dem letzten Stich: zuerst die Seite mit dem höchsten Gebot, dann die anderen in dieser Reihenfolge. Die Partie endet, sobald jemand am Ziel ist.
   *[other] **Das Zählen,** nach dem letzten Stich und in dieser Reihenfolge. Die Partie endet, sobald jemand am Ziel ist.
}
af-rules-high = - **High:** der höchste Trumpf im Spiel, für die Seite, die ihn beim Geben bekommen hat.
af-rules-low-holder = - **Low:** der niedrigste Trumpf im Spiel, für die Seite, die ihn beim Geben bekommen hat, auch wenn sie ihn verloren hat.
af-rules-low-captor = - **Low:** der niedrigste Trumpf im Spiel, für die Seite, die ihn im Stich gewinnt.
af-rules-low-dealer = - **Low:** der niedrigste Trumpf im Spiel, für die Seite, die gibt.
af-rules-jack = - **Jack:** der Trumpfbube, wenn er im Spiel ist, für die Seite, die ihn gewinnt; { $points } Punkte, wenn sie ihn einer anderen abnimmt.
af-rules-jack-1 = - **Jack:** der Trumpfbube, wenn er im Spiel ist, für die Seite, die ihn gewinnt.
af-rules-game-all = - **Game:** die meisten Augen in den Stichen. Ein Ass zählt 4, ein König 3, eine Dame 2, ein Bube 1, eine Zehn { $ten }.
af-rules-game-trumps = - **Game:** die meisten Augen in den Stichen, aber nur in Trumpf. Ein Ass zählt 4, ein König 3, eine Dame 2, ein Bube 1, eine Zehn { $ten }.
af-rules-game-tens_of_trumps = - **Game:** die meisten Augen in den Stichen. Ein Ass zählt 4, ein König 3, eine Dame 2, ein Bube 1, die Trumpfzehn { $ten }.
af-rules-game-five = Auch die Trumpffünf zählt 5.
af-rules-tie-none = Bei gleich vielen Augen zählt niemand Game.
af-rules-tie-nondealer = Bei gleich vielen Augen zählt Game die Seite, die nicht gegeben hat.
