# Was die anderen getan haben, für jemanden, der gerufen wird.

canasta-news-drew = { $name } hat gezogen.
canasta-news-took = { $name } hat den Stapel genommen.
canasta-news-laid = { $name } hat ausgelegt: { $cards }.
canasta-news-discarded = { $name } hat { $card } abgelegt.
canasta-news-chose = { $name } hat „{ $choice }“ gewählt.
