// How a drawing is written: shapes between bars, each a letter for its paint and then a path.
//
//     t tint  d dark tint  h light tint  p paper  s skin  b brown  y gold  e steel  r crimson  w white  g green  k ink
//     l a line, n a fine line, x a shade over what lies below, z a light; in capitals without an outline

const NAMES: Record<string, string> = {
  ...{ t: "tint", d: "deep", h: "pale", p: "card", s: "skin", b: "wood", y: "gold", e: "steel" },
  ...{ r: "crimson", w: "white", g: "leaf", k: "ink", a: "air", o: "pink", u: "umber", c: "grey" },
};

export function Shapes({ of }: { of: string }) {
  return (
    <>
      {of.split("|").map((shape) => {
        const paint = shape[0]!;
        const name = NAMES[paint.toLowerCase()];
        return name ? (
          <path class={paint === paint.toLowerCase() ? "cc-o" : ""} fill={`var(--${name})`} d={shape.slice(1)} />
        ) : (
          <path class={`cc-${paint}`} d={shape.slice(1)} />
        );
      })}
    </>
  );
}
