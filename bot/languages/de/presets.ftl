# Ein Regelwerk wählen.

preset-suggested = { $title }: { $brief }
refusal-preset-unknown = Ein Spiel namens { $name } kenne ich nicht. Wähle eines von denen, die ich beim Tippen vorschlage.

# Regeln am offenen Tisch ändern. Eine Menüzeile darf 100 Zeichen haben.

button-customise = Regeln ändern
customise-title = **Regel ändern.** Alle sehen es sofort.
customise-option = Welche Regel?
customise-value = Wie soll sie sein?
customise-done = Geändert.
customise-refused = **{ $rule }:** „{ $choice }“ passt nicht zu diesem Spiel. { $reason } Es bleibt, wie es war.
customise-refused-by = **{ $rule }:** „{ $choice }“ passt nicht zu **{ $other }:** „{ $now }“. { $reason } Es bleibt, wie es war.
customise-refused-by-other = **{ $rule }:** „{ $choice }“ passt nicht zu **{ $other }**, so wie es jetzt ist. { $reason } Es bleibt, wie es war.
customise-asleep = **{ $rule }** ändert nichts, solange die anderen Regeln so sind wie jetzt. Es bleibt, wie es war.
customise-unknown = Eine solche Regel gibt es an diesem Tisch nicht.

house-rule-as-preset = Wie im Regelwerk

# Die Regelwerke eines Servers.

refusal-preset-gone = Das Spiel, aus dem { $name } gemacht ist, gibt es nicht mehr. Lösche { $name } oder speichere andere Regeln unter diesem Namen.
refusal-preset-stale = Die Regeln, die als { $name } gespeichert sind, werden nicht mehr gespielt. { $reason } Lösche sie oder speichere andere unter diesem Namen.
presets-managers-only = Das dürfen nur Mitglieder, die diesen Server verwalten.
presets-no-table = Hier ist kein Tisch. Eröffne einen, drücke auf „Optionen“ und „Regeln ändern“, dann speichere seine Regeln.
presets-bad-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
presets-too-many = Dieser Server hat schon { $count } Regelwerke, mehr geht nicht. Lösche erst eines.
presets-unchanged = Das sind die üblichen Regeln von **{ $variant }**, also gibt es nichts zu speichern.
presets-saved = Gespeichert als **{ $name }**. Ab jetzt schlägt /{ $command } es vor.
presets-none = Noch keine eigenen Regeln. Eröffne einen Tisch, drücke auf „Optionen“ und „Regeln ändern“, dann **/presets save**.
presets-title = **Die eigenen Regeln dieses Servers**
presets-default = /{ $command } spielt hier sonst **{ $name }**. Zurück geht es mit **/presets default** { $usual }.
presets-line = - **{ $name }**: { $variant }. { $changes }
presets-line-default = - **{ $name }**: { $variant }. { $changes } /{ $command } spielt das, wenn niemand etwas anderes sagt.
presets-line-stale = - **{ $name }**: Diese Regeln werden nicht mehr gespielt. Lösche sie oder speichere andere unter diesem Namen.
presets-deleted = **{ $name }** ist gelöscht.
presets-default-set = Ab jetzt spielt /{ $command } **{ $name }**, wenn niemand etwas anderes sagt.

# Was anders ist als im Regelwerk, in wenigen Worten.

changed-rules-none = Keine Regel ist geändert.
changed-rules = { $count ->
    [one] 1 Änderung.
   *[other] { $count } Änderungen.
}
changed-rules-more = { $told } { $count ->
    [one] Und noch 1 Änderung.
   *[other] Und noch { $count } Änderungen.
}
