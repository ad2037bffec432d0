"""Statements are said as PostgreSQL wants them."""

from data.postgresql.dialect import places, translated
from tests.each import each


@each(
    ("ours", "theirs"),
    [
        ("SELECT ? + ?", "SELECT $1 + $2"),
        ("SELECT ?2 + ?1 + ?2", "SELECT $2 + $1 + $2"),
        ("SELECT '?', \"?\", 'it''s ?' = ?", "SELECT '?', \"?\", 'it''s ?' = $1"),
        ("SELECT a FROM b INDEXED BY c WHERE d", "SELECT a FROM b  WHERE d"),
        ("a CROSS JOIN b ON c", "a JOIN b ON c"),
        ("a CROSS JOIN b AS c USING (d)", "a JOIN b AS c USING (d)"),
        ("a CROSS JOIN f(b, (c)) AS d ON e", "a JOIN f(b, (c)) AS d ON e"),
        ("a CROSS JOIN (b JOIN c ON d) WHERE e", "a CROSS JOIN (b JOIN c ON d) WHERE e"),
        ("(a CROSS JOIN b) JOIN c ON d", "(a CROSS JOIN b) JOIN c ON d"),
        ("a CROSS JOIN b CROSS JOIN c ON d", "a CROSS JOIN b JOIN c ON d"),
        ("a CROSS JOIN b ON CONFLICT (c)", "a CROSS JOIN b ON CONFLICT (c)"),
        ("SELECT json_group_array(json_array(a))", "SELECT json_agg(json_build_array(a))"),
        ("SELECT sum(a), 'sum(b)'", "SELECT sum_of_whole(a), 'sum(b)'"),
        ("SELECT a /* FOR SHARE */", "SELECT a FOR SHARE"),
        ("SELECT a /* for others */", "SELECT a /* for others */"),
    ],
)
def test_each_difference_is_translated(ours: str, theirs: str) -> None:
    assert translated(ours) == theirs


def test_places_are_counted_by_the_highest() -> None:
    assert places(translated("SELECT ?3 + ?1")) == 3
    assert places(translated("SELECT 1")) == 0
