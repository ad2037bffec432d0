# /verify and the button Verify: what was found out about a game, and its record.
# verify.html and `cardroom audit` stay as they are in every language.

button-verify = Check

verify-title = ### Check · { $variant }
verify-title-table = ### Check · { $variant } · table `{ $table }`

# What it all comes to.
verify-holds = ✅ **Every card fits.** If what stands below fits too, nobody chose them.
verify-fits = ❔ **Every card fits.** But whoever runs me could have chosen:
verify-unfair = ❌ **This was no fair game.** Every card fits, but whoever runs me could have chosen:
verify-choice-first-scheme = • the first deal, and who sat where: the game began under an earlier scheme
verify-choice-alone = • the first deal: it was a game alone
verify-choice-day = • the deal, before I committed to it
verify-choice-unposted = • the first deal: no message of the table had a part in it
verify-choice-posted-again = • one of { $count } first deals: its message was posted as often, or may have been
verify-choice-older = • the message of the game: it is not newer than *Start*
verify-choice-seats = • who sat where: the game began under an earlier scheme
verify-foreign = ❔ **The cards fit the secrets in this file.** I have no record to compare it with, and anybody can write such a file.
verify-foreign-day = ❔ **The cards are those of that day's deal.** It is not the record of your own try, and I compare it with no other. Anybody can write such a file.
verify-wrong = ❌ **Something is wrong with this record.** The lines below say what.
verify-partly = ❔ **Not everything could be checked.** Nothing wrong was found.
verify-without-proof = ❔ **This game carries no proof.** It was dealt before there were any. Its moves follow the rules.

# A line for each thing that chance decided. $what is one of the first three.
verify-dealer = First dealer
verify-cut = Cut for the first deal
verify-deals = { $count ->
    [one] Deal { $first }
   *[other] Deals { $first } to { $last }
}
verify-draw-proven = ✅ { $what }: proven
verify-draw-by-rules = ✅ { $what }: named by the rules
verify-draw-otherwise = ❌ { $what }: **not what its secret says**
verify-draw-off-chain = ❌ { $what }: **the secret does not lead to the commitment**
verify-draw-unrevealed = ❌ { $what }: **the secret is missing**
verify-draw-beyond = ❔ { $what }: not proven, because the secrets were used up
verify-draw-refused = ❌ { $what }: **the rules do not allow these cards**
verify-draw-unreached = ❔ { $what }: not checked, because the record goes wrong before

# What is wrong otherwise, and what a record lacks. $number counts the moves of the record.
verify-flaw-refused = ❌ **The rules refuse move { $number }.**
verify-flaw-dealer-by = ❌ **What it says about how the first dealer was chosen is wrong.**
verify-flaw-few-secrets = ❌ **It has fewer secrets than deals.**
verify-flaw-many-secrets = ❌ **It has more secrets than deals, as if a deal had been left out.**
verify-flaw-author = ❌ **Move { $number } cannot have been made by the player that the record names.**
verify-flaw-seal = ❌ **It was changed after it was sealed.**
verify-kept = ✅ It is the record that I keep of this game.
verify-flaw-other-seal = ❌ **It is not the record that I keep of this game.**
verify-lack-authors = -# It does not say who made each move.
verify-lack-seal = -# It has no seal, so nothing proves its last moves.
verify-more = -# { $count ->
    [one] There is 1 line more.
   *[other] There are { $count } lines more.
} **cardroom verify** prints them all.

# What that means, in small print.
verify-checked = -# I recomputed who deals first, every card and every move by the rules. I did not recompute what computers decided: { $asked ->
    [yes] the button below does that.
   *[no] **cardroom audit** does that.
}
verify-without-us = -# Check it without me: open the file verify.html in a browser and give it the record.
verify-commitment = -# *Check* must have shown this commitment before the game: `{ $commitment }`
verify-order = -# Seats and rules must be those of the lobby.
verify-seat = -# You sat in seat { $seat }. Your seat key for verify.html, which tells who sat where: `{ $key }`
verify-message = -# The link to the message that opened the table must end with `{ $message }`.
verify-message-begun = -# The link to the message that began the game must end with `{ $message }`. { $postings ->
    [1] I posted it once.
   *[other] I posted it { $postings } times; once is usual.
}
verify-times = -# *Start* was pressed at { $start } and that message posted at { $time } (UTC): it must be my first one since.
verify-seal = -# The seal of the record: `{ $seal }`

# A table whose game is not over.
verify-running = The commitment below fixes the secrets of this game. The first deal follows from them, from who sits where and from the message that is posted at *Start*. After a deal I show its secret here, and after the game the record, with a page that works out every card without me. Note the commitment and the order of the players now, and compare them then.
verify-running-none = This table was opened before there were proofs, so its deals cannot be verified.
verify-running-commitment = -# Commitment: `{ $commitment }`
verify-running-secrets = **Secrets so far**, the newest first
# 1 is the secret of the first dealer, 2 that of the first cut or deal.
verify-running-secret = -# { $number ->
    [1] 1, who deals first
   *[other] { $number }
}: `{ $secret }`
verify-running-earlier = -# The earlier ones follow from these.

# What cannot be verified, in answer to /verify.
verify-unknown = I know no table of that name here. *Check* names the table.
verify-nothing = Tell me which game: by its table, or by its record as a file. You have played none here yet that I could verify.
verify-both = Tell me the table or give me a file, not both.
verify-no-record = I keep no record of this game: no card was dealt, or it ended before there were proofs.
verify-rules-gone = I do not know the rules of this game any more. Its cards can still be checked: with the file verify.html, which you get when you verify another game.
verify-file-soon = One file every { $seconds } seconds, please.
verify-file-large = This file is too large to be the record of a game.
verify-file-lost = I could not get this file from Discord. Please try again.
verify-file-other = This file is not the record of one game. The button Record of the game gives you one.
verify-busy = I am verifying other games just now. Please try again in a minute.
verify-long = This takes too long here. Check it on your own computer: with the file verify.html, which you get when you verify another game.
verify-stray = ❌ **The message that you pressed holds another number:** `{ $number }`
verify-running-alone = The commitment below fixes the secrets of this game. But you play alone, so whoever runs me could have chosen the first deal. After a deal I show its secret here, and after the game the record, with a page that works out every card without me. Note the commitment now and compare it then.
verify-title-day = ### Check · deal of the day · { $day }
verify-day = Everybody gets the same cards, and the commitments below fix them: if one card were changed, they would no longer match. Whoever runs me could have chosen the cards, but not changed them since. When the day is over, *Check* shows how every card comes about.
verify-day-line = -# { $game } · { $day }: `{ $commitment }`
verify-day-line-late = -# { $game } · { $day }, settled at { $time } UTC on the day itself: `{ $commitment }`
