# What Pitch by points, Cinch and Pedro are called, and the commands that open their tables.

family-point_pitch = Pitch
family-point_pitch-leaderboard = In Pitch, Cinch and Pedro, more points are better.

offer-pedro-open = Open a table of Cinch or Pedro in this channel
offer-pedro-preset = Which kind of Pedro? Empty: Cinch

feat-moons-made = { $count ->
    [one] 1 moon made
   *[other] { $count } moons made
}

variant-ten_point = Ten-point Pitch
variant-ten_point-about = Two jokers and the off-jack are trumps, and the three is worth 3. Name trumps, lay down the rest, draw, and play nothing but trumps.
variant-ten_point-brief = two jokers, off-jack, three worth 3, partners, to 52
variant-five_point = Five-point Pitch
variant-five_point-about = Auction Pitch with a joker, which is the lowest trump: high, low, jack, joker and game. The first card led makes trumps.
variant-five_point-brief = six cards and a joker that every trump takes, to 10
variant-six_point = Six-point Pitch
variant-six_point-about = High, low, jack, off-jack, joker and game. The joker is the trump right below the jacks.
variant-six_point-brief = six cards, joker and off-jack, to 15
variant-seven_point = Seven-point Pitch
variant-seven_point-about = High, low, jack, off-jack, two jokers and game. The joker that is played first is the big one.
variant-seven_point-brief = six cards, two jokers, off-jack, to 15
variant-nine_point = Nine-point Pitch
variant-nine_point-about = High, low, jack and game, and the five of trumps brings 5. Keep three to six of nine cards, and draw.
variant-nine_point-brief = no joker; the five is worth 5, partners, to 15
variant-ten_point_six = Ten-point Pitch for six
variant-ten_point_six-about = Ten-point Pitch in two sides of three: eight cards each, and six more for the bidder.
variant-ten_point_six-brief = two sides of three, kitty of six, to 52
variant-eleven_point = Eleven-point Pitch
variant-eleven_point-about = Ten-point Pitch in which the off-ace is a trump too, right below the ace, and the eleventh point.
variant-eleven_point-brief = as ten-point, and the off-ace counts too
variant-thirteen_point = Thirteen-point Pitch
variant-thirteen_point-about = Ten-point Pitch in which the off-three is a trump too, and worth 3 as well.
variant-thirteen_point-brief = as ten-point, and the off-three is worth 3
variant-cinch = Cinch
variant-cinch-about = Two fives, the pedros, are trumps worth 5 each. Name trumps and draw; the dealer keeps any six of hand and rest. The side that makes more scores the difference.
variant-cinch-brief = two pedros worth 5, partners, to 51
variant-double_pedro = Double Pedro
variant-double_pedro-about = Cinch as it is played today: nothing but trumps is played, bids begin at 6, and if you miss the bid, it is taken off your score.
variant-double_pedro-brief = Cinch with trumps only, bids from 6, to 62
variant-pedro = Pedro
variant-pedro-about = Bid as long as you like. The first card led makes trumps, and the five of trumps brings 5.
variant-pedro-brief = three to seven players, the five is worth 5, to 50
variant-sancho_pedro = Sancho Pedro
variant-sancho_pedro-about = As Pedro, and the nine of trumps brings 9.
variant-sancho_pedro-brief = as Pedro, and the nine is worth 9
variant-dom_pedro = Dom Pedro
variant-dom_pedro-about = As Sancho Pedro, with the three of trumps for 3, and a joker for 15 that every trump takes.
variant-dom_pedro-brief = as Sancho, and a joker worth 15, to 100
