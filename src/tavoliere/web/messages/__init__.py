"""What the page and the server say to each other: over one WebSocket, which is one seat or a spectator, and over HTTP.

Words travel as messages, the name of a sentence in the catalogues with its arguments, and are put into the reader's
language by the page. `page/protocol.ts` is written from these models when it is checked.
Each module is one conversation.
"""
