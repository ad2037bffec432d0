# Runden, die sich nicht hinziehen: den Rest ansagen, und was gleich zu Ende gespielt wird.

button-claim = Rest ansagen
button-claim-rest = Der Rest gehört mir
button-claim-none = Ich bekomme keinen mehr
task-claim = **Du kannst ansagen.** Es ist sicher, egal was die anderen spielen.

claim-stands = { $name } hat angesagt, keinen Stich mehr zu machen. Ich spiele diese Karten automatisch.
claimed-rest = { $name } hat den Rest angesagt.
claimed-none = { $name } hat angesagt, keinen Stich mehr zu machen.
deal-settled = { $number ->
    [0] Nichts konnte sich mehr ändern, darum habe ich alles zu Ende gespielt.
   *[other] Nach Stich { $number } konnte sich nichts mehr ändern, darum habe ich den Rest gespielt.
}

# Warum eine Ansage nicht geht: was nach allem, was man selbst weiß, noch dagegensprechen könnte.

illegal-claim-higher = Du kannst den Rest nicht ansagen: Vielleicht ist noch ein höheres { $suit } { $sign } im Spiel.
illegal-claim-equal = Das kannst du nicht ansagen: Gleiche Karten in { $suit } { $sign } können sich noch aufheben.
illegal-claim-trump = Du kannst den Rest nicht ansagen: Vielleicht ist noch ein Trumpf im Spiel.
illegal-claim-trick = Du kannst den Rest nicht ansagen: Diesen Stich kannst du nicht machen.
illegal-claim-lower = Das kannst du nicht ansagen: Vielleicht hat jemand ein niedrigeres { $suit } { $sign }, und dann macht deines einen Stich.
illegal-claim-lead = Das kannst du nicht ansagen: Was du auch ausspielst, es kann den Stich machen.
illegal-claim-now = Das kannst du nicht ansagen: Was du auch spielst, es kann diesen Stich machen.
illegal-claim-nine = Das kannst du nicht ansagen: Wegen einer Neun musst du vielleicht zweimal { $suit } { $sign } in einen Stich spielen.
illegal-claim-own-trump = Das kannst du nicht ansagen: Du hast einen Trumpf, und er kann einen Stich machen.
illegal-claim-widow = Du kannst erst ansagen, wenn jemand die Restkarten genommen hat.
illegal-claim-revokes = In einer Partie, in der man falsch bedienen kann, lässt sich nichts ansagen.
illegal-claim-shorter = Du kannst nicht ansagen, solange jemand mehr Karten hat als du.
illegal-claim-unmade = Du kannst erst ansagen, wenn Trumpf bestimmt ist.
illegal-claim-unmarked = Du kannst erst ansagen, wenn High und Low angeschrieben sind.
illegal-claim-binds = Du hast angesagt, darum spiele ich deine Karten automatisch.
