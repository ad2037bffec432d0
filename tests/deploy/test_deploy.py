"""The files under deploy/: each is tried as far as that can be done without its daemon.

No Docker, no Kubernetes and no running systemd are needed: the image's steps are done in a clean
root of Debian's, in the long run of the tests, and the rest is read.
"""

import asyncio
import contextlib
import json
import lzma
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import aiohttp
import jsonschema
import pytest
import yaml
from aiohttp import web

from bot.app.client import DRAIN_SECONDS
from bot.app.exit_codes import ExitCode
from bot.app.health import STALE_SECONDS, TOLD_SECONDS
from bot.discord.door import LARGEST
from bot.support.listening import IDLE_SECONDS
from bot.support.settings import VERSION, Settings
from tests.deploy.clean_root import CHROOT, debian, in_a_clean_root, passed_on
from tests.postgres_server import free_port

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
UNIT: Final = DEPLOY / "cardroom.service"
COMPOSED: Final = ("compose.yaml", "compose.postgresql.yaml")


@dataclass(frozen=True)
class Instruction:
    """An instruction of the Dockerfile, and the stage it belongs to."""

    stage: int
    word: str
    rest: str


def steps() -> Iterator[Instruction]:
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text())
    stage = -1
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word and word != "#":
            stage += word == "FROM"
            yield Instruction(stage, word, rest)


def loaded(name: str) -> Any:  # noqa: ANN401  what YAML holds
    return yaml.safe_load((DEPLOY / name).read_text())


def on_kubernetes(name: str = "statefulset.yaml") -> dict[str, Any]:
    """Return what Kubernetes is asked for, by its kind."""
    return {one["kind"]: one for one in yaml.safe_load_all((DEPLOY / name).read_text())}


def known_settings() -> set[str]:
    example = (ROOT / ".env.example").read_text()
    return {line.partition("=")[0] for line in example.splitlines() if "=" in line[:40]}


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    last = [step for step in steps() if step.stage == 1]
    words = {step.word: step.rest for step in last}
    assert words["USER"] == "10001"
    assert words["HEALTHCHECK"].endswith('CMD ["cardroom", "health"]')
    assert words["ENTRYPOINT"] == '["cardroom"]'
    assert words["VOLUME"] == "/data"
    assert "token" not in (DEPLOY / "Dockerfile").read_text().casefold()


def test_everything_that_the_image_copies_is_there() -> None:
    for step in steps():
        if step.word == "COPY" and "--from" not in step.rest:
            *sources, _ = step.rest.split()
            for source in sources:
                assert (ROOT / source).exists(), source


def test_the_image_is_built_of_what_it_copies_and_sent_nothing_else() -> None:
    copied = {
        source
        for step in steps()
        if step.word == "COPY" and "--from" not in step.rest
        for source in step.rest.split()[:-1]
    }
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    assert [line for line in lines if line[:1] not in ("#", "!")] == ["*", "**/__pycache__"]
    assert {line[1:] for line in lines if line.startswith("!")} == copied


def test_no_two_projects_share_their_containers_and_volumes() -> None:
    assert len({loaded(name)["name"] for name in COMPOSED}) == len(COMPOSED)


@pytest.mark.parametrize("name", COMPOSED)
def test_a_composed_file_is_as_its_specification_says(name: str) -> None:
    # `schema/compose-spec.json` of github.com/compose-spec/compose-spec, Apache License 2.0.
    packed = Path(__file__).with_name("compose-spec.json.xz").read_bytes()
    by_schema: Any = jsonschema.Draft7Validator(json.loads(lzma.decompress(packed)))
    assert list(by_schema.iter_errors(loaded(name))) == []
    assert list(by_schema.iter_errors({"services": {"cardroom": {"restrat": "always"}}}))


@pytest.mark.parametrize("name", COMPOSED)
def test_a_composed_bot_writes_nowhere_but_where_its_data_is(name: str) -> None:
    bot = loaded(name)["services"]["cardroom"]
    assert bot["read_only"]
    assert bot["cap_drop"] == ["ALL"]
    assert bot["tmpfs"] == ["/tmp"]
    assert bot["environment"].keys() <= known_settings() | {"PGPASSFILE"}
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).exists()


