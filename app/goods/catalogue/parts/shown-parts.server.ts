import { translated } from "../translated.server";
import { partsOf } from "./parts.server";
import type { ShownPart } from "./whats-in-it";

/** What a product is made of, in the language of the page. A part that is a draft is named without its page. */
export const shownParts = (productId: string): ShownPart[] =>
  translated(partsOf(productId)).map(({ id: _id, sale, gstBasisPoints: _rate, slug, ...part }) => ({
    ...part,
    slug: sale === "hidden" ? null : slug,
  }));
