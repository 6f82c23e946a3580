// A board for a game that has none of its own: what the seat may know, as a list.

import type { BoardProps } from "../../board";
import type { Cell, Cells, Numbers } from "../../protocol";
import { tablesOf } from "./rules";

type Value = string | number | { [name: string]: Value };

function Part({ value }: { value: Value }) {
  if (typeof value !== "object") return <>{value}</>;
  const parts = Object.entries(value);
  if (parts.length === 0) return <>–</>;
  return (
    <dl class="part">
      {parts.map(([name, part]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Part value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A cell by its words; of what is counted by words only what is there. */
function inWords({ indices, values, first }: Cell, numbers: Numbers, depth = 0): Value {
  if (!Array.isArray(numbers)) return values[numbers - first] ?? numbers;
  const words = indices[depth] ?? [];
  const entries = numbers.map((one, i) => [words[i] ?? String(i + 1), one] as const);
  const shown = words.length ? entries.filter(([, one]) => String(one).replace(/[0,]/g, "")) : entries;
  return Object.fromEntries(
    shown.map(([name, one]) => [name, inWords({ indices, values, first } as Cell, one, depth + 1)]),
  );
}

/** The plain board of a game. */
export const plainBoard = (game: string) =>
  function PlainBoard({ state }: BoardProps) {
    const cells = tablesOf(game).state.cells;
    const value = Object.fromEntries(cells.map((cell) => [cell.name, inWords(cell, (state as Cells)[cell.name]!)]));
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
      <div class="plain-board" tabIndex={0}>
        <Part value={value} />
      </div>
    );
  };