@pytest.mark.parametrize("name", COMPOSED)
def test_every_secret_and_volume_that_is_used_is_declared(name: str) -> None:
    composed = loaded(name)
    used = {secret for one in composed["services"].values() for secret in one.get("secrets", ())}
    assert used == composed["secrets"].keys()
    mounted = {
        volume.partition(":")[0]
        for one in composed["services"].values()
        for volume in one.get("volumes", ())
    }
    assert {volume for volume in mounted if "/" not in volume} == composed["volumes"].keys()


def test_the_settings_of_the_composed_bot_are_right(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("abc")
    for name in COMPOSED:
        environment = loaded(name)["services"]["cardroom"]["environment"]
        assert Settings.read({**environment, "DISCORD_TOKEN_FILE": str(token)}).token == "abc"


def test_dumps_are_kept_by_count(tmp_path: Path) -> None:
    script = loaded("compose.postgresql.yaml")["services"]["dump"]["command"][2]
    tidying = next(line for line in script.splitlines() if "tail -n" in line)
    for day in range(10):
        dump = tmp_path / f"cardroom-2026-01-{day:02}.dump"
        dump.touch()
        os.utime(dump, (day, day))
    subprocess.run(["sh", "-c", tidying.replace("/dumps", str(tmp_path))], check=True)
    assert sorted(path.name[-7:-5] for path in tmp_path.iterdir()) == [
        f"{n:02}" for n in range(3, 10)
    ]


def test_a_day_without_a_dump_has_one_as_soon_as_the_container_runs(tmp_path: Path) -> None:
    script = loaded("compose.postgresql.yaml")["services"]["dump"]["command"][2]
    script = script.replace("/dumps", str(tmp_path)).replace("$$", "$")
    tools = tmp_path / "tools"
    tools.mkdir()
    dumping = 'for last; do case $last in --file=*) echo dumped >> "${last#--file=}";; esac; done'
    # The second time that it sleeps it is stopped.
    seen = tmp_path / "seen"
    sleeping = (
        f'ls {tmp_path} | grep -c "dump$" >> {seen}; [ $(wc -l < {seen}) -lt 2 ] || kill $PPID'
    )
    for name, does in (("pg_dump", dumping), ("sleep", sleeping)):
        (tools / name).write_text(f"#!/bin/sh\n{does}\n")
        (tools / name).chmod(0o755)
    # What is left of another day's dump that broke.
    (tmp_path / "cardroom-2026-01-01.dump.part").touch()
    path = f"{tools}:{os.environ['PATH']}"
    subprocess.run(["sh", "-c", script], env={"PATH": path}, check=False, timeout=60)
    (dump,) = tmp_path.glob("*.dump")
    assert dump.read_text() == "dumped\n"
    assert seen.read_text() == "1\n1\n"
    assert dump.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_processes_on_kubernetes_have_names_that_stay() -> None:
    (bot,) = on_kubernetes()["StatefulSet"]["spec"]["template"]["spec"]["containers"]
    environment = {one["name"]: one for one in bot["env"]}
    assert environment.keys() <= known_settings()
    field = environment["CARDROOM_PROCESS"]["valueFrom"]["fieldRef"]["fieldPath"]
    assert field == "metadata.name"


def test_kubernetes_keeps_processes_apart_and_takes_them_where_pods_are_restricted() -> None:
    asked = on_kubernetes()
    processes = asked["StatefulSet"]["spec"]
    pod, labels = processes["template"]["spec"], processes["template"]["metadata"]["labels"]
    (bot,) = pod["containers"]
    # https://kubernetes.io/docs/concepts/security/pod-security-standards: restricted.
    assert pod["securityContext"]["runAsNonRoot"]
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert not bot["securityContext"]["allowPrivilegeEscalation"]
    assert bot["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert not pod["automountServiceAccountToken"]
    assert bot["resources"].keys() == {"requests", "limits"}
    (spread,) = pod["topologySpreadConstraints"]
    matched = [processes["selector"], spread["labelSelector"]]
    matched.append(asked["PodDisruptionBudget"]["spec"]["selector"])
    assert matched == [{"matchLabels": labels}] * 3
    assert asked["PodDisruptionBudget"]["spec"]["maxUnavailable"] < processes["replicas"] - 1
    assert asked["Service"]["metadata"]["name"] == processes["serviceName"]
    assert asked["Service"]["spec"] == {"clusterIP": "None", "selector": labels}


def test_processes_that_take_presses_on_kubernetes_differ_by_that_alone() -> None:
    asked, usual = on_kubernetes("deployment.yaml"), on_kubernetes()
    processes, ingress = asked["Deployment"]["spec"], asked["Ingress"]["spec"]
    pod, other = (one["template"]["spec"] for one in (processes, usual["StatefulSet"]["spec"]))
    (bot,), (plain,) = pod.pop("containers"), other.pop("containers")
    (spread,) = pod.pop("topologySpreadConstraints")
    other.pop("topologySpreadConstraints")
    assert pod == other
    environment = {one["name"]: one["value"] for one in bot["env"] if "value" in one}
    assert {one["name"] for one in bot.pop("env")} - {one["name"] for one in plain.pop("env")} == {
        "CARDROOM_PRESSES",
        "CARDROOM_PRESSES_AT",
    }
    settings = Settings.read(
        {name: environment[name] for name in environment if "PRESSES" in name}
        | {"DISCORD_TOKEN": "abc"}
    )
    (port,) = bot.pop("ports")
    assert settings.presses_at == ("0.0.0.0", port["containerPort"])
    probe = bot.pop("readinessProbe")
    assert probe["httpGet"] == {"path": "/presses", "port": port["name"]}
    # It has to be seen before the process goes.
    assert probe["periodSeconds"] * 3 < DRAIN_SECONDS
    plain.pop("readinessProbe")
    assert bot == plain
    (rule,) = ingress["rules"]
    (path,) = rule["http"]["paths"]
    assert settings.presses == f"https://{rule['host']}{path['path']}"
    assert ingress["tls"][0]["hosts"] == [rule["host"]]
    service = asked["Service"]
    assert path["backend"]["service"]["name"] == service["metadata"]["name"]
    assert service["spec"]["ports"][0]["targetPort"] == port["name"]
    labels = processes["template"]["metadata"]["labels"]
    assert service["spec"]["selector"] == labels
    matched = [processes["selector"], spread["labelSelector"]]
    matched.append(asked["PodDisruptionBudget"]["spec"]["selector"])
    assert matched == [{"matchLabels": labels}] * 3


def test_a_balancer_takes_what_the_bot_takes_and_lets_go_of_idle_connections_first() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    assert f"client_max_body_size {LARGEST // 1024}k;" in nginx
    assert f"max_size {LARGEST // 1024}KiB" in caddy
    (kept,) = re.findall(r"\bkeepalive (\d+)s", caddy)
    assert int(kept) < IDLE_SECONDS
    for text in (nginx, caddy):
        assert "/presses" in text
        assert len(set(re.findall(r"127\.0\.0\.1:\d+", text))) == 3


def nginx_at(folder: Path, port: int, text: str) -> tuple[str, ...]:
    """Write what it is to do without a certificate; return how it is begun."""
    text = re.sub(r".*ssl_certificate.*\n", "", text.replace("443 ssl", f"127.0.0.1:{port}"))
    paths = "\n".join(
        f"{one}_temp_path {folder}/{one};"
        for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"user root; daemon off; pid {folder}/pid; error_log {folder}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}\n{text}\n}}\n"
    )
    return "-c", str(folder / "nginx.conf"), "-p", str(folder)


def caddy_at(folder: Path, port: int, text: str) -> tuple[str, ...]:
    text = re.sub("^cards.example", f"http://127.0.0.1:{port}", text, flags=re.MULTILINE)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
    return "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"


@pytest.mark.parametrize(
    ("program", "file", "at"),
    [("nginx", "nginx.conf", nginx_at), ("caddy", "Caddyfile", caddy_at)],
    ids=["nginx", "caddy"],
)
async def test_a_balancer_gives_presses_to_whoever_takes_them(
    tmp_path: Path, program: str, file: str, at: Callable[[Path, int, str], tuple[str, ...]]
) -> None:
    path = os.environ.get(f"CARDROOM_{program.upper()}") or shutil.which(program)
    if path is None:
        pytest.skip(f"there is no {program} here")
    port, gone, busy, takes = (free_port() for _ in range(4))
    text = (DEPLOY / file).read_text()
    for old, new in zip((8471, 8472, 8473), (gone, busy, takes), strict=True):
        text = text.replace(f"127.0.0.1:{old}", f"127.0.0.1:{new}")
    heard: list[int] = []

    def server(number: int, status: int) -> web.Server:
        async def hear(request: web.BaseRequest) -> web.Response:
            await request.read()
            if request.method == "POST":
                heard.append(number)
            return web.Response(status=status)

        return web.Server(hear)

    loop = asyncio.get_running_loop()
    servers = [
        await loop.create_server(server(number, status), "127.0.0.1", number)
        for number, status in ((busy, 503), (takes, 202))
    ]
    running = await asyncio.create_subprocess_exec(
        path, *at(tmp_path, port, text), env={**os.environ, "HOME": str(tmp_path)}
    )
    url = f"http://127.0.0.1:{port}/presses"
    try:
        async with aiohttp.ClientSession() as session:

            async def status(body: bytes) -> int:
                async with session.post(url, data=body) as answer:
                    return answer.status

            found = [0]
            # Until it is there and has looked who takes presses, some are refused.
            while found[-10:] != [202] * 10:
                with contextlib.suppress(aiohttp.ClientConnectionError):
                    found.append(await status(b"{}"))
                await asyncio.sleep(0.05)
            found.append(await status(b"x" * LARGEST))
            assert await status(b"x" * (LARGEST + 1)) in (413, 502)
    finally:
        running.terminate()
        await running.wait()
        for one in servers:
            one.close()
    assert found[-11:] == [202] * 11
    assert heard.count(takes) == found.count(202)


def test_the_image_is_called_as_the_version_wherever_it_is_named() -> None:
    for name in (*COMPOSED, "statefulset.yaml", "deployment.yaml", "Dockerfile"):
        tags = re.findall(r"(?:image: |-t )(cardroom\S*)", (DEPLOY / name).read_text())
        assert set(tags) == {f"cardroom:{VERSION}"}


def test_kubernetes_ends_only_what_says_nothing() -> None:
    (bot,) = on_kubernetes()["StatefulSet"]["spec"]["template"]["spec"]["containers"]
    asked = {name: bot[name]["exec"]["command"] for name in bot if name.endswith("Probe")}
    alive = ["cardroom", "health", "--alive"]
    assert asked.pop("readinessProbe") == alive[:2]
    assert asked == {"startupProbe": alive, "livenessProbe": alive}
    for name in asked:
        assert bot[name]["periodSeconds"] * bot[name]["failureThreshold"] > 3 * STALE_SECONDS


def test_what_compose_asks_for_is_ignored_by_git() -> None:
    named = {
        str(Path("deploy") / one["file"])
        for name in ("compose.yaml", "compose.postgresql.yaml")
        for one in loaded(name)["secrets"].values()
    }
    kept = {"deploy/dumps/cardroom.dump", "cardroom.sqlite3.before-5", ".env"}
    done = subprocess.run(
        ["git", "check-ignore", "--no-index", *named, *kept],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode > 1:
        pytest.skip("this is no clone")
    assert set(done.stdout.split()) == named | kept


def settings_of_unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_unit_starts_again_only_what_may_do_better() -> None:
    unit = settings_of_unit()
    listed = unit["RestartPreventExitStatus"][0]
    assert set(map(int, listed.split())) == {ExitCode.SETTINGS, ExitCode.REFUSED}
    assert unit["Type"] == ["notify"]
    assert int(unit["WatchdogSec"][0]) > STALE_SECONDS > 2 * TOLD_SECONDS
    named = {one.partition("=")[0] for one in unit["Environment"]}
    assert named <= known_settings()


def backing_up() -> str:
    """Return the unit that copies the file every day, as the page says it."""
    page = (ROOT / "docs" / "host" / "every-day.md").read_text()
    (found,) = re.findall(r"^```ini\n(\[Service\].*?)^```", page, re.MULTILINE | re.DOTALL)
    return str(found)


def added() -> str:
    """Return what stands beside the unit for several processes, as the page says it."""
    page = (ROOT / "docs" / "host" / "several-processes.md").read_text()
    (found,) = re.findall(r"^```ini\n(\[Unit\].*?)^```", page, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="comes with systemd")
@pytest.mark.parametrize("name", [UNIT.name, "cardroom@.service", "cardroom-backup.service"])
def test_a_unit_is_right_and_lets_its_program_do_little(tmp_path: Path, name: str) -> None:
    texts = {name: backing_up() if "backup" in name else UNIT.read_text()}
    if "@" in name:
        texts[f"{name}.d/process.conf"] = added()
    for place, text in texts.items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(re.sub(r"/opt/\S+/cardroom ", "/bin/true ", text))

    def analyzed(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["systemd-analyze", "--no-pager", *words, str(tmp_path / name)],
            env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
            capture_output=True,
            text=True,
            check=False,
        )

    verified = analyzed("verify")
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = analyzed("security", "--offline=true").stdout
    (level,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", judged)
    assert float(level) < 2.0


def pinned(path: Path) -> dict[str, str]:
    found = re.findall(r"^([a-z0-9-]+)==(\S+)", path.read_text(), re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("name", ["requirements.lock", "build.lock"])
def test_what_is_installed_with_hashes_is_what_is_tested(name: str) -> None:
    text = (DEPLOY / name).read_text()
    ours, tested = pinned(DEPLOY / name), pinned(ROOT / "constraints.txt")
    assert ours.items() <= tested.items()
    # Each line names at least one file, by what is in it.
    assert text.count("==") == len(ours)
    assert all("--hash=sha256:" in entry for entry in text.split("\n\n") if "==" in entry)
    assert "://" not in text


def test_the_pinned_builder_is_the_one_that_the_project_names() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    (builder,) = re.findall(r'^requires = \["([^"]+)"\]$', project, re.MULTILINE)
    assert builder == f"hatchling=={pinned(DEPLOY / 'build.lock')['hatchling']}"


@pytest.fixture(scope="module")
def clean_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Debian with Python and nothing else."""
    root = tmp_path_factory.mktemp("debian")
    return debian(root, "python3", "python3-venv", "passwd", "ca-certificates")


@in_a_clean_root
def test_the_steps_of_the_image_lead_to_a_bot_that_runs(clean_root: Path) -> None:
    folder, home = Path("/"), {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [CHROOT, str(clean_root), "env", "-C", str(folder), *words],
            env={**home, **passed_on()},
            capture_output=True,
            text=True,
            check=False,
        )

    for step in steps():
        match step.word:
            case "WORKDIR":
                folder = Path(step.rest)
                (clean_root / folder.relative_to("/")).mkdir(parents=True, exist_ok=True)
            case "COPY" if "--from" not in step.rest:
                *sources, target = step.rest.split()
                into = clean_root / folder.relative_to("/") / target
                for source in sources:
                    if (ROOT / source).is_dir():
                        shutil.copytree(ROOT / source, into, dirs_exist_ok=True)
                    else:
                        into.mkdir(parents=True, exist_ok=True)
                        shutil.copy(ROOT / source, into)
            case "RUN":
                done = run("sh", "-c", step.rest)
                assert done.returncode == 0, (step.rest, done.stdout, done.stderr)
            case "ENV":
                for pair in shlex.split(step.rest):
                    name, _, value = pair.partition("=")
                    home[name] = value
            case _:
                continue
    said = run("cardroom", "--version")
    assert said.stdout.startswith("cardroom "), said.stderr
    assert run("cardroom", "health").returncode == 1
    without = run("cardroom", "run")
    assert without.returncode == ExitCode.SETTINGS
    assert "DISCORD_TOKEN is missing" in without.stderr
    assert json.loads(run("python", "-c", "import json; print(json.dumps(True))").stdout)
