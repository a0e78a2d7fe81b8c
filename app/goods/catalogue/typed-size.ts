import { plainDigits } from "~/base/lib/typed/digits";
import { isStandardSize, type Measure, type PackSize, volumeOf } from "~/base/lib/pack-figures";
import { gramsFrom, mlFrom } from "~/base/lib/volume";

/** A size as somebody types it. Without zod: the browser reads it, too. */

/** `15`, `0.5`, `10 x 1` → containers, and ml or grams of the whole pack. Null: not a size. */
export function sizeTyped(typed: string, measure: Measure) {
  const [, count = "1", each = ""] =
    /^(?:(\d{1,3})\s*[x×*]\s*)?([\d.]+)$/i.exec(plainDigits(typed).trim()) ?? [];
  const amount = measure === "kg" ? gramsFrom(each) : mlFrom(each);
  const containers = Number(count);
  if (amount === null || containers === 0) return null;
  return { measure, containers, amount: amount * containers };
}

export type TypedSize = NonNullable<ReturnType<typeof sizeTyped>>;

/** Whether a typed size can be read and is not a standard one. `containers`: empty if the size itself says how many. */
export function isUnusualSize(typed: string, measure = "l", containers = ""): boolean {
  const size = sizeTyped(typed, measure === "kg" ? "kg" : "l");
  if (size === null) return false;
  const pack = packFromTyped(size);
  return !isStandardSize(containers === "" ? pack : { ...pack, containers: Number(containers) });
}

/** The pack of a typed size; its weight is known if that was typed. */
export function packFromTyped(
  { measure, containers, amount }: TypedSize,
  dense: Pick<PackSize, "densityGPerL"> = {},
) {
  return measure === "kg"
    ? { measure, containers, volumeMl: volumeOf(amount, dense), netWeightG: amount }
    : { measure, containers, volumeMl: amount, netWeightG: null };
}
