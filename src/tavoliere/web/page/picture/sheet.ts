// Style sheets: which rules apply to a part of a board. Boards are drawn as they stand on a wide screen by day, with
// nobody pointing at them: rules for anything else (@media, @container, :hover) never apply.

import { isPart, type Part } from "./tree";

export type Declarations = [property: string, value: string][];

interface Simple {
  tag?: string;
  classes: string[];
  attributes: [name: string, how: string, value: string][];
  any: Complex[][]; // :is(...)
  none: Complex[][]; // :not(...)
  root?: boolean;
  never?: boolean;
}

/** What stands at the end, and before it what it must stand in or beside, from the right. */
interface Complex {
  last: Simple;
  before: [combinator: string, simple: Simple][];
}

export interface Rule {
  selector: Complex;
  weight: number;
  order: number;
  declarations: Declarations;
}

export class Sheet {
  private readonly byName = new Map<string, Rule[]>();
  private readonly beside = new Set<string>(); // names of what looks otherwise beside others
  private readonly looksBeside = new Map<string, boolean>();
  private readonly attributes = new Map<string, boolean>(); // that selectors ask for, and whether for what they are

  constructor(text: string) {
    let order = 0;
    for (const [selectors, body] of blocks(text)) {
      const declarations = parts(body, ";").map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      });
      for (const one of parts(selectors, ",")) {
        const selector = complex(one);
        const rule = { selector, weight: weightOf(selector), order: order++, declarations };
        for (const name of namesOf(selector.last)) {
          this.byName.set(name, [...(this.byName.get(name) ?? []), rule]);
          if (/[+~]/.test(one.replace(/\[[^\]]*\]/g, ""))) this.beside.add(name);
        }
        for (const [, name = "", compared] of one.matchAll(/\[([\w-]+)([^\]]?)/g))
          if (name !== "class") this.attributes.set(name, !!compared || !!this.attributes.get(name));
      }
    }
  }

  /** What the rules say of a part, the strongest last. */
  declared(part: Part): Declarations {
    const found = new Set<Rule>();
    for (const name of namesFor(part))
      for (const rule of this.byName.get(name) ?? []) if (matches(part, rule.selector)) found.add(rule);
    return [...found]
      .sort((a, b) => a.weight - b.weight || a.order - b.order)
      .flatMap(({ declarations }) => declarations);
  }

  /** All that its rules may depend on, besides what it stands in. */
  surroundings(part: Part): string {
    let found = `${part.localName}.${part.className}`;
    for (const [name, compared] of this.attributes)
      if (part.attributes.has(name)) found += `[${name}=${compared ? part.attributes.get(name) : ""}]`;
    let looks = this.looksBeside.get(found);
    if (looks === undefined) {
      looks = namesFor(part).some((name) => this.beside.has(name));
      this.looksBeside.set(found, looks);
    }
    if (looks) for (const other of candidates(part, "~")) found += `~${other.localName}.${other.className}`;
    return found;
  }
}

const namesFor = (part: Part): string[] => ["*", part.localName, ...part.classes.map((name) => `.${name}`)];

/** Selectors and what stands in their braces, without what is within an at-rule. */
function blocks(text: string): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf("{", at);
    const semicolon = text.indexOf(";", at);
    if (text[at] === "@" && semicolon >= 0 && (semicolon < open || open < 0)) {
      at = semicolon + 1;
      continue;
    }
    if (open < 0) break;
    let end = open + 1;
    for (let depth = 1; depth; end++) depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
    const head = text.slice(at, open).trim();
    if (!head.startsWith("@")) found.push([head, text.slice(open + 1, end - 1)]);
    at = end;
  }
  return found;
}

