// Sentences with the small pictures of what they speak of.

import type { ComponentChildren } from "preact";
import type { Icon } from "../../board";
import type { Message, Value } from "../../protocol";
import type { Say } from "./words";

const OPENS = /[«“(]\s?$/; // signs that stay with a picture
const CLOSES = /^\s?[.,;:!?»”)]+/;
const MARK = /\uE000(\d+)\uE001/; // where a picture goes, in characters that no text has

/** A message, or an attribute of it, with pictures instead of the words that have one; each is called by its word. */
export function rich(say: Say, [name, values]: Message, Icon: Icon | null, attribute = ""): ComponentChildren {
  const pictures: ComponentChildren[] = [];
  const marked = (value: Value): Value => {
    if (Array.isArray(value)) {
      const parts = value.map(marked);
      return parts.every((part) => typeof part === "string" && MARK.test(part)) ? parts.join("") : parts;
    }
    if (typeof value === "object" && "message" in value) return { message: [value.message[0], all(value.message[1])] };
    if (typeof value !== "object" || !("word" in value)) return value;
    const picture = Icon?.({ of: value.word });
    if (!picture) return value;
    const word = say(value.word);
    pictures.push(
      <span class="picture" role="img" aria-label={word} title={word}>
        {picture}
      </span>,
    );
    return `\uE000${pictures.length - 1}\uE001`;
  };
  const all = (named: Record<string, Value>) =>
    Object.fromEntries(Object.entries(named).map(([key, value]) => [key, marked(value)]));
  const said = say(name + attribute, all(values));
  const parts = said.split(MARK);
  return parts.map((part, i) => {
    if (i % 2 === 0)
      return part.slice(i && CLOSES.exec(part)?.[0].length).replace(i + 1 < parts.length ? OPENS : "", "");
    const [before, after] = [OPENS.exec(parts[i - 1]!)?.[0] ?? "", CLOSES.exec(parts[i + 1]!)?.[0] ?? ""];
    const picture = pictures[Number(part)];
    return before || after ? <span class="with-sign">{[before, picture, after]}</span> : picture;
  });
}
