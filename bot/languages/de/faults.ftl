# Warum sich mit bestimmten Regeln nicht spielen lässt. Jeder Satz sagt, was richtig wäre.

fault-other = Darin steht eine Regel, die es in diesem Spiel nicht gibt.
fault-variant = Dieses Spiel gibt es hier nicht.
fault-dealer = An diesem Platz sitzt niemand, der geben könnte.
fault-seats = Zu so vielen spielt man dieses Spiel nicht.

fault-players = Wie viele üblicherweise spielen, muss eine Zahl sein, die dieses Spiel erlaubt.
fault-players_allowed = Mit einem Deck spielt man zu dritt bis zu sechst, mit zwei Decks bis zu zehnt. Jede Zahl wird nur einmal genannt.
fault-decks = Es muss ein Deck sein oder zwei.
fault-strip = Ohne die Karten, die wegbleiben, müssen alle gleich viele bekommen. Ein Kreuz muss im Deck bleiben, und Karten, die Punkte kosten.
fault-hand_sizes = Alle müssen mindestens eine Karte bekommen, und das Deck muss dafür reichen.
fault-kitty = Die Restkarten bekommt, wer den ersten Stich macht, den letzten oder den ersten, in dem Punkte liegen.
fault-kitty_seen = Die Restkarten sind verdeckt, oder wer sie nimmt, sieht sie, oder alle sehen sie.
fault-first_dealer = Zuerst geben muss jemand, der am Tisch sitzt.
fault-rotation = Gespielt wird nach links oder nach rechts.

fault-pass_schedule = Weitergegeben wird reihum oder so, wie es der Geber ansagt.
fault-pass_cycle = So lässt sich zu so vielen nicht weitergeben: Bei ungerader Zahl sitzt niemand gegenüber, und alle brauchen genug Karten dafür.
fault-pass_count = So viele Karten kann man nicht weitergeben. Es müssen weniger sein, als man auf der Hand hat.
fault-dealer_pass_cap = Wer gibt, kann nicht mehr Karten weitergeben lassen, als man auf der Hand hat.
fault-dealer_pass_zero_ok = Wer gibt, darf ansagen, dass nichts weitergegeben wird, oder darf es nicht.
fault-unpassable = Jede Karte, die nicht weitergegeben werden darf, wird einmal genannt, und es müssen genug andere bleiben: je eine für alle anderen am Tisch.
fault-charging = Aufgedeckt wird nur mit einem Deck und den üblichen Punkten, und nur wenn niemand Restkarten auf die Hand nimmt.

fault-opening_fallback = 2♦ kann nur eröffnen, wo es sonst das niedrigste Kreuz tut.
fault-opening = Die Runde beginnt mit dem niedrigsten Kreuz, das jemand haben muss, oder Vorhand beginnt, der Platz nach dem Geber.
fault-first_trick_penalty = Karten, die Punkte kosten, darf man entweder in den ersten Stich werfen oder nicht.
fault-first_trick_stuck = Kosten alle deine Karten Punkte, wirfst du im ersten Stich eine beliebige ab oder nur ein Herz, oder es wird neu gegeben.
fault-hearts_lead = Herz darf jederzeit ausgespielt werden oder erst, wenn es gebrochen ist.
fault-break_by = Gebrochen wird Herz nur durch ein Herz oder durch jede Karte, die Punkte kostet.
fault-forced_lead_breaks = Wer Herz ausspielen musste, hat es damit gebrochen oder nicht.
fault-heart_lead_exception = Solange Herz nicht gebrochen ist, darfst du es nur ausspielen, wenn du nur Herz hast (oder nur Karten, die Punkte kosten).
fault-qs_lead = Q♠ darf jederzeit ausgespielt werden oder erst, wenn Herz gebrochen ist.
fault-forced_discard = Karten, die bei erster Gelegenheit abgeworfen werden müssen, müssen im Deck sein und werden je einmal genannt.
fault-trick_rule = Gleiche Karten können sich aufheben, oder Neunen können einen Stich verlängern, oder keines von beiden.

