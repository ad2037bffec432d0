"""The addresses at which the bot is invited, and had for oneself."""

from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.discord.permissions import install_link, invite_link, may_give_role

Role: TypeAlias = "dict[str, Any]"

ADMINISTRATOR: Final = 1 << 3
MANAGE_ROLES: Final = 1 << 28


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


def role(number: int, position: int, permissions: int = 0, *, managed: bool = False) -> Role:
    return {
        "id": str(number),
        "position": position,
        "permissions": str(permissions),
        "managed": managed,
    }


@pytest.mark.parametrize(
    ("own", "given", "may"),
    [
        (role(2, 5, MANAGE_ROLES), role(3, 4), True),
        (role(2, 5, ADMINISTRATOR), role(3, 4), True),
        (role(2, 5), role(3, 4), False),
        (role(2, 5, MANAGE_ROLES), role(3, 6), False),
        (role(2, 5, MANAGE_ROLES), role(3, 5), False),
        (role(2, 5, MANAGE_ROLES), role(3, 4, managed=True), False),
        (role(2, 5, MANAGE_ROLES), role(4, 4), False),
    ],
)
def test_a_role_may_be_given_below_one_that_manages_roles(
    own: Role, given: Role, *, may: bool
) -> None:
    everyone = role(1, 0)
    assert may_give_role([everyone, own, given], ["2"], 3) is may
    assert not may_give_role([everyone, own, given], ["2"], 1)
