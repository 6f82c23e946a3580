"""What the container files promise; no container is started here."""

import re

import pytest

from tavoliere.commands.command_line import build
from tests import ROOT

yaml = pytest.importorskip("yaml")


def test_the_container_runs_as_a_user_without_rights() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(i for i, line in enumerate(lines) if line.startswith("FROM ")) :]
    user = [line.split()[1] for line in last if line.startswith("USER ")]
    assert user and user[-1] not in ("0", "root")
    assert "VOLUME /data" in last and any("TAVOLIERE_DATA=/data" in line for line in last)
    assert not any("apt-get" in line or "COPY . " in line for line in last), "no compiler, no sources"
    assert any("/health" in line for line in last)


def test_nothing_may_be_missing_from_the_image() -> None:
    build = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("AS build")[2].partition("\nFROM ")[0]
    assert build.index("ENV TAVOLIERE_RELEASE=1") < build.index("pip install")


def test_the_systemd_unit_starts_the_server_with_options_that_there_are() -> None:
    text = (ROOT / "deploy/tavoliere.service").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))
    known = {option for parameter in build().commands["serve"].params for option in parameter.opts}
    assert set(re.findall(r"--[a-z-]+", lines["ExecStart"])) <= known
    assert lines["DynamicUser"] == "yes" and lines["ProtectSystem"] == "strict" and lines["CapabilityBoundingSet"] == ""
    assert f"TAVOLIERE_DATA=/var/lib/{lines['StateDirectory']}" in lines["Environment"]


def test_two_servers_one_database_and_a_proxy() -> None:
    text = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    told = yaml.safe_load(text)
    services = told["services"]
    assert services.keys() == {"proxy", "one", "two", "database"}
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert {volume.partition(":")[0] for volume in service["volumes"]} <= told["volumes"].keys() | {"./Caddyfile"}
    for name in ("one", "two"):
        server = services[name]
        assert server["cap_drop"] == ["ALL"] and "no-new-privileges:true" in server["security_opt"]
        assert server["volumes"] == [f"{name}:/data"] and "ports" not in server
    assert told["networks"]["inside"]["internal"] is True
    assert "ports" not in services["database"] and services["database"]["networks"] == ["inside"]
    assert not re.search(r"(PASSWORD|SECRET): [^$\s]", text), "no secret stands in the file"
    caddy = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    assert "one:8017 two:8017" in caddy and "/ready" in caddy and "respond /metrics 404" in caddy
    assert caddy.count("{") == caddy.count("}")
