import { z } from "zod";
import { plainDigits } from "~/lib/india/digits";
import { type Measure, measures, type PackSize, volumeOf } from "~/lib/pack-size";
import { gramsFrom, mlFrom } from "~/lib/volume";
import { productFields } from "../forms";

const sizeRule = "size must be a number above 0, such as 15 or 0.5, or of a carton 10 x 1";

/** The three fields of a new size: size, unit, price. Output: the pack's size, and its price in paise. */
export const sizeForm = z
  .object({
    size: z.string("size is required").trim().min(1, "size is required").max(20, sizeRule),
    measure: z.enum(measures, "unit must be litres or kilograms"),
    price: productFields.price,
    token: z.string().min(1).max(100),
  })
  .superRefine(({ size, measure }, context) => {
    if (!sizeTyped(size, measure))
      context.addIssue({ code: "custom", path: ["size"], message: sizeRule });
  })
  .transform(({ size, measure, price, token }) => ({
    size: sizeTyped(size, measure),
    pricePaise: price,
    token,
  }));

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

/** The pack of a typed size; its weight is known if that was typed. */
export function packFromTyped(
  { measure, containers, amount }: TypedSize,
  dense: Pick<PackSize, "densityGPerL"> = {},
) {
  return measure === "kg"
    ? { measure, containers, volumeMl: volumeOf(amount, dense), netWeightG: amount }
    : { measure, containers, volumeMl: amount, netWeightG: null };
}
