// A handful of emotes, drawn here.

import type { ComponentChildren } from "preact";

const face = (features: ComponentChildren) => (
  <>
    <circle cx="12" cy="12" r="9.5" class="skin" />
    <g class="features">{features}</g>
  </>
);

const EMOTES: Record<string, ComponentChildren> = {
  hello: (
    <>
      <path
        class="hand"
        d="M7 13.2V6.5a1.4 1.4 0 0 1 2.8 0V4.9a1.4 1.4 0 0 1 2.8 0v.9a1.4 1.4 0 0 1 2.8 0V8A1.3 1.3 0 0 1 18 8v7c0 4-2.4 6.3-5.8 6.3-3 0-4.5-1.2-6-3.8L3.6 13.6c-.7-1.3 1-2.6 2.1-1.6z"
      />
      <path
        class="features"
        d="M9.8 6.5V11M12.6 5.8V11M15.4 8v3.5M19.5 3.5c1.2.7 1.9 1.7 2.2 3M1.8 7.5c.1-1.3.7-2.4 1.7-3.2"
      />
    </>
  ),
  bravo: <path class="gold" d="M12 2.2 14.9 8.5 21.6 9.3 16.7 14 18 20.8 12 17.4 6 20.8 7.3 14 2.4 9.3 9.1 8.5z" />,
  thanks: (
    <path
      class="heart"
      d="M12 20.5C5 15.5 2.8 12 2.8 8.6 2.8 5.6 5 3.7 7.5 3.7c1.9 0 3.6 1 4.5 2.8.9-1.8 2.6-2.8 4.5-2.8 2.5 0 4.7 1.9 4.7 4.9 0 3.4-2.2 6.9-9.2 11.9z"
    />
  ),
  wow: face(
    <>
      <path d="M7.5 7.2 9.5 6.4M16.5 7.2 14.5 6.4M8.5 9.5v1M15.5 9.5v1" />
      <ellipse cx="12" cy="15.5" rx="2.3" ry="2.9" class="mouth" />
    </>,
  ),
  hm: face(
    <path d="M8 10.5v.8M16 10.5v.8M7 8.3c.7-.7 1.8-.9 2.7-.4M14 6.8c1-.3 2 0 2.7.8M8.5 16.5c2-1.6 4.5-1.8 7-.7" />,
  ),
  oops: face(<path d="M7 9.5l2.5 1.5L7 12.5M17 9.5 14.5 11 17 12.5M8 17c1.3-1.6 2.7 1 4 0s2.7-1.6 4 0" />),
};

export const EMOTE_NAMES = Object.keys(EMOTES);

export function Emote({ name }: { name: string }) {
  return (
    <svg class="emote" viewBox="0 0 24 24" aria-hidden="true">
      {EMOTES[name]}
    </svg>
  );
}
