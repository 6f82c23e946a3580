// What is seen of a box besides what is in it.

import { escaped, short } from "./letters";
import { parts } from "./sheet";
import { colourOf, type Style } from "./style";
import type { Drawing } from "./svg";

export function borderOf(style: Style, side: string): { width: number; colour: string; dashed: boolean } {
  const [width = "0", kind = "none", colour = "none"] = parts(style.get(`border-${side}`), " ");
  return kind === "none"
    ? { width: 0, colour: "none", dashed: false }
    : { width: Number.parseFloat(width), colour, dashed: kind === "dashed" };
}

/** A box with its shadow, ground, border and outline, and what is in it. */
export function painted(
  drawing: Drawing,
  style: Style,
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
  inside: string,
  mark?: string,
): string {
  const radius = style.length("border-radius", width) ?? 0;
  const rect = (grow: number, looks: string) => {
    const put = [x - grow, y - grow, width + 2 * grow, height + 2 * grow, Math.max(0, radius + (radius && grow))].map(
      (one) => short(one),
    );
    return `<rect x="${put[0]}" y="${put[1]}" width="${put[2]}" height="${put[3]}" rx="${put[4]}" ${looks}/>`;
  };
  const paint = (name: string, value: string) => {
    const { hex, alpha } = colourOf(value);
    return hex === "none" ? "" : `${name}="${hex}"${alpha < 1 ? ` ${name}-opacity="${short(alpha, 3)}"` : ""}`;
  };
  const drawn: string[] = [];
  for (const shadow of parts(style.get("box-shadow"), ",").reverse()) {
    const [dx = 0, dy = 0, blur = 0, spread = 0] = parts(shadow, " ")
      .map(Number.parseFloat)
      .filter((one) => !Number.isNaN(one));
    const colour = parts(shadow, " ").at(-1)!;
    if (shadow.startsWith("inset") || shadow === "none") continue;
    drawn.push(`<g transform="translate(${dx} ${dy})">${rect(spread + blur / 4, paint("fill", colour))}</g>`);
  }
  const ground = style.get("background-color");
  if (ground && !ground.includes("gradient") && colourOf(ground).hex !== "none")
    drawn.push(rect(0, paint("fill", ground)));
  const clipped = style.get("overflow") === "hidden" && radius > 0;
  drawn.push(
    clipped ? `<g clip-path="url(#${drawing.share(`<clipPath>${rect(0, "")}</clipPath>`)})">${inside}</g>` : inside,
  );
  const border = borderOf(style, "top");
  if (border.width && colourOf(border.colour).hex !== "none") {
    const dashes = border.dashed ? ` stroke-dasharray="${3 * border.width} ${2 * border.width}"` : "";
    drawn.push(
      rect(-border.width / 2, `fill="none" ${paint("stroke", border.colour)} stroke-width="${border.width}"${dashes}`),
    );
  }
  const left = borderOf(style, "left");
  if (left.width > border.width)
    drawn.push(
      `<svg x="${short(x)}" y="${short(y)}" width="${left.width}" height="${short(height)}"><rect width="${short(width)}" height="${short(height)}" rx="${short(radius)}" ${paint("fill", left.colour)}/></svg>`,
    );
  const [broad = "", kind, colour = ""] = parts(style.get("outline"), " ");
  if (kind && colour) {
    const dashes =
      kind === "dashed" ? ` stroke-dasharray="${3 * Number.parseFloat(broad)} ${2 * Number.parseFloat(broad)}"` : "";
    const away = (style.length("outline-offset") ?? 0) + Number.parseFloat(broad) / 2;
    drawn.push(
      rect(away, `fill="none" ${paint("stroke", colour)} stroke-width="${Number.parseFloat(broad)}"${dashes}`),
    );
  }
  const opacity = style.get("opacity") && style.get("opacity") !== "1" ? ` opacity="${style.get("opacity")}"` : "";
  const named = mark ? ` data-mark="${escaped(mark)}"` : "";
  return opacity || named ? `<g${opacity}${named}>${drawn.join("")}</g>` : drawn.join("");
}
