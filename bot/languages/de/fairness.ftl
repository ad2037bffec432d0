# Faire Karten: was vor der Partie feststand, und das Geheimnis jeder Runde, sobald sie vorbei ist.

fair-deal = -# **Faire Karten.** { $solo ->
    [yes] Wer mich betreibt, hätte die erste Runde aussuchen können. Wird sie danach geändert, kannst du es herausfinden: **/verify** zeigt, wie.
   *[no] Wird ab jetzt eine Runde geändert, können es alle herausfinden: **/verify** zeigt, wie.
}
fair-commitment = -# Tisch `{ $table }`: `{ $commitment }`
fair-postings = -# Dieser Tisch wurde vor dem Geben { $count }-mal gezeigt.

fair-secret = -# Tisch `{ $table }`, das Geheimnis von Runde { $number }, für **/verify**: `{ $secret }`
fair-seal = -# Das Siegel dieser Partie, für **/verify**: `{ $seal }`
