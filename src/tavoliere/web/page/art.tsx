// A small picture for each game, drawn for the cover of its box in the lobby.

const INK = "var(--ink)";

function Cards() {
  const suits = [
    ["var(--suit-yellow)", "M-7 12V-2a7 9 0 0 1 14 0v14z", -24],
    ["var(--suit-red)", "M-6 12V-6q6-8 12 0v18z M-9 12h18", -8],
    [
      "var(--suit-green)",
      "M0 13V-12 M0 4q-9-2-8-9q8 1 8 9 M0 4q9-2 8-9q-8 1-8 9 M0-4q-7-2-6-8q6 1 6 8 M0-4q7-2 6-8q-6 1-6 8",
      8,
    ],
    ["var(--suit-blue)", "M-9 12V-9h5v4h2.500v-4h3v4H4v-4h5v21H3V4q-3-4-6 0v8z", 24],
  ] as const;
  return (
    <g>
      <path d="M10 112h220" stroke={INK} stroke-opacity=".25" stroke-dasharray="2 5" fill="none" />
      {suits.map(([colour, shape, angle], i) => (
        <g transform={`translate(${66 + i * 36} ${72 + Math.abs(i - 1.5) * 5}) rotate(${angle})`}>
          <rect x="-22" y="-34" width="44" height="66" rx="5" fill="var(--card)" stroke={INK} />
          <rect x="-18" y="-30" width="36" height="58" rx="3" fill={colour} fill-opacity=".22" stroke={colour} />
          <path d={shape} fill={colour} stroke={INK} stroke-width="1.200" stroke-linejoin="round" />
        </g>
      ))}
    </g>
  );
}

function Ring() {
  const lands = Array.from({ length: 15 }, (_, i) => (i / 15) * 2 * Math.PI - Math.PI / 2);
  const clans = ["red", "green", "blue", "yellow", "violet"];
  return (
    <g>
      <ellipse cx="120" cy="70" rx="84" ry="46" fill="none" stroke={INK} stroke-opacity=".3" stroke-dasharray="3 5" />
      {lands.map((angle, i) => (
        <g transform={`translate(${120 + 84 * Math.cos(angle)} ${70 + 46 * Math.sin(angle)})`}>
          <path d="M-13 2q1-10 12-9q12-2 14 6q2 9-9 11q-16 2-17-8z" fill="var(--paper-deep)" stroke={INK} />
          {i % 3 === 0 && (
            <rect
              x="-4"
              y="-4"
              width="8"
              height="8"
              fill={`var(--clan-${clans[(i / 3) % 5]})`}
              stroke={INK}
              transform="rotate(12)"
            />
          )}
        </g>
      ))}
      <g transform="translate(120 74)" stroke={INK} stroke-linejoin="round">
        <path d="M-22 18v-26h6v6h6v-6h6v-10h8v10h6v6h6v-6h6v26z" fill="var(--card)" />
        <path d="M-4 18V8q4-6 8 0v10z" fill={INK} />
        <path d="M0-18v-14l12 4-12 4" fill="var(--ask)" />
      </g>
    </g>
  );
}

function Bridge() {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d="M0 96q30-8 60 0t60 0 60 0 60 0v34H0z" fill="var(--water)" stroke="none" />
      <path d="M0 70q20-12 44-8 22 4 26 22l-4 14q-30 8-66 0z" fill="var(--paper-deep)" />
      <path d="M240 66q-22-12-48-6-20 6-22 24l6 14q30 8 64-2z" fill="var(--paper-deep)" />
      <path d="M52 92q14-52 68-52t68 52h-16q-10-34-52-34T68 92z" fill="var(--card)" />
      <path d="M60 74l8-6m8-10l6 6m14-18l4 8m20-12v9m24-5l-5 8m22 4l-7 5m16 8l-9 3" fill="none" stroke-opacity=".5" />
      <path d="M16 66V40l8-8 8 8v24z M206 62V38h18v24z" fill="var(--card)" />
      <path d="M20 50h4v8h-4z M210 46h4v6h-4z m6 0h4v6h-4z" fill={INK} stroke="none" />
      <path d="M84 108q34 12 74 0l8-10q-6 6-14 6h-54q-10 0-20-12 0 12 6 16z" fill="var(--ask)" />
      <path d="M128 104V84m0 0q6 2 6 8" fill="none" />
      <circle cx="128" cy="80" r="4" fill="var(--card)" />
    </g>
  );
}

const COVERS: Record<string, () => preact.JSX.Element> = {
  cardcassonne: Cards,
  "carolus-magnus": Ring,
  "san-marco": Bridge,
};

export function Cover({ game }: { game: string }) {
  const Drawn = COVERS[game];
  return (
    <svg class="cover" viewBox="0 0 240 130" aria-hidden="true">
      {Drawn && <Drawn />}
    </svg>
  );
}
