import { mostPacks } from "~/db/packs";
import { photoRefOf } from "~/photos/photo-ref";
import type { CartLine } from "./cart.server";

/** A cart line for the page, with only the fields that it shows. */
export function shownLine({ id, name, quantity, product, photo }: CartLine) {
  return {
    id,
    name: product?.name ?? name,
    quantity,
    /** More packs than the cart's own fields take: the line came another way and is shown as it is. */
    isLarge: quantity > mostPacks,
    product: product && {
      slug: product.slug,
      pricePaise: product.pricePaise,
      volumeMl: product.volumeMl,
      photo: photo && photoRefOf(photo),
    },
  };
}

export type ShownLine = ReturnType<typeof shownLine>;
