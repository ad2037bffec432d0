# The games on offer: a name of two or three words, and what makes each of them different.

variant-standard = Hearts
variant-standard-about = The game most people know, also called Black Lady. First you pass three cards. Whoever has the 2♣ starts. You may lead a heart only after somebody has played one. Take all the points, and everybody else gets 26.
variant-standard-brief = avoid hearts and the Q♠

variant-zh_windows = Hearts for four
variant-zh_windows-about = The game as it came with Windows and as Chinese rule books tell it: Hearts for exactly four players, passing left, right, across and then not at all.
variant-zh_windows-brief = as on Windows, exactly four players

variant-ja_black_lady = Black Lady (Japan)
variant-ja_black_lady-about = The plain Japanese game. Three cards go left in every deal, hearts may be led at any time, points may fall on the first trick, and whoever takes everything has 26 points taken off. Points are written with a minus sign, but those 26 without one, as they count for the shooter.
variant-ja_black_lady-brief = always pass left, lead hearts at any time

variant-ja_black_lady_optional = Black Lady (Japan), strict
variant-ja_black_lady_optional-about = The Japanese game with its usual optional rules: no points on the first trick, and no heart led until a card that costs points has been played. Whoever takes everything has 26 points taken off. Points are written with a minus sign, but those 26 without one, as they count for the shooter.
variant-ja_black_lady_optional-brief = always pass left, hearts must be broken

variant-ja_basic_hearts = Basic Hearts (Japan)
variant-ja_basic_hearts-about = Black Lady (Japan) without the black lady: only the hearts cost points. Whoever takes them all has 13 points taken off. Points are written with a minus sign, but those 13 without one, as they count for the shooter.
variant-ja_basic_hearts-brief = only hearts cost, always pass left

variant-jack_of_diamonds = Jack of Diamonds
variant-jack_of_diamonds-about = Hearts with one card worth having: whoever takes the J♦ gets 10 points off. It is not needed for the moon.
variant-jack_of_diamonds-brief = the J♦ takes 10 points off

variant-omnibus = Omnibus Hearts
variant-omnibus-about = The 10♦ takes 10 points off. The moon needs it as well as every point, and then takes 26 off the shooter's own total.
variant-omnibus-brief = the 10♦ takes 10 points off, a moon needs it

variant-spot_hearts = Spot Hearts
variant-spot_hearts-about = Every heart costs what it shows, from 2 up to 14 for the ace, and the Q♠ costs 25. A deal holds 129 points, and the game goes to 500.
variant-spot_hearts-brief = hearts cost what they show, the Q♠ 25

variant-black_maria = Black Maria
variant-black_maria-about = The British game, best with three. Besides the hearts, the Q♠ costs 13 points, the K♠ 10 and the A♠ 7. A deal holds 43. Three cards go right in every deal, the player left of the dealer leads anything, and hearts need no breaking.
variant-black_maria-brief = best with three; K♠ and A♠ cost points too

variant-black_maria_plain = Black Maria, plain
variant-black_maria_plain-about = Black Maria as many play it, best with three: of the spades only the Q♠ costs points, 13 of them. A deal holds 26. Three cards go right in every deal, the player left of the dealer leads anything, and hearts need no breaking.
variant-black_maria_plain-brief = best with three; of the spades only the Q♠ costs

variant-black_maria_de = Black Maria (Germany)
variant-black_maria_de-about = Played like Hearts, best with three. The Q♠ costs 13 points as usual, but the K♠ costs 10 and the A♠ 7. A deal holds 43.
variant-black_maria_de-brief = as in Germany: K♠ 10 and A♠ 7

variant-original_hearts = Original Hearts
variant-original_hearts-about = The game of the 1880s: only the hearts cost points, no cards are passed, and shooting the moon does not exist.
variant-original_hearts-brief = only hearts cost, no passing, no moon

variant-partnership_hearts = Partnership Hearts
variant-partnership_hearts-about = Four players in two sides, partners opposite each other. Each player has a total. When somebody reaches 100, partners add theirs up, and the lower sum wins.
variant-partnership_hearts-brief = two against two, totals added at the end

variant-reverse_hearts = Reverse Hearts
variant-reverse_hearts-about = Points are good. Same cards and same play, but the highest total wins once somebody reaches 100.
variant-reverse_hearts-brief = points are good, the most wins

variant-cancellation = Cancellation Hearts
variant-cancellation-about = For six to ten players with two packs. Two equal cards in one trick cancel each other, and the highest card left takes it. Nothing is passed.
variant-cancellation-brief = six to ten players; equal cards cancel

variant-heartsette = Heartsette
variant-heartsette-about = Some cards are left over and lie face down as the widow. Whoever takes the first trick takes them into the hand and puts as many aside, unseen; what is put aside counts for that player.
variant-heartsette-brief = the first trick brings the cards left over

variant-booster_nines = Booster Nines
variant-booster_nines-about = When somebody plays the 9 of the suit led, everybody plays one more card to the trick. A trick is boosted only once.
variant-booster_nines-brief = a 9 of the suit led doubles the trick

