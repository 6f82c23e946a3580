// The cover of the box: a bridge and a gondola, drawn 240 by 130.

const INK = "var(--ink)";

export default function Cover() {
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
