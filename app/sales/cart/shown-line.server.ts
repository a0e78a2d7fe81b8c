import { packIn } from "~/base/lib/pack-size";
import { photoRefOf } from "~/goods/photos/photo-ref";
import type { Left } from "~/goods/stock/available.server";
import type { Cart, CartLine } from "./cart.server";
import { isFromSheet } from "./from-sheet";
import { otherPriceSeen } from "./seen-prices.server";
import { shortLines } from "./short-lines.server";
import { translated, type Named } from "~/goods/catalogue/translated.server";
import { langOfEnglish } from "~/base/words/language";

/** The lines of a cart for the page. */
export function shownLines(cart: Pick<Cart, "id" | "userId">, lines: CartLine[]) {
  const short = shortLines(cart, lines);
  const sold = lines.flatMap(({ product }) => product ?? []);
  const named = new Map(
    translated(sold.map(({ id, name }) => ({ id, name }))).map((product) => [product.id, product]),
  );
  return lines.map((line) => {
    const { id = "" } = line.product ?? {};
    return shownLine(line, named.get(id), short.get(id) ?? null);
  });
}

/**
 * A cart line for the page, with only the fields that it shows. `named`: its product in the language of the page; `left`: there are fewer
 * packs than it wants.
 */
function shownLine(line: CartLine, named: Named<{ name: string }> | undefined, left: Left | null) {
  const { id, name, quantity, product, photo, unitPricePaise, fromPacks, nextStep } = line;
  return {
    id,
    name: named?.name ?? name,
    nameLang: named ? named.nameLang : langOfEnglish(),
    quantity,
    left,
    /** What one pack cost (paise) when the shopper last looked; null: the same. */
    wasPaise: otherPriceSeen(line),
    /** From how many packs on this price counts; null: it is the product's own. */
    fromPacks,
    /** The number of packs that makes one cheaper still. */
    nextStep,
    /** Its number is shown as it is, and changed on the quick-order sheet. */
    isFromSheet: isFromSheet(line),
    product: product && {
      slug: product.slug,
      pricePaise: unitPricePaise,
      ...packIn(product),
      photo: photo && photoRefOf(photo),
    },
  };
}

export type ShownLine = ReturnType<typeof shownLine>;
