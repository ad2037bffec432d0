"""The addresses at which the bot is invited, and had for oneself."""

from urllib.parse import parse_qs, urlsplit

from bot.discord.permissions import install_link, invite_link


def asked(link: str) -> dict[str, list[str]]:
    address = urlsplit(link)
    assert f"{address.scheme}://{address.netloc}{address.path}".endswith("/oauth2/authorize")
    return parse_qs(address.query)


def test_people_install_commands_alone_and_servers_a_bot_with_few_permissions() -> None:
    assert asked(install_link(5)) == {
        "client_id": ["5"],
        "scope": ["applications.commands"],
        "integration_type": ["1"],
    }
    invited = asked(invite_link(5))
    assert invited["scope"] == ["bot applications.commands"]
    assert int(invited["permissions"][0]) == 1 << 10 | 1 << 11 | 1 << 15 | 1 << 35 | 1 << 38
