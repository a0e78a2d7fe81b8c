import { plainDigits, wholeFrom } from "~/base/lib/typed/digits";
import {
  isByNumber,
  isByWeight,
  isStandardSize,
  type Measure,
  mostPieces,
  type PackSize,
  volumeOf,
} from "~/base/lib/pack-figures";
import { gramsFrom, mlFrom } from "~/base/lib/volume";

/** A size as somebody types it. Without zod: the browser reads it, too. */

const spellings: [Measure, RegExp][] = [
  ["l", /^(l|lt|ltr|litre|liter)s?\.?$/],
  ["kg", /^(kg|kilo|kilogram)s?\.?$/],
  ["g", /^(g|gm|gram)s?\.?$/],
  ["piece", /^(pc|piece|no|nos|n|u|unit)s?\.?$/],
  ["pair", /^(pr|pair)s?\.?$/],
  ["box", /^box(es)?\.?$/],
];

/** `gm` → `g`, `Pcs` → `piece`, `boxes` → `box`; null: no unit. */
export function measureCalled(typed: string): Measure | null {
  const word = typed.trim().toLowerCase();
  return spellings.find(([, spelling]) => spelling.test(word))?.[0] ?? null;
}

/** What is typed in a measure → ml, grams or the number; null: no quantity of it. */
export function amountTyped(typed: string, measure: Measure): number | null {
  if (isByNumber({ measure })) return wholeFrom(typed.trim(), 1, mostPieces);
  if (measure === "g") return wholeFrom(typed.trim(), 1, 999_999);
  return measure === "kg" ? gramsFrom(typed) : mlFrom(typed);
}

/** `15`, `0.5`, `10 x 1`, `6 pcs` → containers, and ml, grams or the number of the whole pack; a unit in it goes before `chosen`. Null: not a size. */
export function sizeTyped(typed: string, chosen: Measure) {
  const [, count = "1", each = "", unit = ""] =
    /^(?:(\d{1,3})\s*[x×*]\s*)?([\d.]+)\s*([a-z]*\.?)$/i.exec(plainDigits(typed).trim()) ?? [];
  const measure = unit === "" ? chosen : measureCalled(unit);
  const amount = measure && amountTyped(each, measure);
  const containers = Number(count);
  if (measure === null || amount === null || containers === 0) return null;
  return { measure, containers, amount: amount * containers };
}

export type TypedSize = NonNullable<ReturnType<typeof sizeTyped>>;

/** Whether a typed size can be read and is not a standard one. `containers`: empty if the size itself says how many. */
export function isUnusualSize(typed: string, measure = "l", containers = ""): boolean {
  const size = sizeTyped(typed, measureCalled(measure) ?? "l");
  if (size === null) return false;
  const pack = packFromTyped(size);
  return !isStandardSize(containers === "" ? pack : { ...pack, containers: Number(containers) });
}

/** The pack of a typed size; its weight is known if that was typed. */
export function packFromTyped(
  { measure, containers, amount }: TypedSize,
  dense: Pick<PackSize, "densityGPerL"> = {},
) {
  const size = { measure, containers, pieces: null, netWeightG: null };
  if (isByNumber(size)) return { ...size, volumeMl: null, pieces: amount };
  return isByWeight(size)
    ? { ...size, volumeMl: volumeOf(amount, dense), netWeightG: amount }
    : { ...size, volumeMl: amount };
}
