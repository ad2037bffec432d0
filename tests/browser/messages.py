"""Messages and forms for the page, written short."""

from loopback_discord.payloads import Payload

HEARTS: Payload = {
    "name": "hearts",
    "description": "Open a table",
    "options": [
        {"type": 4, "name": "seats", "description": "How many", "min_value": 3, "max_value": 6},
        {
            "type": 3,
            "name": "pace",
            "description": "How fast",
            "choices": [{"name": "Live", "value": "live"}, {"name": "Slow", "value": "slow"}],
        },
        {"type": 3, "name": "game", "description": "Which", "autocomplete": True},
    ],
}
WISH: Payload = {
    "title": "A wish",
    "custom_id": "wish",
    "components": [
        {
            "type": 18,
            "label": "Your wish",
            "component": {"type": 4, "style": 1, "custom_id": "text", "max_length": 20},
        },
        {
            "type": 18,
            "label": "How much",
            "component": {
                "type": 3,
                "custom_id": "much",
                "options": [{"label": "A little", "value": "1"}, {"label": "A lot", "value": "2"}],
            },
        },
    ],
}
HAND = ["3♣", "7♣", "J♣", "4♦", "10♦", "A♦", "2♠", "Q♠", "K♠", "5♥", "8♥", "9♥", "A♥"]


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def button(label: str, custom_id: str, *, enabled: bool = True, style: int = 2) -> Payload:
    return {
        "type": 2,
        "style": style,
        "label": label,
        "custom_id": custom_id,
        "disabled": not enabled,
    }


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def box(*parts: Payload) -> Payload:
    return {"type": 17, "accent_color": 0x3FAE7C, "components": list(parts)}


def layout(*parts: Payload, flags: int = 0) -> Payload:
    return {"flags": 1 << 15 | flags, "components": list(parts)}


def menu(*labels: str, most: int = 1, **changes: object) -> Payload:
    options = [{"label": label, "value": label} for label in labels]
    return {
        "type": 3,
        "custom_id": "menu",
        "placeholder": "Choose",
        "min_values": most,
        "max_values": most,
        "options": options,
        **changes,
    }


def picture(name: str, alt: str | None = None, *, spoiler: bool = False) -> Payload:
    return {"media": {"url": f"attachment://{name}"}, "description": alt, "spoiler": spoiler}


def gallery(*pictures: Payload) -> Payload:
    return {"type": 12, "items": list(pictures)}
