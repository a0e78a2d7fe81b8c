import { z } from "zod";
import { mostPacks, packsIn } from "~/base/db/packs";
import { quantitySentence } from "./quantity-words";

/** The number of packs, parsed from text. */
const quantity = z
  .string({ error: quantitySentence })
  .transform((typed) => packsIn(typed))
  .pipe(z.number({ error: quantitySentence }));

const id = z.string().min(1).max(100);

/**
 * The forms posted to /cart. `seen`: the price (paise) beside the button; `stayAt`: the page to return to; `stays`: the page stays, and
 * says itself what is answered. `prices` takes those of today. `update` and `continue` bring all that the page has chosen: the
 * quantities of all lines, the way of delivery and of paying; `continue` then goes on to the checkout.
 */
export const cartForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    product: id,
    stayAt: z.string().optional(),
    stays: z.string().optional(),
    packs: quantity.optional().catch(undefined),
    seen: z.coerce.number().int().min(1).max(100_000_000).optional().catch(undefined),
  }),
  z.object({ intent: z.literal("quantity"), line: id, quantity }),
  z.object({ intent: z.literal("remove"), line: id }),
  z.object({ intent: z.enum(["coupon", "remove-coupon"]) }),
  z.object({ intent: z.literal("undo"), line: id }),
  z.object({ intent: z.enum(["update", "continue", "prices"]) }),
]);

/** The products in the local-storage key `cart`; entries that are not products are dropped. */
export const keptCart = z
  .array(z.unknown())
  .max(200)
  .transform((items) => items.flatMap((item) => keptItem.safeParse(item).data ?? []));

const keptItem = z
  .object({
    _id: id.optional().catch(undefined),
    slug: id.optional().catch(undefined),
    // Also one that the sheet made larger: only the sheet itself does so again.
    qnty: z
      .number()
      .int()
      .min(1)
      .catch(1)
      .transform((packs) => Math.min(packs, mostPacks)),
  })
  .transform(({ _id, slug, qnty }) => ({ id: _id, slug, quantity: qnty }));
