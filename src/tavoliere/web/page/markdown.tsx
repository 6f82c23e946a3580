// The rules as they are written, put on the page: headings, paragraphs, lists, tables, code. Everything becomes
// elements of ours; nothing in a text is ever taken for HTML.

import type { ComponentChildren, VNode } from "preact";

const HEADING = /^(#+) +(.*?) *(?:\{([^}]*)\})? *$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +/;
const INLINE = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;
const ADDRESS = /^(?:[A-Z]{2}) (?:[A-Z]-?)?\d+(?:\.\d+)*$/;

export interface Heading {
  depth: number;
  text: string;
  address: string | null;
  anchor: string;
}

export interface Page {
  headings: Heading[];
  body: VNode[];
}

/** What GitHub calls a heading in links, which the rules' own links use. */
function anchor(line: string): string {
  return line
    .replace(/^#+ /, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

export function idOf(address: string): string {
  return `rule-${address.replace(/[^A-Za-z0-9.]/g, "-")}`;
}

function inline(text: string, follow: (anchor: string) => void): ComponentChildren[] {
  return text.split(INLINE).map((part) => {
    if (part.startsWith("**")) {
      const bold = part.slice(2, -2);
      return <strong id={ADDRESS.test(bold) ? idOf(bold) : undefined}>{inline(bold, follow)}</strong>;
    }
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*"))
      return <em>{inline(part.slice(1, -1), follow)}</em>;
    if (part.length > 2 && part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    if (!link) return part;
    const [, label = "", to = ""] = link;
    if (to.startsWith("#"))
      return (
        <button type="button" class="link" onClick={() => follow(to.slice(1))}>
          {label}
        </button>
      );
    if (!to.startsWith("https://")) return label;
    return (
      <a href={to} rel="noreferrer" target="_blank">
        {label}
      </a>
    );
  });
}

/** The rules in elements; `deeper` is how far their headings stand below those of what they are shown in. */
export function page(source: string, deeper: number, follow: (anchor: string) => void): Page {
  const headings: Heading[] = [];
  const lines = source.split("\n");
  const say = (text: string) => inline(text, follow);

  function blocks(lines: string[], above: string | null): VNode[] {
    const found: VNode[] = [];
    let i = 0;
    while (i < lines.length) {
      const line = lines[i]!;
      const heading = HEADING.exec(line);
      if (!line.trim()) {
        i += 1;
      } else if (heading) {
        const [, marks = "", text = "", address = null] = heading;
        above = address;
        const entry = { depth: marks.length, text, address, anchor: anchor(line) };
        headings.push(entry);
        const Tag = `h${Math.min(6, marks.length + deeper)}` as "h2";
        found.push(
          <Tag id={address ? idOf(address) : `rule-${entry.anchor}`} tabIndex={-1}>
            {say(text)}
            {address && <span class="address">{address}</span>}
          </Tag>,
        );
        i += 1;
      } else if (line.startsWith("```")) {
        const end = lines.findIndex((other, at) => at > i && other.startsWith("```"));
        const stop = end < 0 ? lines.length : end;
        found.push(<pre tabIndex={0}>{lines.slice(i + 1, stop).join("\n")}</pre>);
        i = stop + 1;
      } else if (line.startsWith("|")) {
        let end = i;
        while (lines[end]?.startsWith("|")) end += 1;
        found.push(table(lines.slice(i, end)));
        i = end;
      } else if (ITEM.test(line)) {
        const [list, end] = listFrom(lines, i, above);
        found.push(list);
        i = end;
      } else {
        let end = i + 1;
        while (
          lines[end]?.trim() &&
          !HEADING.test(lines[end]!) &&
          !/^(\||```)/.test(lines[end]!) &&
          !ITEM.test(lines[end]!)
        )
          end += 1;
        found.push(<p>{say(lines.slice(i, end).join(" "))}</p>);
        i = end;
      }
    }
    return found;
  }

  function table(lines: string[]): VNode {
    const [head = [], ...rows] = lines
      .filter((line) => !/^\|[-:| ]+\|$/.test(line.trim()))
      .map((line) =>
        line
          .trim()
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim()),
      );
    return (
      <div class="scrolled" tabIndex={0}>
        <table>
          <thead>
            <tr>{head.map((cell) => (cell ? <th scope="col">{say(cell)}</th> : <td />))}</tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr>
                {row.map((cell) => (
                  <td>{say(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }

  /** A list, whose points have addresses of their own: point 4 under "CC 2" is CC 2.4. */
  function listFrom(lines: string[], start: number, above: string | null): [VNode, number] {
    const first = ITEM.exec(lines[start]!)!;
    const indent = first[1]!.length;
    const ordered = first[2] !== undefined;
    const items: VNode[] = [];
    let i = start;
    while (i < lines.length) {
      const item = ITEM.exec(lines[i]!);
      if (!item || item[1]!.length !== indent || (item[2] !== undefined) !== ordered) break;
      const width = item[0].length;
      const inner = [lines[i]!.slice(width)];
      i += 1;
      while (i < lines.length && (!lines[i]!.trim() || lines[i]!.startsWith(" ".repeat(indent + 2)))) {
        inner.push(lines[i]!.slice(Math.min(width, lines[i]!.search(/\S|$/))));
        i += 1;
      }
      const address = ordered && above && indent === 0 ? `${above}.${item[2]}` : null;
      const [lead, ...rest] = blocks(inner, null);
      items.push(
        <li id={address ? idOf(address) : undefined} value={ordered ? Number(item[2]) : undefined}>
          {lead?.type === "p" ? lead.props.children : lead}
          {rest}
        </li>,
      );
    }
    return [ordered ? <ol>{items}</ol> : <ul>{items}</ul>, i];
  }

  return { body: blocks(lines, null), headings };
}
