# Deals that are not dragged on: claims, and what is played out at once.

button-claim = Claim
button-claim-rest = The rest are mine
button-claim-none = None are mine
task-claim = **You can claim.** It is certain, whatever the others play.

claim-stands = { $name } claimed to take no more tricks. I play those cards automatically.
claimed-rest = { $name } claimed the rest.
claimed-none = { $name } claimed to take no more tricks.
deal-settled = { $number ->
    [0] Nothing could change any more, so I played everything.
    [one] Nothing could change after trick 1, so I played the rest.
   *[other] Nothing could change after trick { $number }, so I played the rest.
}

# Why a claim is refused: what could still go against it, for all that whoever claims knows.

illegal-claim-higher = You cannot claim the rest: higher { $suit } { $sign } may still be out.
illegal-claim-equal = You cannot claim that: equal { $suit } { $sign } may still cancel each other.
illegal-claim-trump = You cannot claim the rest: a trump may still be out.
illegal-claim-trick = You cannot claim the rest: this trick cannot be yours.
illegal-claim-lower = You cannot claim that: somebody may have lower { $suit } { $sign }, and then one of yours takes a trick.
illegal-claim-lead = You cannot claim that: whatever you lead may win the trick.
illegal-claim-now = You cannot claim that: whatever you play may win this trick.
illegal-claim-nine = You cannot claim that: a nine may make you play two { $suit } { $sign } in one trick.
illegal-claim-own-trump = You cannot claim that: you hold a trump, and it may take a trick.
illegal-claim-widow = You cannot claim before the cards left over are taken.
illegal-claim-revokes = You cannot claim in a game that lets players revoke.
illegal-claim-shorter = You cannot claim while somebody has more cards than you.
illegal-claim-unmade = You cannot claim before trumps are made.
illegal-claim-unmarked = You cannot claim before High and Low are marked.
illegal-claim-binds = You have claimed, so I play your cards automatically.
