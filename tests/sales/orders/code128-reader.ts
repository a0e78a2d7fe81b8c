import { inflateSync } from "node:zlib";

/** Reads what Code 128 says from the rectangles of a PDF, as a reader does from the widths of bars and spaces. */

/** The six widths of each symbol from 0 to 105: digits here, as the standard prints them. */
const widths =
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232".split(
    " ",
  );

/** What bars say, whose widths and spaces are given in modules; throws when the check digit or a symbol is wrong. */
export function read128(modules: number[]): string {
  const all = modules.join("");
  const stop = "2331112";
  if (!all.endsWith(stop)) throw new Error(`no stop: ${all}`);
  const symbols = (all.slice(0, -stop.length).match(/.{6}/g) ?? []).map((six) =>
    widths.indexOf(six),
  );
  const [start = -1, ...rest] = symbols;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (symbols.includes(-1) || check !== sum % 103) throw new Error(`misread: ${symbols}`);
  let set = ["A", "B", "C"][start - 103];
  let text = "";
  for (const value of rest) {
    if (value === 99) set = "C";
    else if (value === 100 && set !== "B") set = "B";
    else if (set === "C") text += String(value).padStart(2, "0");
    else text += String.fromCharCode(value + 32);
  }
  return text;
}

/** What the bar codes of a PDF say, in the order in which they were drawn. */
export function barCodesIn(pdf: Buffer): string[] {
  return drawings(pdf).flatMap((drawing) =>
    // Bars are drawn as rectangles that are filled together; two or three alone are no code.
    (drawing.match(/(?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ re\s+){6,}/g) ?? []).map((bars) =>
      read128(modulesOf(bars)),
    ),
  );
}

function modulesOf(bars: string): number[] {
  const rectangles = [...bars.matchAll(/([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re/g)].map(
    ([, x, width]) => ({ x: Number(x), width: Number(width) }),
  );
  const between = rectangles.flatMap(({ x, width }, index) => {
    const next = rectangles[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  // The last bar of the stop is two modules wide.
  const module = (rectangles.at(-1)?.width ?? 0) / 2;
  return between.map((each) => Math.round(each / module));
}

function drawings(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)].flatMap(([, raw]) => {
    try {
      return [inflateSync(Buffer.from(raw ?? "", "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
}
