"""The web app: tables on a server, a page to play at them, an API for programs."""
