import { shapedFonts } from "./fonts";
import { loadLineOrder } from "./line-order.server";
import { scriptRuns } from "./script-runs";
import { loadShaper } from "./shaper.server";

/** Latin, Devanagari, Gujarati and the usual signs, which the PDF library does by itself. */
const usual = /[\0-\u058f\u0900-\u097f\u0a80-\u0aff\u1e00-\u20ff]+/g;

/** Loads what is needed to write these words: any content of a paper. English papers need nothing. */
export async function readyFor(content: unknown): Promise<void> {
  const fonts = scriptRuns(JSON.stringify(content ?? "").replace(usual, "")).map(
    ({ font }) => font,
  );
  if (fonts.some((font) => shapedFonts.has(font))) await loadShaper();
  if (fonts.includes("arabic")) await loadLineOrder();
}
