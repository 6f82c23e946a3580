"""Signatures of records: worked examples of Ed25519, and whatever is changed in a signed record is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import tavoliere as tv
from tavoliere.table.match import verify
from tavoliere.table.record import DamagedRecord, text_of
from tavoliere.table.signature import L, P, is_signed
from tavoliere.web.sending.signing import Signer
from tests.commands import tavoliere

# RFC 8032, 7.1: key, message, signature
VECTORS = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


@pytest.mark.parametrize(("key", "said", "signature"), VECTORS)
def test_the_examples_of_the_standard(key: str, said: str, signature: str) -> None:
    owner, text, signed = bytes.fromhex(key), bytes.fromhex(said), bytes.fromhex(signature)
    assert is_signed(owner, text, signed)
    assert not is_signed(owner, text + b".", signed)
    assert not is_signed(owner, text, signed[:-1] + bytes([signed[-1] ^ 1]))
    other = int.from_bytes(signed[32:], "little") + L  # the same answer, written in another way
    assert not is_signed(owner, text, signed[:32] + other.to_bytes(32, "little"))
    assert not is_signed(P.to_bytes(32, "little"), text, signed)
    assert not is_signed(owner, text, signed[:63])


def test_what_the_package_signs_is_found_to_be_signed() -> None:
    for number in range(5):
        key = Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)
        text = b"x" * number
        assert is_signed(key.public_key().public_bytes_raw(), text, key.sign(text))


# --- records ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def signer() -> Signer:
    signer = Signer()
    signer.use(Ed25519PrivateKey.from_private_bytes(b"7" * 32))
    return signer


@pytest.fixture(scope="module")
def record(signer: Signer) -> dict[str, Any]:
    match = tv.Match(tv.game("cardcassonne", players=2), seed=3)
    while match.position.actor is not None:
        match.play(match.position.actions[0])
    return signer.signed(match.record(published=True), "table-1")


def test_a_signed_record_says_whose_it_is(record: dict[str, Any], signer: Signer, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.write_text(text_of(record), encoding="utf-8")
    found = verify(path, key=str(signer.public).upper())
    assert found.problem is None and found.signer == signer.public
    assert "those that this server announced" in tavoliere("verify", str(path), "--key", str(signer.public))
    assert str(signer.public) in tavoliere("verify", str(path))
    assert "another server" in str(verify(path, key="00" * 32).problem)
    del (unsigned := dict(record))["signature"]
    path.write_text(text_of(unsigned), encoding="utf-8")
    assert verify(path).problem is None
    assert "No server has signed" in str(verify(path, key=signer.public).problem)


def first_name(record: dict[str, Any]) -> None:
    record["seats"][0]["name"] = "Somebody else"


def first_player(record: dict[str, Any]) -> None:
    record["seats"][0]["player"] = "emperor"


def cut_off(record: dict[str, Any]) -> None:
    record["steps"], record["result"] = record["steps"][:40], None


def another_table(record: dict[str, Any]) -> None:
    record["signature"]["table"] = "table-2"


def another_decision(record: dict[str, Any]) -> None:
    """One that could have been another: what is left is still a record of a game, with dice that fit."""
    match = tv.Match.resumed(tv.game("cardcassonne", players=2), [], None, record["steps"])
    choices = [step for step, at in enumerate(match.positions) if at.actor in (0, 1) and len(at.actions) > 1]
    step = choices[len(choices) // 2]
    record["steps"] = [*record["steps"][:step], match.positions[step].actions[-1].text]
    record["result"] = None


def something_more(record: dict[str, Any]) -> None:
    record["note"] = "won by cheating"


@pytest.mark.parametrize("tamper", [first_name, first_player, cut_off, another_table, another_decision, something_more])
def test_whatever_is_changed_is_found(
    tamper: Callable[[dict[str, Any]], None], record: dict[str, Any], tmp_path: Path
) -> None:
    changed = json.loads(json.dumps(record))
    tamper(changed)
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(changed), encoding="utf-8")
    assert "signature does not fit" in str(verify(path).problem)


@pytest.mark.parametrize("wrong", [None, 5, {}, {"table": "t", "key": "0", "signature": "1"}])
def test_what_is_no_signature_is_refused(wrong: Any, record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.write_text(json.dumps({**record, "signature": wrong}), encoding="utf-8")
    with pytest.raises(DamagedRecord, match="signature"):
        verify(path)
