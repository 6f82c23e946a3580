"""How what the server tells is written as JSON."""

from tavoliere.words.told import message_json as message_json
from tavoliere.words.told import sendable as sendable
from tavoliere.words.told import value_json as value_json
from tavoliere.words.told import written as written
