import { readFileSync } from "node:fs";
import type { FontName } from "./script-runs";

export type Weight = 400 | 700;

const read = new Map<string, Buffer>();

/** The bytes of a font (`npm run fonts` makes the files), read once. */
export function fontBytes(font: FontName, weight: Weight): Buffer {
  const file = `app/invoices/fonts/noto-sans-${font}-${weight}.ttf`;
  const bytes = read.get(file) ?? readFileSync(file);
  read.set(file, bytes);
  return bytes;
}
