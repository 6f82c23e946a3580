// Something that reacts: lit and a button where it leads to a legal choice, otherwise only explained.

import type { ComponentChildren, JSX } from "preact";

export interface TouchProps {
  label: string;
  lit?: boolean;
  picked?: boolean;
  class?: string;
  style?: JSX.CSSProperties;
  act?: (keyboard: boolean) => void;
  near?: () => void; // hovered, touched or focused
  far?: () => void;
  grab?: (event: PointerEvent) => void;
  children?: ComponentChildren;
}

export function Touch({ label, lit, picked, style, act, near, far, grab, children, ...more }: TouchProps) {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act?.(true);
  };
  const button = lit
    ? { role: "button" as const, tabIndex: 0, "aria-pressed": picked, onKeyDown: pressed }
    : { role: "img" as const };
  return (
    <g
      {...button}
      class={`${more.class ?? ""}${lit ? " cc-lit" : ""}${picked ? " cc-picked" : ""}`}
      style={style}
      aria-label={label}
      onClick={act && (() => act(false))}
      onPointerDown={grab}
      onPointerEnter={near}
      onPointerLeave={far}
      onFocus={near}
      onBlur={far}
    >
      {children}
    </g>
  );
}
