# Die Spiele zur Auswahl: ein Name aus wenigen Wörtern, und was jedes besonders macht.

variant-standard = Hearts
variant-standard-about = Das bekannteste Hearts, auch Black Lady genannt. Zuerst gibt man drei Karten weiter. Wer die 2♣ hat, beginnt. Herz darf man erst ausspielen, wenn eines gefallen ist. Nimmst du alle Punkte, bekommen alle anderen 26.
variant-standard-brief = Herz und Q♠ vermeiden

variant-zh_windows = Hearts zu viert
variant-zh_windows-about = Hearts, wie es mit Windows kam und wie es chinesische Regelbücher beschreiben: genau zu viert, weitergegeben wird nach links, rechts, gegenüber und dann gar nicht.
variant-zh_windows-brief = wie bei Windows, genau zu viert

variant-ja_black_lady = Black Lady (Japan)
variant-ja_black_lady-about = Das einfache japanische Spiel. Drei Karten gehen in jeder Runde nach links, Herz darf jederzeit ausgespielt werden, Punkte dürfen in den ersten Stich, und wer alles nimmt, wird 26 Punkte los. Punkte stehen mit Minuszeichen da, nur diese 26 ohne, weil sie ein Gewinn sind.
variant-ja_black_lady-brief = immer nach links, Herz jederzeit

variant-ja_black_lady_optional = Black Lady (Japan), streng
variant-ja_black_lady_optional-about = Das japanische Spiel mit seinen üblichen Zusatzregeln: keine Punkte im ersten Stich, und kein Herz wird ausgespielt, bevor eine Karte gefallen ist, die Punkte kostet. Wer alles nimmt, wird 26 Punkte los. Punkte stehen mit Minuszeichen da, nur diese 26 ohne, weil sie ein Gewinn sind.
variant-ja_black_lady_optional-brief = immer nach links, Herz muss gebrochen sein

variant-ja_basic_hearts = Basis-Hearts (Japan)
variant-ja_basic_hearts-about = Black Lady (Japan) ohne die schwarze Dame: Nur Herz kostet Punkte. Wer alle Herzkarten nimmt, wird 13 Punkte los. Punkte stehen mit Minuszeichen da, nur diese 13 ohne, weil sie ein Gewinn sind.
variant-ja_basic_hearts-brief = nur Herz kostet, immer nach links

variant-jack_of_diamonds = Karo-Bube
variant-jack_of_diamonds-about = Hearts mit einer Karte, die sich lohnt: Wer den J♦ nimmt, wird 10 Punkte los. Zum Durchmarsch braucht man ihn nicht.
variant-jack_of_diamonds-brief = der J♦ zieht 10 Punkte ab

variant-omnibus = Omnibus-Hearts
variant-omnibus-about = Die 10♦ zieht 10 Punkte ab. Zum Durchmarsch braucht man außer allen Punkten auch sie, und dann werden 26 von der eigenen Gesamtpunktzahl abgezogen.
variant-omnibus-brief = die 10♦ zieht 10 Punkte ab, auch zum Durchmarsch nötig

variant-spot_hearts = Spot Hearts
variant-spot_hearts-about = Jedes Herz kostet, was es zeigt, von 2 bis 14 für das Ass, und die Q♠ kostet 25. In einer Runde stecken 129 Punkte, und die Partie geht bis 500.
variant-spot_hearts-brief = Herz kostet, was es zeigt, die Q♠ 25

variant-black_maria = Black Maria
variant-black_maria-about = Das britische Spiel, am besten zu dritt. Neben den Herzkarten kosten die Q♠ 13 Punkte, der K♠ 10 und das A♠ 7, so dass in einer Runde 43 stecken. Drei Karten gehen in jeder Runde nach rechts, Vorhand spielt aus, was sie will, und Herz muss nicht gebrochen werden.
variant-black_maria-brief = am besten zu dritt; auch K♠ und A♠ kosten

variant-black_maria_plain = Black Maria, einfach
variant-black_maria_plain-about = Black Maria, wie es viele spielen, am besten zu dritt: In Pik kostet nur die Q♠ Punkte, und zwar 13, so dass in einer Runde 26 stecken. Drei Karten gehen in jeder Runde nach rechts, Vorhand spielt aus, was sie will, und Herz muss nicht gebrochen werden.
variant-black_maria_plain-brief = am besten zu dritt; in Pik kostet nur die Q♠

