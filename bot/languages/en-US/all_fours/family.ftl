# What All Fours is called, the commands that open its tables, and what leaderboards say of it.

family-all_fours = All Fours
family-all_fours-leaderboard = In All Fours, more points are better.

offer-allfours-open = Open a table of All Fours or Seven-Up in this channel
offer-allfours-preset = Which kind of All Fours? Empty: Seven-Up
offer-pitch-open = Open a table of Pitch in this channel
offer-pitch-preset = Which kind of Pitch? Empty: you are asked

feat-jacks-hung = { $count ->
    [one] 1 Jack hung
   *[other] { $count } Jacks hung
}
feat-begs-won = { $count ->
    [one] 1 beg won
   *[other] { $count } begs won
}
feat-games = { $count ->
    [one] 1 point for Game
   *[other] { $count } points for Game
}
feat-all-fours = { $count ->
    [one] all four in 1 deal
   *[other] all four in { $count } deals
}

variant-seven_up = Seven-Up
variant-seven_up-about = The American game of about 1900. Six cards each, and a card is turned up for trumps. Eldest may beg for another; the dealer then gives a point or runs the cards. High, Low, Jack and Game count one each, and seven points win.
variant-seven_up-brief = a card is turned for trumps, you may beg for another
variant-seven_up_1876 = Seven-Up (1876)
variant-seven_up_1876-about = Seven-Up as a reviewer of 1876 insisted on playing it: dealt by threes, seven points, and nobody ever has to trump.
variant-seven_up_1876-brief = Seven-Up where nobody has to trump
variant-af1807 = All Fours (London 1807)
variant-af1807-about = The oldest text. Two players, ten points. All cards are played after a run, and whoever plays a trump may ask whether it is High or Low.
variant-af1807-brief = the oldest rules, for two, to 10
variant-af1823 = All Fours (New York 1823)
variant-af1823-about = The American reprint of the London rules: two players, ten points.
variant-af1823-brief = the London rules in America, for two, to 10
variant-af1845 = All Fours (Philadelphia 1845)
variant-af1845-about = Two players or two pairs, ten points. After a run everybody discards down to six cards.
variant-af1845-brief = after a run everybody keeps six cards, to 10
variant-af1814 = All Fours (London 1814)
variant-af1814-about = Jones's text: two players or two pairs, and seven points win.
variant-af1814-brief = for two, or two pairs, to 7
variant-all_fives = All Fives
variant-all_fives-about = Seven-Up to 61. Whoever wins a trick pegs the trumps in it at once: the ten brings 10, the five 5, the ace 4, king 3, queen 2, Jack 1. High, Low, Jack and Game count too.
variant-all_fives-brief = trumps you win bring points at once, to 61
variant-all_fives_plain = All Fives, pegging only
variant-all_fives_plain-about = Only the trumps won in tricks count, and suit must be followed. 61 points win.
variant-all_fives_plain-brief = only trumps won in tricks count, to 61
variant-trinidad = All Fours (Trinidad)
variant-trinidad-about = The national game of Trinidad, in pairs, played to the right, to 14. A turned ace brings the dealer 1 point, a six 2, a Jack 3, every time one is turned. A Jack that is hung is worth 3.
variant-trinidad-brief = pairs, to 14; hang the Jack for 3
variant-tobago = All Fours (Tobago)
variant-tobago-about = As in Trinidad, but a turned deuce brings 2 points instead of a six, and nobody undertrumps while there is another card to play.
variant-tobago-brief = as in Trinidad, but no undertrumping
variant-yorkshire = All Fours (Yorkshire)
variant-yorkshire-about = Two pairs to 11. Nothing is turned up: the first card led makes trumps, and the leader's partner looks at no card before that.
variant-yorkshire-brief = pairs, to 11; the first card led makes trumps
variant-lancashire = All Fours (Lancashire)
variant-lancashire-about = As in Yorkshire, but Low counts for whoever wins it in a trick.
variant-lancashire-brief = as in Yorkshire, but Low has to be won
variant-pitch = Pitch without bidding
variant-pitch-about = Blind All Fours for two to seven players, four of them in pairs. Nothing is turned up: the first card led makes trumps.
variant-pitch-brief = two to seven players; the first card led makes trumps
variant-auction_pitch = Auction Pitch
variant-auction_pitch-about = Everybody may bid once for the right to lead and make trumps. A bidder who makes fewer points loses as many as the bid.
variant-auction_pitch-brief = bid for the right to make trumps
