"""Being told when it is one's turn."""

from typing import Literal

from pydantic import BaseModel, Field

from tavoliere.web.messages.forms import Language, RequestModel


class NoticesInfo(BaseModel):
    """GET /api/notices"""

    key: str | None = Field(description="What a browser subscribes to Web Push with; null where the server has none.")
    push: bool = Field(description="This device is told by Web Push.")
    mails: bool = Field(description="The server sends e-mail.")
    address: str | None = Field(description="Where mail about this table goes to.")
    confirmed: bool = Field(description="Whoever reads mail there has confirmed the address.")
    looks: bool = Field(description="Some device of this seat is told, so that the page says when somebody looks.")


class PushTarget(RequestModel):
    """POST /api/notices/push"""

    endpoint: str = Field(max_length=1024)
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)
    lang: Language


class MailTarget(RequestModel):
    """POST /api/notices/mail"""

    address: str = Field(max_length=254)
    holder: str = Field(
        min_length=24, max_length=100, description="Made up by this browser: with it, a confirmed address stays so."
    )
    lang: Language


class NoticesKind(RequestModel):
    """POST /api/notices/off"""

    kind: Literal["push", "mail"]


class MailLink(RequestModel):
    """POST /api/notices/confirm"""

    token: str = Field(max_length=200, description="From the link in a mail.")


class MailStop(MailLink):
    """POST /api/notices/stop"""

    all: bool = Field(default=False, description="About any table, not only about this one.")


class MailAnswer(BaseModel):
    """What became of it."""

    address: str
