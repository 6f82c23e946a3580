"""The report of a study: one page of HTML that needs nothing else, for screens, light or dark, and for paper."""

import json
import os
import tempfile
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from tavoliere.lab.wording import words
from tavoliere.table.record import CannotSave
from tavoliere.words import language

STYLE = """
:root { color-scheme: light dark; --page: #fbfaf7; --ink: #23211c; --soft: #6d675c; --line: #ddd7ca; --card: #fff;
  --c1: #2b6cb0; --c2: #c05a1c; --c3: #2f855a; --c4: #7b4fb3; --c5: #8a8478; }
@media (prefers-color-scheme: dark) { :root { --page: #1a1916; --ink: #ece8df; --soft: #a49d8f; --line: #3c3932;
  --card: #24221e; --c1: #6aa8ea; --c2: #ea9a5c; --c3: #63c194; --c4: #b695e8; --c5: #8f897d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 66rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; text-wrap: balance; }
h2 { font-size: 1.2rem; margin: 2.6rem 0 .6rem; }
p { margin: .5rem 0; max-width: 50rem; }
.question { color: var(--soft); font-size: 1.1rem; }
.answer { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--c1); border-radius: 8px;
  padding: .6rem 1.2rem; margin: 1.4rem 0; }
figure { margin: 1.2rem 0; padding: 1rem 1.1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; overflow-x: auto; break-inside: avoid; }
figcaption { font-weight: 600; margin-bottom: .7rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .86rem; width: 100%; }
th, td { padding: .32rem .45rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 9.5rem; }
tbody tr:last-child td { border-bottom: 0; }
svg { display: block; width: 100%; min-width: 36rem; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 12px; } svg .inside { fill: var(--page); }
.c1 { fill: var(--c1); stroke: var(--c1); } .c2 { fill: var(--c2); stroke: var(--c2); }
.c3 { fill: var(--c3); stroke: var(--c3); } .c4 { fill: var(--c4); stroke: var(--c4); }
.c5 { fill: var(--c5); stroke: var(--c5); } rect { stroke: none !important; }
.bar { stroke-width: 2.5; } .steps { fill-opacity: .3; stroke-width: 1.5; }
.grid { stroke: var(--line); } .base { stroke: var(--soft); }
.at { stroke: var(--soft); stroke-dasharray: 4 3; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: .88rem; }
footer { color: var(--soft); font-size: .9rem; margin-top: 2.5rem; }
@media print { :root { color-scheme: light; --page: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb;
  --c1: #2b6cb0; --c2: #c05a1c; --c3: #2f855a; --c4: #7b4fb3; --c5: #8a8478; }
  main { max-width: none; padding: 0; } body { font-size: 11pt; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""


# A picture by itself: colours by its own style, on whatever ground it stands.
PICTURE_STYLE = """
:root { --page: #fbfaf7; --ink: #23211c; --soft: #6d675c; --line: #ddd7ca;
  --c1: #2b6cb0; --c2: #c05a1c; --c3: #2f855a; --c4: #7b4fb3; --c5: #8a8478; }
@media (prefers-color-scheme: dark) { :root { --page: #1a1916; --ink: #ece8df; --soft: #a49d8f; --line: #3c3932;
  --c1: #6aa8ea; --c2: #ea9a5c; --c3: #63c194; --c4: #b695e8; --c5: #8f897d; } }
text { fill: var(--ink); } .tick { fill: var(--soft); font-size: 12px; } .inside { fill: var(--page); }
.c1 { fill: var(--c1); stroke: var(--c1); } .c2 { fill: var(--c2); stroke: var(--c2); }
.c3 { fill: var(--c3); stroke: var(--c3); } .c4 { fill: var(--c4); stroke: var(--c4); }
.c5 { fill: var(--c5); stroke: var(--c5); } rect { stroke: none !important; }
.bar { stroke-width: 2.5; } .steps { fill-opacity: .3; stroke-width: 1.5; }
.grid { stroke: var(--line); } .base { stroke: var(--soft); } .at { stroke: var(--soft); stroke-dasharray: 4 3; }
"""


class Heading(NamedTuple):
    """The title of a section, and what one should know to read it."""

    title: str
    remark: str = ""

    def html(self) -> str:
        return f"<h2>{escape(self.title)}</h2>" + (f"\n<p>{escape(self.remark)}</p>" if self.remark else "")

    def markdown(self) -> str:
        return f"## {self.title}" + (f"\n\n{self.remark}" if self.remark else "")


class ReportTable(NamedTuple):
    """Figures in rows; the first column says what they are of."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]

    def html(self) -> str:
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        rows = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows)
        return (
            f"<figure>\n<figcaption>{escape(self.caption)}</figcaption>\n<table>\n"
            f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>\n</figure>"
        )

    def markdown(self) -> str:
        lines = [self.heads, ["---"] * len(self.heads), *self.rows]
        return f"**{self.caption}**\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


class Plot(NamedTuple):
    """A picture."""

    caption: str
    svg: str

    def html(self) -> str:
        return f"<figure>\n<figcaption>{escape(self.caption)}</figcaption>\n{self.svg}\n</figure>"


ReportPart = Heading | ReportTable | Plot


def page(
    title: str,
    question: str,
    conclusion: Sequence[str],
    method: Sequence[str],
    pieces: Sequence[ReportPart],
    command: str,
    data: str,
) -> str:
    """The whole report as HTML."""

    def paragraphs(sentences: Sequence[str]) -> str:
        return "\n".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)

    body = "\n".join(piece.html() for piece in pieces)
    return f"""<!doctype html>
<html lang="{language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p class="question">{escape(question)}</p>
<section class="answer">
{paragraphs(conclusion)}
</section>
{body}
<h2>{escape(words("lab-method"))}</h2>
{paragraphs(method)}
<h2>{escape(words("lab-again"))}</h2>
<pre>{escape(command)}</pre>
<footer><p>{escape(words("lab-footer"))} <a href="{escape(data)}">{escape(data)}</a></p></footer>
</main>
</body>
</html>
"""


def text(
    title: str,
    question: str,
    conclusion: Sequence[str],
    method: Sequence[str],
    pieces: Sequence[ReportPart],
    command: str,
    pictured: str = "",
) -> str:
    """The report as Markdown, for the pages of a project; without pictures, unless they have a name."""
    parts = [f"# {title}", question, *(f"- {sentence}" for sentence in conclusion)]
    plots = 0
    for piece in pieces:
        if not isinstance(piece, Plot):
            parts.append(piece.markdown())
        elif pictured:
            plots += 1
            parts.append(f"![{piece.caption}]({picture_file(pictured, plots)})")
    parts += [f"## {words('lab-method')}", *method, f"## {words('lab-again')}", f"    {command}"]
    return "\n\n".join(parts) + "\n"


def picture_file(name: str, number: int) -> str:
    return f"pictures/{name}-{number}.svg"


def pictures(pieces: Sequence[ReportPart], name: str) -> dict[str, str]:
    """The plots of a report, each as a file that needs nothing else."""
    plots = [piece for piece in pieces if isinstance(piece, Plot)]
    head = '<svg xmlns="http://www.w3.org/2000/svg" font-family="system-ui, sans-serif" font-size="13"'
    return {
        picture_file(name, number): piece.svg.replace("<svg", head, 1).replace(
            ">\n", f">\n<style>{PICTURE_STYLE}</style>\n", 1
        )
        + "\n"
        for number, piece in enumerate(plots, start=1)
    }


def write(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except OSError as error:
        raise CannotSave("cannot-write", path=str(path), problem=error.strerror or str(error)) from None


def as_text(head: dict[str, Any], columns: Sequence[dict[str, Any]]) -> str:
    """Data as JSON: the head spread out to be read, then the columns of each part, a line each."""
    spread = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
    parts = ",\n".join(
        "  {\n" + ",\n".join(f"   {json.dumps(name)}: {json.dumps(counts)}" for name, counts in part.items()) + "\n  }"
        for part in columns
    )
    return f'{spread},\n "columns": [\n{parts}\n ]\n}}\n'
