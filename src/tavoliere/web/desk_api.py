"""The desk over HTTP: everything that people with their own box ask. Nothing is kept."""

from typing import Any

from fastapi import APIRouter

from tavoliere.referee.desk import answer

router = APIRouter(prefix="/api", tags=["desk"])


@router.post("/desk")
def ask(asked: dict[str, Any]) -> dict[str, Any]:
    """What `asked["ask"]` names; `{"refused": message}` where that can't be."""
    return answer(asked)