/** What stands between separators that are in no brackets and no quotes. */
export function parts(text: string, separator: string): string[] {
  const found: string[] = [];
  let [depth, from, quote] = [0, 0, ""];
  for (let i = 0; i <= text.length; i++) {
    const sign = text[i] ?? separator;
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (!depth && (separator === " " ? /\s/.test(sign) : sign === separator)) {
      if (text.slice(from, i).trim()) found.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return found;
}

const TOKEN = /\.([\w-]+)|\[([\w-]+)(?:([\^$*]?=)"?([^"\]]*)"?)?\]|(::?[\w-]+)(\()?|([\w-]+|\*)|\s*([>+~])\s*|\s+/y;
const NEVER = [":hover", ":active", ":focus", ":focus-visible", ":disabled", ":checked", ":has", ":before", ":after"];

function complex(text: string): Complex {
  const simples: Simple[] = [{ classes: [], attributes: [], any: [], none: [] }];
  const combinators: string[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length; ) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`what is ${text.slice(at)} in the selector ${text}?`);
    const [, name, attribute, how = "", value = "", pseudo, open, tag, combinator = " "] = token;
    const simple = simples.at(-1)!;
    if (name) simple.classes.push(name);
    else if (attribute) simple.attributes.push([attribute, how, value]);
    else if (tag) simple.tag = tag === "*" ? undefined : tag;
    else if (pseudo) {
      const inside = open ? within(text, TOKEN.lastIndex) : "";
      TOKEN.lastIndex += open ? inside.length + 1 : 0;
      if (pseudo === ":is" || pseudo === ":not") {
        const here = TOKEN.lastIndex;
        simple[pseudo === ":is" ? "any" : "none"].push(parts(inside, ",").map(complex));
        TOKEN.lastIndex = here;
      } else if (pseudo === ":root") simple.root = true;
      else if (NEVER.includes(pseudo) || pseudo.startsWith("::")) simple.never = true;
      else throw new Error(`pictures know no ${pseudo}, of the selector ${text}`);
    } else {
      combinators.push(combinator);
      simples.push({ classes: [], attributes: [], any: [], none: [] });
    }
  }
  return { last: simples.pop()!, before: simples.reverse().map((simple, i) => [combinators.at(-1 - i)!, simple]) };
}

function within(text: string, from: number): string {
  let end = from;
  for (let depth = 1; depth; end++) depth += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0;
  return text.slice(from, end - 1);
}

/** Under which names a rule is looked up: a class or a tag that its last part must have. */
function namesOf({ classes: [first], tag, any: [choice] }: Simple): string[] {
  if (first) return [`.${first}`];
  if (tag) return [tag];
  return choice ? choice.flatMap(({ last }) => namesOf(last)) : ["*"];
}

/** How strong a selector is: classes count more than any number of tags. */
function weightOf({ last, before }: Complex): number {
  return [last, ...before.map(([, simple]) => simple)].reduce((sum, simple) => {
    const inside = [...simple.any, ...simple.none].map((choice) => Math.max(...choice.map(weightOf)));
    const own =
      100 * (simple.classes.length + simple.attributes.length + Number(!!simple.root) + Number(!!simple.never));
    return sum + own + Number(!!simple.tag) + inside.reduce((all, one) => all + one, 0);
  }, 0);
}

function matches(part: Part, { last, before }: Complex): boolean {
  return fits(part, last) && stands(part, before);
}

function stands(part: Part, before: Complex["before"]): boolean {
  const [first, ...rest] = before;
  if (!first) return true;
  const [combinator, simple] = first;
  for (const other of candidates(part, combinator)) if (fits(other, simple) && stands(other, rest)) return true;
  return false;
}

function* candidates(part: Part, combinator: string): Iterable<Part> {
  if (combinator === ">" || combinator === " ")
    for (let up = part.parentNode; up; up = combinator === " " ? up.parentNode : null) yield up;
  else {
    const siblings = (part.parentNode?.childNodes ?? []).filter(isPart);
    const at = siblings.indexOf(part);
    yield* siblings.slice(combinator === "+" ? Math.max(0, at - 1) : 0, at);
  }
}

function fits(part: Part, { tag, classes, attributes, any, none, root, never }: Simple): boolean {
  if (never || (tag && part.localName !== tag) || (root && part.parentNode)) return false;
  if (!classes.every((name) => part.classes.includes(name))) return false;
  if (!attributes.every(([name, how, value]) => compares(part.attributes.get(name), how, value))) return false;
  const oneOf = (choice: Complex[]) => choice.some((selector) => matches(part, selector));
  return any.every(oneOf) && !none.some(oneOf);
}

function compares(given: string | undefined, how: string, value: string): boolean {
  if (given === undefined) return false;
  if (how === "^=") return given.startsWith(value);
  if (how === "$=") return given.endsWith(value);
  if (how === "*=") return given.includes(value);
  return !how || given === value;
}
