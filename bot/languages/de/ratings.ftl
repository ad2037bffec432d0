# Wertungen, und wie zuverlässig jemand ist.

result-rating = Wertung: { $changes }
result-rating-of = { $name } **{ $rating }** ({ $change })
result-rated-often = -# Nicht gewertet: Ihr habt heute schon drei gewertete Partien miteinander gespielt.
