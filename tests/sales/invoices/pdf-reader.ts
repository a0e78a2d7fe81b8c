import { inflateSync } from "node:zlib";

/**
 * Reads the text of a PDF as a viewer's search does: by the map from glyphs to letters that every embedded font carries.
 * Knows just what our PDFs hold. Gives the pages' pieces of text in the order they were written.
 */
export const textOf = (pdf: Buffer): string => piecesOf(pdf).join("");

/** The same, each piece for itself: a piece stands on one line and is of one font. */
export function piecesOf(pdf: Buffer): string[] {
  const objects = objectsIn(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { source } of objects.values())
    for (const [, name = "", id = ""] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.source ?? "") ?? [];
      fonts.set(name, lettersIn(objects.get(map)?.stream ?? ""));
    }
  return [...objects.values()].flatMap(({ stream }) => written(stream, fonts));
}

/** How many glyphs of a PDF are the empty box that a font has for what it lacks: the first one of each. */
export const boxesIn = (pdf: Buffer): number =>
  glyphsIn(pdf).filter((glyph) => glyph === "0000").length;

/** The numbers of all glyphs, in the order they were written. */
export const glyphsIn = (pdf: Buffer): string[] =>
  [...objectsIn(pdf).values()].flatMap(({ stream }) =>
    [...stream.matchAll(/\[[^\]]*\] TJ/g)].flatMap(([shown]) => glyphsOf(shown)),
  );

/** The names of the fonts in a PDF, in order. */
export const fontsIn = (pdf: Buffer): string[] => {
  const names = pdf.toString("latin1").matchAll(/\/FontName \/\w+\+([\w-]+)/g);
  return [...new Set([...names].map(([, name = ""]) => name))].sort();
};

type PdfObject = { source: string; stream: string };

function objectsIn(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const found of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = "", body = ""] = found;
    const [source = "", raw] = body.split(/\nstream\n/, 2);
    const isText = raw !== undefined && source.includes("/FlateDecode") && !isFontFile(source);
    objects.set(id, { source, stream: isText ? inflated(raw) : "" });
  }
  return objects;
}

const isFontFile = (source: string) => source.includes("/Subtype /CIDFontType0C");

function inflated(raw: string): string {
  return inflateSync(Buffer.from(raw.replace(/\nendstream$/, ""), "latin1")).toString("latin1");
}

/** The glyphs' numbers (four hex digits) and the letters that they stand for. */
function lettersIn(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      const units = hex.match(/\w{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  return letters;
}

function written(stream: string, fonts: Map<string, Map<string, string>>): string[] {
  let letters = new Map<string, string>();
  const pieces: string[] = [];
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters;
    if (!shown) continue;
    pieces.push(
      glyphsOf(shown)
        .map((glyph) => letters.get(glyph) ?? "\ufffd")
        .join(""),
    );
  }
  return pieces;
}

const glyphsOf = (shown: string): string[] =>
  [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
