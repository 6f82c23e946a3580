"""What a server meets outside: a push service, a browser that reads what comes through it, and a mail server."""

import asyncio
import datetime
import email
import email.policy
import ipaddress
import json
import os
import ssl
import tempfile
from email.message import EmailMessage
from typing import Any, Self

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tavoliere.web.sending import push


class Browser:
    """A browser that has subscribed: its keys, and how it reads a message."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = endpoint

    def target(self, lang: str = "en") -> dict[str, str]:
        keys = {"p256dh": push.base64url(push.public_bytes(self.key)), "auth": push.base64url(self.auth)}
        return {"endpoint": self.endpoint, **keys, "lang": lang}

    def read(self, body: bytes) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(opened(body, self.key, self.auth))
        return told


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What is in a message, as RFC 8291 says that a browser reads it."""
    salt, rest = body[:16], body[21:]
    theirs, sealed = rest[: body[20]], rest[body[20] :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    info = b"WebPush: info\0" + push.public_bytes(key) + theirs
    secret = HKDF(hashes.SHA256(), 32, auth, info).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    text, delimiter, _ = AESGCM(content).decrypt(nonce, sealed, None).rpartition(b"\2")
    assert delimiter
    return text


def check_signature(authorization: str, public: str) -> dict[str, Any]:
    """The claims of a signed header, which is as RFC 8292 wants it."""
    assert authorization.startswith("vapid t=")
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    assert key == public
    said, _, signature = token.rpartition(".")
    raw = push.read(signature)
    written = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.read(public))
    point.verify(written, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(push.read(said.partition(".")[2]))
    return claims


def certificate() -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a server on this machine, and for a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push")])
    now = datetime.datetime.now(datetime.UTC)
    addresses = [x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(addresses), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with tempfile.NamedTemporaryFile() as file:
        file.write(private + pem)
        file.flush()
        serving.load_cert_chain(file.name)
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.load_verify_locations(cadata=pem.decode())
    return serving, trusting


class PushService:
    """Takes messages over HTTPS on this machine, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.serving, self.trusting = certificate()

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self._answer, "127.0.0.1", 0, ssl=self.serving)
        self.address = f"https://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        http = h11.Connection(h11.SERVER)
        path, headers, body = "", {}, b""
        while not isinstance(event := http.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                http.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Request):
                path = event.target.decode()
                headers = {name.decode(): value.decode() for name, value in event.headers}
            elif isinstance(event, h11.Data):
                body += event.data
        self.heard.append((path, headers, body))
        more = [("Location", f"{self.address}/elsewhere")] if 300 <= self.status < 400 else []
        answer = h11.Response(status_code=self.status, headers=[("Content-Length", "0"), *more])
        writer.write((http.send(answer) or b"") + (http.send(h11.EndOfMessage()) or b""))
        await writer.drain()
        writer.close()


class MailServer:
    """Takes mail on this machine, as RFC 5321 says."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.is_open = True

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self.port: int = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail\r\n")
        while line := await reader.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                mail = email.message_from_bytes(text[:-3].replace(b"\r\n..", b"\r\n."), policy=email.policy.default)
                self.mails.append(mail)
            answer = b"250 ok" if verb != b"QUIT" else b"221 bye"
            writer.write((answer if self.is_open or verb != b"MAIL" else b"451 not now") + b"\r\n")
        writer.close()
