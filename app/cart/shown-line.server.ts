import { photoRefOf } from "~/photos/photo-ref";
import type { CartLine } from "./cart.server";

/** A cart line as the page shows it: no more of the product than is on the screen. */
export function shownLine({ id, name, quantity, product, photo }: CartLine) {
  return {
    id,
    name: product?.name ?? name,
    quantity,
    product: product && {
      slug: product.slug,
      pricePaise: product.pricePaise,
      volumeMl: product.volumeMl,
      photo: photo && photoRefOf(photo),
    },
  };
}

export type ShownLine = ReturnType<typeof shownLine>;
