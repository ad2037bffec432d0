# Das Spiel des Tages: ein Spiel je Tag und Familie, für alle dasselbe.

daily-over = Dieser Tag ist vorbei, sein Spiel zählt also für niemanden mehr. Mit /practice kannst du es spielen, so oft du willst.
practice-too-early = Dieser Tag ist noch nicht vorbei. Sein Spiel gibt es mit /daily, ein einziges Mal.
daily-day-over = Der Tag war vor diesem Spiel zu Ende, darum zählt es nicht. Mit /practice kannst du es noch einmal spielen.
daily-withheld = Andere haben dieses Spiel noch vor sich. Aufzeichnung und Nachweis gibt es, wenn der Tag vorbei ist, um Mitternacht UTC.