fault-hearts_values = Die Karten einer Runde müssen mehr kosten, als sie zurückgeben, und kein Herz darf Punkte abziehen.
fault-spade_values = Dame, König und Ass in Pik können keine Punkte abziehen, und irgendwelche Karten müssen Punkte kosten.
fault-extra_values = Was eine Karte kostet, muss eine ganze Zahl sein. J♦ oder 10♦ können nichts kosten, wo sie Punkte abziehen. Die Karten einer Runde müssen mehr kosten, als sie zurückgeben.
fault-imaginary = Komplexe Punkte vertragen sich nicht mit einem Durchmarsch, bei dem man wählt, mit einer Sonderwertung für alle Stiche, mit Teams, Leben oder genauen Punktzahlen.
fault-bonus_card = Nur J♦ oder 10♦ können Punkte abziehen, und bei so vielen am Tisch muss eine Runde mehr kosten, als sie zurückgibt.
fault-bonus_points = Die Karte, die Punkte abzieht, muss mindestens einen abziehen, und bei so vielen am Tisch muss eine Runde mehr kosten, als sie zurückgibt.
fault-bonus_floor = Eine Karte, die Punkte abzieht, darf eine Runde unter 0 bringen, oder sie darf es nicht.
fault-double_card = Nur 10♣ kann verdoppeln.
fault-double_scope = 10♣ verdoppelt, was Punkte kostet, oder alles, oder auch einen Durchmarsch.
fault-no_trick_bonus = Keinen Stich zu machen kann Punkte abziehen, aber keine kosten, und bei so vielen am Tisch muss eine Runde mehr kosten, als sie zurückgibt.

fault-moon = So lässt sich ein Durchmarsch nicht zählen, oder es kosten zu wenige Karten Punkte dafür.
fault-moon_value = Der Durchmarsch muss mindestens 1 Punkt wert sein.
fault-moon_needs_bonus = Der Durchmarsch kann eine Karte, die Punkte abzieht, nur verlangen, wo es eine gibt.
fault-bonus_on_moon = Eine Karte, die Punkte abzieht, zählt auch beim Durchmarsch, oder sie zählt dann nicht.
fault-sun = Alle Stiche zu machen zählt wie jeder Durchmarsch, oder doppelt, oder eine feste Punktzahl.
fault-sun_value = Eine Punktzahl für alle Stiche gibt es nur, wo sie fest gewertet werden, und sie ist mindestens 1.

fault-teams = Partner gibt es nur am Tisch zu viert.
fault-team_score = Nur Partner können eine gemeinsame Punktzahl haben.
fault-team_moon = Gemeinsam durchmarschieren können Partner nur, wo sie ein Team sind und alle anderen die Punkte bekommen.
fault-partner_moon = Beim Durchmarsch bekommt das eigene Gegenüber die Punkte auch, oder es wird verschont.

fault-objective = Es gewinnt die niedrigste Gesamtpunktzahl oder die höchste.
fault-end_mode = Die Partie endet bei einer Punktzahl, nach einer Zahl von Runden oder mit dem, was zuerst kommt.
fault-target = Die Partie muss bis mindestens 1 Punkt gehen.
fault-target_cmp = Die Partie endet, wenn jemand die Punkte hat, oder erst bei mehr.
fault-deals = Eine Zahl von Runden gehört zu einer Partie, die nach Runden endet, und ist mindestens 1.
fault-placing = Die niedrigste Gesamtpunktzahl gewinnt, oder wer zuerst am Ziel ist, verliert.
fault-tie_rule = Ein geteilter erster Platz bleibt geteilt, oder es wird um ihn weitergespielt.
fault-tie_scope = Weitergespielt wird nur um den ersten Platz oder bei jedem Gleichstand.
fault-end_latched = Ist das Ende einmal erreicht, bleibt es dabei oder nicht.
fault-exact_rule = Wer genau die Punktzahl hat, bei der die Partie endet, kann nur auf weniger Punkte zurückfallen, oder gewinnen, wenn die Partie bei einer Punktzahl endet.
fault-lives = Leben vertragen sich nicht mit einem Durchmarsch, der danach fragt, wer verlieren würde.
fault-danger = Eine Runde muss von mindestens 1 Punkt an gefährlich sein.
fault-display_sign = Punkte stehen einfach da, mit Minuszeichen oder abwärts gezählt.
