# Was man am Tisch zu einem Stich sagt, auf Knopfdruck.

reaction-given = { $emoji } { $name }
reaction-once = Eine Reaktion je Stich. Warte auf den nächsten.
reaction-noted = Deine Reaktion steht am Tisch.
reactions-off = Reaktionen sind auf diesem Server ausgeschaltet.
