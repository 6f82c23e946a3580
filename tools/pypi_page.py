"""The project's page on PyPI: README.md, whose links and pictures lead to the repository at the version described.

TAVOLIERE_REPOSITORY is the repository's address; the workflow that makes a release knows it. Without it nothing can be
linked to, and links become plain words: what does not lead anywhere is not shown. TAVOLIERE_CONTACT is an
e-mail address.
"""

import re

# A picture or a link, in the text or in a table: ![words](where) or [words](where).
LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?P<where>[^)\s]+)\)")


def readme_there(readme: str, repository: str, version: str) -> str:
    """The text with links that work away from the repository."""

    def there(link: re.Match[str]) -> str:
        picture, words, where = link["picture"], link["words"], link["where"]
        if re.match(r"[a-z]+:", where) or (where.startswith("#") and not picture):
            return link[0]
        if not repository:
            return "" if picture else words
        return f"{picture}[{words}]({repository}/{'raw' if picture else 'blob'}/v{version}/{where})"

    return LINK.sub(there, readme)


def addresses(repository: str) -> dict[str, str]:
    """Where the project is, as PyPI shows it beside the text."""
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
        "Source": repository,
    }