variant-greek_hearts = Greek Hearts
variant-greek_hearts-about = Three cards go right in every deal, and a moon counts twice over: the others get its points and the shooter loses as many for each of them.
variant-greek_hearts-brief = always pass right, a moon counts twice over

variant-ten_of_clubs = Ten of Clubs
variant-ten_of_clubs-about = Whoever takes the 10♣ pays double for everything else taken in that deal.
variant-ten_of_clubs-brief = the 10♣ doubles what you take

variant-pink_lady = Pink Lady
variant-pink_lady-about = The Q♥ costs 13 points like her dark sister. A deal holds 38.
variant-pink_lady-brief = the Q♥ costs 13 as well

variant-hooligan = Hooligan
variant-hooligan-about = The 7♣ costs 7 points and is needed for the moon. A deal holds 33.
variant-hooligan-brief = the 7♣ costs 7, a moon needs it

variant-black_jack = Black Jack Hearts
variant-black_jack-about = The J♠ costs 10 points and the Q♠ none. A deal holds 23.
variant-black_jack-brief = the J♠ costs 10, the Q♠ nothing

variant-ace_of_hearts_5 = Five for the Ace
variant-ace_of_hearts_5-about = The A♥ costs 5 points. A deal holds 30.
variant-ace_of_hearts_5-brief = the A♥ costs 5

variant-black_widow_5 = Five for the Queen
variant-black_widow_5-about = The Q♠ costs only 5 points. A deal holds 18.
variant-black_widow_5-brief = the Q♠ costs only 5

variant-pip_hearts = Pip Hearts
variant-pip_hearts-about = Hearts cost their pips and 10 for A, K, Q and J; the Q♠ costs 25. Some call it Chicago. The game goes to 500.
variant-pip_hearts-brief = hearts cost their pips, A K Q J 10, the Q♠ 25

variant-pip_hearts_a15 = Pip Hearts, ace 15
variant-pip_hearts_a15-about = Hearts cost their pips, 10 for K, Q and J, and 15 for the ace; the Q♠ costs 25. The game goes to 500.
variant-pip_hearts_a15-brief = hearts cost their pips, the A♥ 15, the Q♠ 25

variant-spot_50 = Spot Hearts with 50
variant-spot_50-about = A league's Spot Hearts: every heart costs what it shows, the Q♠ costs 50, the J♦ takes 40 off, and the moon is worth 150.
variant-spot_50-brief = the Q♠ costs 50, the J♦ takes 40 off

variant-sevens_and_queens = Sevens and Queens
variant-sevens_and_queens-about = Only sevens and queens cost anything: each seven 1, each queen 2. A deal holds 12 points.
variant-sevens_and_queens-brief = sevens cost 1, queens 2, nothing else

variant-no_trick_bonus = No-Trick Bonus
variant-no_trick_bonus-about = Whoever takes no trick at all in a deal gets 5 points off.
variant-no_trick_bonus-brief = no trick at all takes 5 points off

variant-partner_hearts = Partner Hearts (Ontario)
variant-partner_hearts-about = Two sides of two. Partners share one total, the game goes to 200, and a moon gives each opponent 26, which is 52 for their side.
variant-partner_hearts-brief = two against two, one total, to 200

variant-likha = Likha
variant-likha-about = The partnership game of the Levant, dealt and played to the right. The Q♠ costs 13 and the 10♦ costs 10, and both must be thrown at the first chance. The side of whoever reaches 101 first loses. If both do at once, their totals decide.
variant-likha-brief = two against two; throw Q♠ and 10♦ at the first chance

variant-goldsmith = Goldsmith Rules
variant-goldsmith-about = Hearts with a rescue: exactly 100 points become 50, and the game ends only above 100. If a moon would lose you the game, you may take it off your own total instead.
variant-goldsmith-brief = exactly 100 points become 50

variant-knock_down = Knock-Down Hearts
variant-knock_down-about = The same Hearts, told the other way round: everybody starts with 100 points and loses what they take. The game ends when somebody has none left, and whoever has the most wins.
variant-knock_down-brief = everybody counts down from 100

variant-complex_hearts = Complex Hearts
variant-complex_hearts-about = Scores are complex numbers: the Q♠ costs 13 points of the second kind, the J♦ takes 10 off, and the 10♣ turns the points of a deal into the other kind and doubles them. Whoever first gets 100 away from zero loses.
variant-complex_hearts-brief = points are complex numbers

variant-danger_hearts = Danger Hearts
variant-danger_hearts-about = Ten deals and three lives. A deal of 15 points or more costs a life, and whoever loses the third one has lost the game.
variant-danger_hearts-brief = three lives; a bad deal costs one

variant-charging = Charging
variant-charging-about = Four deals. J♦ takes 10 points off, and 10♣ doubles what you take. Before play you may charge Q♠, J♦, 10♣ or A♥: everybody sees the card, and it counts double; A♥ doubles every heart.
variant-charging-brief = four deals; show cards to double them
