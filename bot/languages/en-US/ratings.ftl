# Ratings, and how reliable people are.

result-rating = Rating: { $changes }
# $change is the difference to before, such as +14.
result-rating-of = { $name } **{ $rating }** ({ $change })
result-rated-often = -# Not rated: these people have played three rated games today.
