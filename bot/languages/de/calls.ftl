# Eine neue Nachricht, die jemanden ruft, mit dem, was inzwischen gespielt wurde.

call-in-direct-message = Du bist dran: [zum Tisch]({ $link }).

news-trick-taken = { $name } hat den letzten Stich gemacht: { $plays }.
news-trick-led = Stich { $number }: Du spielst aus.
news-play-takes = { $name } { $card } liegt bisher vorn
