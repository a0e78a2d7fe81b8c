import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import { plainDigits } from "~/base/lib/typed/digits";
import { t } from "~/base/words/say";

/** The field with the number of packs of a product, and the hidden one with the number that the page showed. */
export const packsField = (productId: string) => `packs.${productId}`;
export const shownField = (productId: string) => `shown.${productId}`;

/** A number of packs that was changed on the sheet; 0: none any more. */
export type SheetChange = { productId: string; quantity: number };

/** Null: not a number of packs. */
function packsTyped(typed: FormDataEntryValue): number | null {
  if (typeof typed !== "string") return null;
  return /^0*$/.test(plainDigits(typed).trim()) ? 0 : packsIn(typed, mostPacksPerLine);
}

/**
 * The numbers of a posted sheet that are others than it showed, so that a sheet which was open for long leaves the rest of the cart as
 * it is. `errors`: sentences by field.
 */
export function sheetChanges(form: FormData): {
  changes: SheetChange[];
  errors: Record<string, string>;
} {
  const changes: SheetChange[] = [];
  const errors: Record<string, string> = {};
  for (const [name, typed] of form) {
    const productId = /^packs\.([\w-]{1,100})$/.exec(name)?.[1];
    if (productId === undefined) continue;
    const quantity = packsTyped(typed);
    if (quantity === null)
      errors[name] = t("Type a whole number from 0 to {most}.", { most: mostPacksPerLine });
    else if (String(quantity) !== String(form.get(shownField(productId)) ?? "0"))
      changes.push({ productId, quantity });
  }
  return { changes, errors };
}
