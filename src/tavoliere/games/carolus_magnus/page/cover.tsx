// The cover of the box: the ring of territories and a castle, drawn 240 by 130.

import "./colours.css";

const INK = "var(--ink)";

export default function Cover() {
  const lands = Array.from({ length: 15 }, (_, i) => (i / 15) * 2 * Math.PI - Math.PI / 2);
  const colours = ["red", "green", "blue", "yellow", "violet"];
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
              fill={`var(--${colours[(i / 3) % 5]})`}
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
