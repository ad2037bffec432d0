# Faire Karten: was vor der Partie feststand, und das Geheimnis jeder Runde, sobald sie vorbei ist.

fair-deal = -# **Faire Karten.** Ab jetzt kann niemand { $solo ->
    [yes] deine Karten ändern.
   *[no] die Karten aussuchen oder ändern.
} **/verify** beweist es; docs/fairness.md erklärt, wie.
fair-commitment = -# Tisch `{ $table }`: `{ $commitment }`

fair-secret = -# Tisch `{ $table }`, das Geheimnis von Runde { $number }, für **/verify**: `{ $secret }`
fair-seal = -# Das Siegel dieser Partie, für **/verify**: `{ $seal }`
