import { readFileSync } from "node:fs";
import type { FontName } from "./script-runs";

export type Weight = 400 | 700;

const cached = new Map<string, Buffer>();

/** The bytes of a font file, cached. `npm run fonts` makes the files. */
export function fontBytes(font: FontName, weight: Weight): Buffer {
  const file = `app/invoices/fonts/noto-sans-${font}-${weight}.ttf`;
  const bytes = cached.get(file) ?? readFileSync(file);
  cached.set(file, bytes);
  return bytes;
}