variant-black_maria_de = Black Maria (Deutschland)
variant-black_maria_de-about = Gespielt wie Hearts, am besten zu dritt. Die Q♠ kostet wie üblich 13 Punkte, aber der K♠ kostet 10 und das A♠ 7, so dass in einer Runde 43 stecken.
variant-black_maria_de-brief = wie in Deutschland: K♠ 10 und A♠ 7

variant-original_hearts = Original Hearts
variant-original_hearts-about = Das Spiel der 1880er Jahre: Nur Herz kostet Punkte, weitergegeben wird nichts, und einen Durchmarsch gibt es nicht.
variant-original_hearts-brief = nur Herz kostet, ohne Weitergeben und Durchmarsch

variant-partnership_hearts = Hearts mit Partnern
variant-partnership_hearts-about = Zu viert in zwei Teams, Partner sitzen gegenüber. Alle haben eine eigene Gesamtpunktzahl. Hat jemand 100, zählen Partner ihre zusammen, und die niedrigere Summe gewinnt.
variant-partnership_hearts-brief = zwei gegen zwei, am Ende wird addiert

variant-reverse_hearts = Hearts umgekehrt
variant-reverse_hearts-about = Punkte sind gut. Gleiche Karten, gleiches Spiel, aber es gewinnt die höchste Gesamtpunktzahl, sobald jemand 100 erreicht.
variant-reverse_hearts-brief = Punkte sind gut, die meisten gewinnen

variant-cancellation = Cancellation Hearts
variant-cancellation-about = Zu sechst bis zu zehnt mit zwei Decks. Zwei gleiche Karten in einem Stich heben sich auf, und die höchste, die bleibt, macht ihn. Weitergegeben wird nichts.
variant-cancellation-brief = zu sechst bis zehnt; gleiche Karten heben sich auf

variant-heartsette = Heartsette
variant-heartsette-about = Einige Karten bleiben als Restkarten verdeckt liegen. Wer den ersten Stich macht, nimmt sie auf die Hand und legt ebenso viele verdeckt weg. Auch weggelegte Punkte zählen für diese Person.
variant-heartsette-brief = der erste Stich bringt die Restkarten

variant-booster_nines = Neuner-Schub
variant-booster_nines-about = Spielt jemand die 9 der ausgespielten Farbe, spielen alle noch eine Karte in den Stich. Ein Stich wird nur einmal verlängert.
variant-booster_nines-brief = eine 9 der Farbe verdoppelt den Stich

variant-greek_hearts = Griechisches Hearts
variant-greek_hearts-about = Drei Karten gehen in jeder Runde nach rechts, und ein Durchmarsch zählt doppelt: Die anderen bekommen seine Punkte, und dieselbe Zahl wird pro Kopf einmal von der eigenen Gesamtpunktzahl abgezogen.
variant-greek_hearts-brief = immer nach rechts, Durchmarsch zählt doppelt

variant-ten_of_clubs = Kreuz-10
variant-ten_of_clubs-about = Wer die 10♣ nimmt, zahlt für alles andere in dieser Runde doppelt.
variant-ten_of_clubs-brief = die 10♣ verdoppelt, was du nimmst

variant-pink_lady = Pink Lady
variant-pink_lady-about = Die Q♥ kostet 13 Punkte wie ihre dunkle Schwester, so dass in einer Runde 38 stecken.
variant-pink_lady-brief = auch die Q♥ kostet 13

variant-hooligan = Hooligan
variant-hooligan-about = Die 7♣ kostet 7 Punkte, und man braucht sie zum Durchmarsch. In einer Runde stecken 33.
variant-hooligan-brief = die 7♣ kostet 7, auch zum Durchmarsch nötig

variant-black_jack = Pik-Bube
variant-black_jack-about = Der J♠ kostet 10 Punkte und die Q♠ keine, so dass in einer Runde 23 stecken.
variant-black_jack-brief = der J♠ kostet 10, die Q♠ nichts

variant-ace_of_hearts_5 = Herz-Ass für fünf
variant-ace_of_hearts_5-about = Das A♥ kostet 5 Punkte, so dass in einer Runde 30 stecken.
variant-ace_of_hearts_5-brief = das A♥ kostet 5

variant-black_widow_5 = Dame für fünf
variant-black_widow_5-about = Die Q♠ kostet nur 5 Punkte, so dass in einer Runde 18 stecken.
variant-black_widow_5-brief = die Q♠ kostet nur 5

