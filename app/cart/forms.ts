import { z } from "zod";

export const quantitySentence = "Choose a whole number from 1 to 5.";

/** "3" → 3; only whole numbers from 1 to 5, as typed. */
export const quantity = z
  .string(quantitySentence)
  .trim()
  .regex(/^[1-5]$/, quantitySentence)
  .transform(Number);

const id = z.string().min(1).max(100);

/** Every change of the cart is one of these forms, posted to /cart. */
export const cartForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), product: id, stayAt: z.string().optional() }),
  z.object({ intent: z.literal("quantity"), line: id, quantity }),
  z.object({ intent: z.literal("remove"), line: id }),
]);

/** A list of products as browsers keep it under the local-storage key `cart`; what is not a product is dropped. */
export const keptCart = z
  .array(z.unknown())
  .max(200)
  .transform((items) => items.flatMap((item) => keptItem.safeParse(item).data ?? []));

const keptItem = z
  .object({
    _id: id.optional().catch(undefined),
    slug: id.optional().catch(undefined),
    qnty: z.number().int().min(1).max(5).catch(1),
  })
  .transform(({ _id, slug, qnty }) => ({ id: _id, slug, quantity: qnty }));
