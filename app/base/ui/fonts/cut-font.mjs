// Cuts a font down to single glyphs, which `subset-font` cannot: with it, a letter brings along all forms that it has.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontverter from "fontverter";

const { resolve } = createRequire(import.meta.url);
const { resolve: besideSubsetFont } = createRequire(resolve("subset-font"));
const wasm = await WebAssembly.instantiate(
  await readFile(besideSubsetFont("harfbuzzjs/dist/harfbuzz-subset.wasm")),
);
const hb = wasm.instance.exports;
hb["_initialize"]();

/** As in harfbuzz's hb-subset.h. */
const flags = { noHinting: 0x1, noLayoutClosure: 0x200 };
const dropTable = 3;
const nameId = 4;
const layoutFeatures = 6;
const ownBytes = 2;

const tagOf = (name) => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);

/**
 * A WOFF2 with these letters and glyphs of the font (WOFF2) and nothing else, no names either: their table must be there, but may be
 * empty. `weight`: one, or `{ min, max }`; `without`: tables to leave out. The program of the library ends with ours, so nothing is freed.
 */
export async function cutFont(font, { letters, glyphs = [], weight, without = [] }) {
  const bytes = await fontverter.convert(font, "truetype");
  const at = hb.malloc(bytes.byteLength);
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, bytes.byteLength, ownBytes, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, flags.noHinting | flags.noLayoutClosure);
  hb.hb_set_clear(hb.hb_subset_input_set(input, nameId));
  for (const table of without)
    hb.hb_set_add(hb.hb_subset_input_set(input, dropTable), tagOf(table));
  // All features: these scripts are not written without them.
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const codes = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(codes, letter.codePointAt(0));
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const axis = tagOf("wght");
  if (typeof weight === "number") hb.hb_subset_input_pin_axis_location(input, face, axis, weight);
  else hb.hb_subset_input_set_axis_range(input, face, axis, weight.min, weight.max, NaN);

  const cut = hb.hb_subset_or_fail(face, input);
  if (!cut) throw new Error("The font cannot be cut");
  const blob = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(blob, 0);
  const end = start + hb.hb_blob_get_length(blob);
  return fontverter.convert(Buffer.from(hb.memory.buffer.slice(start, end)), "woff2");
}