variant-pip_hearts = Augen-Hearts
variant-pip_hearts-about = Herzkarten kosten ihre Augen, und A, K, Q und J je 10; die Q♠ kostet 25. Manche nennen es Chicago. Die Partie geht bis 500.
variant-pip_hearts-brief = Herz nach Augen, A K Q J je 10, die Q♠ 25

variant-pip_hearts_a15 = Augen-Hearts, Ass 15
variant-pip_hearts_a15-about = Herzkarten kosten ihre Augen, K, Q und J je 10 und das Ass 15; die Q♠ kostet 25. Die Partie geht bis 500.
variant-pip_hearts_a15-brief = Herz nach Augen, das A♥ 15, die Q♠ 25

variant-spot_50 = Spot Hearts mit 50
variant-spot_50-about = Das Spot Hearts einer Liga: Jedes Herz kostet, was es zeigt, die Q♠ kostet 50, der J♦ zieht 40 ab, und der Durchmarsch ist 150 wert.
variant-spot_50-brief = die Q♠ kostet 50, der J♦ zieht 40 ab

variant-sevens_and_queens = Siebenen und Damen
variant-sevens_and_queens-about = Nur Siebenen und Damen kosten etwas: jede Sieben 1, jede Dame 2, so dass in einer Runde 12 Punkte stecken.
variant-sevens_and_queens-brief = Siebenen kosten 1, Damen 2, sonst nichts

variant-no_trick_bonus = Bonus ohne Stich
variant-no_trick_bonus-about = Wer in einer Runde keinen einzigen Stich macht, wird 5 Punkte los.
variant-no_trick_bonus-brief = ohne jeden Stich werden 5 Punkte abgezogen

variant-partner_hearts = Partner-Hearts (Ontario)
variant-partner_hearts-about = Zwei Teams zu zweit. Partner haben eine gemeinsame Gesamtpunktzahl, die Partie geht bis 200, und ein Durchmarsch gibt beiden im anderen Team je 26, zusammen 52.
variant-partner_hearts-brief = zwei gegen zwei, gemeinsame Punkte, bis 200

variant-likha = Likha
variant-likha-about = Das Partnerspiel der Levante, gegeben und gespielt nach rechts. Die Q♠ kostet 13 und die 10♦ kostet 10, und beide muss man bei erster Gelegenheit abwerfen. Wer zuerst 101 erreicht, verliert mit seinem Team. Kommen beide zugleich dort an, entscheiden ihre Gesamtpunktzahlen.
variant-likha-brief = zwei gegen zwei; Q♠ und 10♦ sofort abwerfen

variant-goldsmith = Goldsmith-Regeln
variant-goldsmith-about = Hearts mit Rettung: Aus genau 100 Punkten werden 50, und die Partie endet erst über 100. Würdest du durch einen Durchmarsch die Partie verlieren, kannst du ihn stattdessen von deiner eigenen Gesamtpunktzahl abziehen.
variant-goldsmith-brief = aus genau 100 Punkten werden 50

variant-knock_down = Abwärts-Hearts
variant-knock_down-about = Dasselbe Hearts, andersherum erzählt: Alle beginnen mit 100 Punkten und verlieren, was sie nehmen. Die Partie endet, wenn jemand keine mehr hat, und wer die meisten hat, gewinnt.
variant-knock_down-brief = alle zählen von 100 herunter

variant-complex_hearts = Komplexes Hearts
variant-complex_hearts-about = Punkte sind komplexe Zahlen: Die Q♠ kostet 13 Punkte der zweiten Art, der J♦ zieht 10 ab, und die 10♣ verwandelt die Punkte einer Runde in die andere Art und verdoppelt sie. Wer zuerst 100 von null entfernt ist, verliert.
variant-complex_hearts-brief = Punkte sind komplexe Zahlen

variant-danger_hearts = Hearts mit drei Leben
variant-danger_hearts-about = Zehn Runden und drei Leben. Eine Runde mit 15 Punkten oder mehr kostet ein Leben, und wer das dritte verliert, hat die Partie verloren.
variant-danger_hearts-brief = drei Leben; eine schlechte Runde kostet eins

variant-charging = Hearts mit Aufdecken
variant-charging-about = Vier Runden. J♦ bringt 10 Punkte weniger, 10♣ verdoppelt, was du nimmst. Vor dem ersten Stich darfst du Q♠, J♦, 10♣ oder A♥ aufdecken: Alle sehen die Karte, und sie zählt doppelt; A♥ verdoppelt jedes Herz.
variant-charging-brief = vier Runden; aufgedeckte Karten zählen doppelt
