"""Web Push: a message that only one browser can read (RFC 8291), from a server that shows who it is (RFC 8292).

The package `cryptography` is imported when it is first used: without it there is no Web Push, all else is as it was.
"""

import base64
import binascii
import json
import os
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tavoliere.web.refusal import Refusal

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096  # bytes, of which one holds the whole message
PADDED = 512  # a message's length is a multiple of this, so that it tells nothing of what it says
POINT = 65  # bytes of a public key
AUTH = 16  # bytes that the browser made up
VALID = 12 * 3600  # seconds for which a signature is good


def is_there() -> bool:
    """Whether what is needed is installed."""
    try:
        import cryptography.hazmat.primitives.asymmetric.ec  # noqa: F401
    except ImportError:
        return False
    return True


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise Refusal("web-endpoint") from None


def check_keys(p256dh: str, auth: str) -> None:
    """Refusal unless a browser's keys are such."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = read(p256dh)
    if len(point) != POINT or len(read(auth)) != AUTH:
        raise Refusal("web-endpoint")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refusal("web-endpoint") from None


def public_bytes(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    own: "EllipticCurvePrivateKey | None" = None,
    salt: bytes = b"",
    pad: int = PADDED,
) -> bytes:
    """A message as the browser with these keys alone can read it; `own` and `salt` are made up anew for each."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs, ours = read(p256dh), public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(read(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\2" + b"\0" * (-(len(text) + 1) % pad)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, padded, None)


class Sender:
    """This server as push services know it: by a key of its own, which browsers are told when they subscribe."""

    def __init__(self, kept: str, subject: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
        self.subject = subject  # whom a push service may write to when something is wrong
        self.public = base64url(public_bytes(self._key))

    @staticmethod
    def fresh() -> str:
        """A new key, as it is kept."""
        from cryptography.hazmat.primitives.asymmetric import ec

        return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"

    def headers(self, endpoint: str, now: float, lasts: int, topic: str) -> dict[str, str]:
        """What goes with a message that is worth sending for so many seconds; a later one of its topic replaces it."""
        return {
            "Authorization": f"vapid t={self._token(endpoint, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lasts),
            "Topic": topic,
            "Urgency": "normal",
        }

    def _token(self, endpoint: str, now: float) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": self.subject}
        said = ".".join(base64url(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
