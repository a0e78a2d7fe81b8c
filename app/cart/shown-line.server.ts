import { sizeIn } from "~/lib/pack-size";
import { photoRefOf } from "~/photos/photo-ref";
import type { Left } from "~/stock/available.server";
import type { Cart, CartLine } from "./cart.server";
import { isFromSheet } from "./from-sheet";
import { otherPriceSeen } from "./seen-prices.server";
import { shortLines } from "./short-lines.server";

/** The lines of a cart for the page. */
export function shownLines(cart: Pick<Cart, "id">, lines: CartLine[]) {
  const short = shortLines(cart, lines);
  return lines.map((line) => shownLine(line, (line.product && short.get(line.product.id)) ?? null));
}

/** A cart line for the page, with only the fields that it shows. `left`: there are fewer packs than it wants. */
function shownLine(line: CartLine, left: Left | null) {
  const { id, name, quantity, product, photo, unitPricePaise, fromPacks, nextStep } = line;
  return {
    id,
    name: product?.name ?? name,
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
      ...sizeIn(product),
      photo: photo && photoRefOf(photo),
    },
  };
}

export type ShownLine = ReturnType<typeof shownLine>;
