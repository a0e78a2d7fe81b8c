import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontName } from "./script-runs";
import { unpackedFont } from "./unpacked-font";

export type Weight = 400 | 700;

const files: Record<FontName, string> = {
  latin: "@fontsource/noto-sans/files/noto-sans-latin",
  "latin-ext": "@fontsource/noto-sans/files/noto-sans-latin-ext",
  gujarati: "@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati",
  devanagari: "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari",
};
/** Finds packages from this file, and from the built server alike: both lie beside `node_modules`. */
const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Buffer>();

/** The bytes of a font, read once. */
export function fontBytes(font: FontName, weight: Weight): Buffer {
  const name = `${files[font]}-${weight}-normal.woff`;
  const bytes = read.get(name) ?? unpackedFont(readFileSync(resolve(name)));
  read.set(name, bytes);
  return bytes;
}
