// A board for a game that has none of its own: what the seat may know, as a list.

import type { BoardProps } from "../board";

function Part({ value }: { value: unknown }) {
  if (value === null || typeof value !== "object") return <>{String(value ?? "–")}</>;
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

export function PlainBoard({ state }: BoardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <div class="plain-board" tabIndex={0}>
      <Part value={state} />
    </div>
  );
}
