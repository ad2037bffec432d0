"""An address is read in one way, by everybody, and shows no password."""

from data.addresses import PostgresAddress, address_of
from tests.conftest import of_kind
from tests.each import each


@each(
    ("text", "shown", "hosts"),
    [
        ("u:p@a:5432,b:5433/db?target_session_attrs=any", "u@a:5432,b:5433/db", "a 5432 b 5433"),
        ("u:p@a,b:7/db", "u@a,b:7/db", "a None b 7"),
        ("/db?host=a,b&port=1,2&user=u&password=secret", "u@a:1,b:2/db", "a 1 b 2"),
        ("/db?host=a:1,b:2&user=u", "u@a:1,b:2/db", "a 1 b 2"),
        ("/db?host=a,b&port=3", "a:3,b:3/db", "a 3 b 3"),
        ("u:p%40%2Fp@[::1]:5433/db", "u@[::1]:5433/db", "::1 5433"),
        ("[::1],[fe80::2]:7/db", "[::1],[fe80::2]:7/db", "::1 None fe80::2 7"),
        ("/db?host=::1", "[::1]/db", "::1 None"),
        ("/db?host=/run/postgresql", "%2Frun%2Fpostgresql/db", "/run/postgresql None"),
        ("u@%2Frun%2Fpostgresql:7/db", "u@%2Frun%2Fpostgresql:7/db", "/run/postgresql 7"),
        ("/db", "/db", " None"),
        ("/db?port=7", ":7/db", " 7"),
        ("h?dbname=db", "h/db", "h None"),
        ("u:p@secret@h/db", "u@h/db", "h None"),
    ],
)
@each("scheme", ["postgresql", "postgres", "PostgreSQL"])
def test_an_address_is_taken_apart(text: str, shown: str, hosts: str, scheme: str) -> None:
    address = of_kind(PostgresAddress, address_of(f"{scheme}://{text}"))
    assert str(address) == f"postgresql://{shown}"
    assert " ".join(f"{name} {port}" for name, port in address.parts.hosts) == hosts
    assert address.names_database


def test_of_several_hosts_the_one_that_takes_writes_is_meant_unless_another_is_said() -> None:
    several, one = PostgresAddress("postgresql://a,b/db"), PostgresAddress("postgresql://a/db")
    assert several.parts.options == {"target_session_attrs": "read-write"}
    assert one.parts.options == {}
    own = PostgresAddress("postgresql://a,b/db?target_session_attrs=primary&sslmode=disable")
    assert own.parts.options == {"target_session_attrs": "primary", "sslmode": "disable"}


def test_a_password_may_have_any_sign() -> None:
    assert PostgresAddress("postgresql://u:%3A%40%2F%25+%C3%A4@h/db").parts.password == ":@/%+ä"
    assert PostgresAddress("postgresql:///db?password=%26%3D").parts.password == "&="


@each(
    "text",
    [
        "postgresql://u:secret@h",
        "postgresql://u:secret@h/",
        "postgresql://u:secret@h:70000/db",
        "postgresql://u:secret@h:0/db",
        "postgresql://u:secret@h:x/db",
        "postgresql://u:secret@h:5432x/db",
        "postgresql://u:secret@a,,b/db",
        "postgresql://u:secret@a,b,/db",
        "postgresql://u:secret@a,b/db?port=1,2,3",
        "postgresql://u:secret@[::1/db",
        "postgresql://u:secret@h/db?sslmode",
        # Signs of a password that end it too early.
        "postgresql://u:1/secret@h/db",
        "postgresql://u:1?secret@h/db",
        "postgresql://u:1#secret@h/db",
        "postgresql://u:[secret@h/db",
        # Slips, of which none is a file.
        "postgresql:/u:secret@h/db",
        "postgres:u:secret@h/db",
        "postgress://u:secret@h/db",
        "postgresql+asyncpg://u:secret@h/db",
        "mysql://u:secret@h/db",
    ],
)
def test_what_is_no_address_of_a_database_is_no_file_either_and_shows_nothing(text: str) -> None:
    address = of_kind(PostgresAddress, address_of(text))
    assert not address.names_database
    assert str(address) == "the PostgreSQL server"
    assert "secret" not in repr(address)
