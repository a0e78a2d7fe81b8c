import type { PdfDocument } from "~/sales/invoices/pdf/pdf-document.server";

/** The widths of bars and spaces in turn, in modules: bar first, bar last. */
export type Code128 = (text: string) => number[];

/** Encodes letters and digits as Code 128. Imported on first use: the encoder is large. */
export async function code128(): Promise<Code128> {
  const { default: bwip } = await import("bwip-js/node");
  return (text) => {
    const [symbol] = bwip.raw({ bcid: "code128", text });
    if (!symbol || !("sbs" in symbol)) throw new Error("Code 128 gave no bars");
    return Array.from(symbol.sbs);
  };
}

/** One dot of a label printer (203 dpi), in points: bars of whole dots stay sharp. */
const dot = 72 / 203;
/** Half a millimetre reads well; more only takes room. */
const mostDots = 4;
/** White modules that a reader needs on each side. */
const quiet = 10;

/** Width of a bar code in points, white sides included, within `width`. */
function moduleIn(width: number, bars: number[]): number {
  const modules = bars.reduce((sum, each) => sum + each, 2 * quiet);
  const dots = Math.floor(width / modules / dot);
  return dots < 1 ? width / modules : Math.min(dots, mostDots) * dot;
}

/** Draws bars with their left white side at `x`, at most `width` wide. All in points. */
export function drawBars(
  document: PdfDocument,
  bars: number[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const module = moduleIn(width, bars);
  let at = x + quiet * module;
  for (const [index, modules] of bars.entries()) {
    if (index % 2 === 0) document.rect(at, y, modules * module, height);
    at += modules * module;
  }
  document.fill("#000");
}
