// Texts as outlines of the page's own letters, so that a picture looks alike where its fonts are not there.

import type { Style } from "./style";

type Letter = [advance: number, outline: string];

interface Font {
  family: string;
  weight: number;
  em: number;
  ascent: number;
  descent: number;
  letters: Record<string, Letter>;
  lining: Record<string, Letter>; // figures that stand on the line
}

declare const FONTS: Font[];

const SLANT = 0.25; // of letters in italics, which the page's fonts don't have
const STRANGE = 0.6; // of the size: the width of a letter that no font of ours has

/** Signs of the boards that browsers take from other fonts, on a square of a thousand. */
const SIGNS: Record<string, Letter> = {
  "⌂": [620, "M310 -640L580 -390V0H40V-390ZM310 -540L115 -360V-75H505V-360Z"],
};

const fonts = new WeakMap<Style, Font>();

function fontOf(style: Style): Font {
  const found = fonts.get(style) ?? chosen(style);
  fonts.set(style, found);
  return found;
}

function chosen(style: Style): Font {
  const families = style
    .get("font-family")
    .split(",")
    .map((name) => name.trim().replaceAll(/["']/g, ""));
  const family = families.map((name) => FONTS.filter((font) => font.family === name)).find(({ length }) => length);
  const wanted = { normal: 400, bold: 700 }[style.get("font-weight")] ?? Number(style.get("font-weight"));
  return (family ?? FONTS.filter((font) => font.family === FONTS.at(-1)!.family)).reduce((best, font) =>
    Math.abs(font.weight - wanted) <= Math.abs(best.weight - wanted) ? font : best,
  );
}

export interface LetterLine {
  width: number;
  above: number; // of the line on which letters stand
  below: number;
  /** What is drawn; `named` gives an outline a name by which it is drawn again. */
  drawn: (x: number, y: number, named: (outline: string) => string, stretched?: number) => string;
}

/** A text in one line. */
export function lineOf(text: string, style: Style): LetterLine {
  const font = fontOf(style);
  const scale = style.size / font.em;
  const lining = style.get("font-variant-numeric").includes("lining-nums");
  const letters = [...text].map((sign) => ({
    sign,
    letter: (lining && font.lining[sign]) || font.letters[sign] || SIGNS[sign],
  }));
  const width = letters.reduce((sum, { letter }) => sum + (letter ? letter[0] : STRANGE * font.em), 0) * scale;
  return {
    width,
    above: font.ascent * scale,
    below: font.descent * scale,
    drawn: (x, y, named, stretched = width) => {
      let at = 0;
      const uses = letters.map(({ sign, letter }) => {
        const here = at;
        at += letter ? letter[0] : STRANGE * font.em;
        if (!letter)
          return `<text x="${here}" font-family="DejaVu Sans, Arial, sans-serif" font-size="${font.em}">${escaped(sign)}</text>`;
        return letter[1] && `<use href="#${named(letter[1])}"${here ? ` x="${here}"` : ""}/>`;
      });
      const slant = style.get("font-style") === "italic" ? ` skewX(${(-Math.atan(SLANT) * 180) / Math.PI})` : "";
      const across = width ? (scale * stretched) / width : scale;
      const put = `translate(${short(x)} ${short(y)}) scale(${short(across, 5)} ${short(scale, 5)})${slant}`;
      return `<g aria-label="${escaped(text)}" transform="${put}"${outlined(style, scale)}>${uses.join("")}</g>`;
    },
  };
}

/** Lines around letters are as broad as they were meant, however the letters are scaled. */
function outlined(style: Style, scale: number): string {
  if (style.colour("stroke").hex === "none") return "";
  return ` stroke-width="${short(Number.parseFloat(style.get("stroke-width")) / scale)}"`;
}

export const short = (value: number, digits = 2): string => `${Number(value.toFixed(digits))}`;

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!);
