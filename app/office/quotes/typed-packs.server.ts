import { printedMrps } from "~/goods/catalogue/changes/printed-mrp.server";
import { mrpProblem } from "~/goods/catalogue/pack-facts";
import { printedMrpProblem } from "~/goods/catalogue/changes/printed-mrp";
import type { Reader } from "~/base/db/connection.server";
import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import { plainDigits } from "~/base/lib/typed/digits";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { packsField, packsPrefix, priceField } from "./field-names";
import { amountIn } from "./forms";
import { mostLines } from "./limits";
import { accountOf, productsToSell, type QuoteLine } from "./quotes.server";
import { textIn } from "~/base/lib/form/form";

/** A line of a quote, to be stored. */
export type LineToStore = Omit<QuoteLine, "pack">;

/** The products that a form has a number of packs for, in its order. */
export const productsIn = (form: FormData): string[] =>
  [...form.entries()].flatMap(([name, value]) =>
    name.startsWith(packsPrefix) && typeof value === "string" && isNumber(value)
      ? [name.slice(packsPrefix.length)]
      : [],
  );

const isNumber = (typed: string) => !/^0*$/.test(plainDigits(typed).trim());

/**
 * The lines that a form wants, or what is wrong with them, by field. Where no price was typed, the one that this customer (`email`)
 * pays in the shop for so many. `known`: the lines of the quote so far, whose products may be gone meanwhile.
 */
export function typedPacks(
  from: Reader,
  form: FormData,
  { email, known }: { email: string; known: LineToStore[] },
): { lines: LineToStore[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const ids = productsIn(form);
  const sold = productsToSell(from, ids);
  const names = new Map(known.map(({ productId, name }) => [productId, name]));
  const wanted = ids.flatMap((productId) => {
    const product = sold.get(productId)?.product;
    const name = product?.name ?? names.get(productId);
    const quantity = packsIn(textIn(form, packsField(productId)), mostPacksPerLine);
    const price = amountIn("Price", 1).safeParse(textIn(form, priceField(productId)));
    if (!name) errors[packsField(productId)] = "This pack is not sold any more: take it out";
    else if (quantity === null)
      errors[packsField(productId)] = `Packs must be a whole number from 1 to ${mostPacksPerLine}`;
    if (!price.success)
      errors[priceField(productId)] = price.error.issues[0]?.message ?? "Price is wrong";
    if (!name || quantity === null || !price.success) return [];
    return [{ productId, name, quantity, typedPaise: price.data, product }];
  });
  if (ids.length > mostLines) errors.form = `A quote has at most ${mostLines} lines.`;

  const priced = wanted.flatMap(({ product, quantity }) =>
    product ? [{ product, quantity }] : [],
  );
  const prices = unitPrices(from, accountOf(from, email), priced);
  const suggested = new Map(priced.map(({ product }, at) => [product.id, prices[at]?.paise]));
  const printed = printedMrps(from, ids);
  const lines = wanted.flatMap(({ productId, name, quantity, typedPaise, product }) => {
    const unitPricePaise = typedPaise ?? suggested.get(productId);
    const aboveMrp =
      unitPricePaise &&
      (mrpProblem(unitPricePaise, product?.mrpPaise) ??
        printedMrpProblem(unitPricePaise, printed.get(productId)));
    if (aboveMrp) {
      errors[priceField(productId)] = aboveMrp;
      return [];
    }
    if (unitPricePaise) return [{ productId, name, quantity, unitPricePaise }];
    errors[priceField(productId)] = "Price is required: this pack is not sold any more";
    return [];
  });
  return { lines, errors };
}
