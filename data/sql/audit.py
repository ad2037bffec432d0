"""The audit: proves the leaderboards from the results they are made of."""

from typing import Final

from data.sql.database import Database
from data.standings import REGULAR

# What each seat of a guild's games brings to each board, against what the boards hold. Four weeks
# are counted from the first Monday of 2024, and have the games that are counted for ratings.
_COUNTED: Final = """
WITH fared AS (
    SELECT games.season AS month, CASE
        WHEN number <= (SELECT counted FROM counting) AND games.ended_at >= 1704067200000
        THEN 's' || (1 + (games.ended_at - 1704067200000) / 2419200000) END AS weeks,
        family, CASE customised WHEN 0 THEN preset END AS preset, person, place, deal_count,
        points, feats
    FROM games JOIN results USING (game_id)
    WHERE games.guild_id = ?1 AND games.ranked = 1 AND results.person IS NOT NULL
), counted AS (
    SELECT 'all' AS season, family, '*' AS preset, person, place, deal_count, points, feats
    FROM fared
    UNION ALL SELECT month, family, '*', person, place, deal_count, points, feats FROM fared
    UNION ALL SELECT 'all', family, preset, person, place, deal_count, points, feats
    FROM fared WHERE preset IS NOT NULL
    UNION ALL SELECT weeks, family, '*', person, place, deal_count, points, feats
    FROM fared WHERE weeks IS NOT NULL
    UNION ALL SELECT weeks, family, preset, person, place, deal_count, points, feats
    FROM fared WHERE weeks IS NOT NULL AND preset IS NOT NULL
    UNION ALL SELECT month, family, preset, person, place, deal_count, points, feats
    FROM fared WHERE preset IS NOT NULL
)
"""

_AUDITS: Final = {
    "the standing": """
    SELECT season, family, preset, person, sum(games), sum(wins), sum(place_sum), sum(deals),
        sum(points)
    FROM (
        SELECT season, family, preset, person, 1 AS games,
            CASE place WHEN 1 THEN 1 ELSE 0 END AS wins, place AS place_sum,
            deal_count AS deals, points
        FROM counted
        UNION ALL
        SELECT season, family, preset, person, -games, -wins, -place_sum, -deals, -points
        FROM standings JOIN boards USING (board) WHERE guild_id = ?1
    ) AS compared
    GROUP BY season, family, preset, person
    HAVING sum(games) <> 0 OR sum(wins) <> 0 OR sum(place_sum) <> 0 OR sum(deals) <> 0
        OR sum(points) <> 0
    """,
    "the feat": """
    SELECT season, family, preset, person, name, sum(count) FROM (
        SELECT season, family, preset, person, feat.key AS name,
            CAST(feat.value AS BIGINT) AS count
        FROM counted CROSS JOIN json_each(counted.feats) AS feat
        UNION ALL
        SELECT season, family, preset, person, feats.name, -count
        FROM feats JOIN boards USING (board) WHERE guild_id = ?1
    ) AS compared
    GROUP BY season, family, preset, person, name HAVING sum(count) <> 0
    """,
    "the number of people": """
    SELECT season, family, preset, people FROM boards
    WHERE guild_id = ?1
        AND people <> (SELECT count(*) FROM standings WHERE standings.board = boards.board)
    """,
    "the number of people with so many wins": """
    SELECT season, family, preset, wins, sum(people) FROM (
        SELECT season, family, preset, wins, 1 AS people
        FROM standings JOIN boards USING (board) WHERE guild_id = ?1
        UNION ALL
        SELECT season, family, preset, wins, -standing_spread.people
        FROM standing_spread JOIN boards USING (board) WHERE guild_id = ?1
    ) AS compared
    GROUP BY season, family, preset, wins HAVING sum(people) <> 0
    """,
    "the ranked family and guild": """
    SELECT game_id, seat, ranked_family, ranked_guild FROM games JOIN results USING (game_id)
    WHERE games.guild_id = ?1 AND NOT CASE
        WHEN games.ranked = 1 AND results.person IS NOT NULL THEN coalesce(
            results.ranked_family = games.family AND results.ranked_guild = games.guild_id, false)
        ELSE results.ranked_family IS NULL AND results.ranked_guild IS NULL END
    """,
    "the number of regulars": f"""
    SELECT season, family, preset, regulars FROM boards
    WHERE guild_id = ?1 AND regulars <> (
        SELECT count(*) FROM standings WHERE standings.board = boards.board AND games >= {REGULAR}
    )
    """,
}


async def disagreements(database: Database) -> list[str]:
    """Count everything again from the results; return what does not agree, a line each."""
    found: list[str] = []
    guilds = "SELECT guild_id FROM games UNION SELECT guild_id FROM boards ORDER BY guild_id"
    for (guild_id,) in await database.rows(guilds):
        for title, query in _AUDITS.items():
            rows = await database.rows(_COUNTED + query, (guild_id,))
            found.extend(f"guild {guild_id}: {title} of {row} is out" for row in rows)
    return found
