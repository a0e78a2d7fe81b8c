import { z } from "zod";
import { type DeliveryWay, deliveryWays, paymentMethods } from "~/base/db/statuses";
import { packsOrNone } from "~/goods/stock/admin/forms";

const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/**
 * The Checkout button. `items`: what the page showed to be ordered (`itemsOf`); `total`: the goods less the discount (paise), as the
 * shopper saw them; what is missing is not checked.
 * `round`: the cart round the page was rendered for. `way`: the way of delivery with the price seen, `courier:6000`. `method`: how
 * to pay, online by default; `fee`: its fee as seen (paise); `advance`: what of it is paid
 * online first, as seen (paise). `news`: the box for
 * mails with news. The page of /checkout also sends `shown`, the whole total on its button
 * (paise, empty while it is not known), and `priced`, the PIN that this total is for.
 */
export const checkoutForm = z.object({
  items: z.string().max(5000).optional().catch(undefined),
  total: wholeNumber,
  round: wholeNumber,
  way: z
    .string()
    .regex(new RegExp(`^(${deliveryWays.join("|")})(:\\d{1,12})?$`))
    .transform((typed) => {
      const [way, seen] = typed.split(":");
      return { way: way as DeliveryWay, seenPaise: seen ? Number(seen) : undefined };
    })
    .optional()
    .catch(undefined),
  method: z.enum(paymentMethods).catch("online"),
  news: z.literal("on").optional().catch(undefined),
  fee: wholeNumber,
  advance: wholeNumber,
  shown: wholeNumber,
  priced: z
    .string()
    .regex(/^(\d{6})?$/)
    .optional()
    .catch(undefined),
});

export type CheckoutTerms = z.output<typeof checkoutForm>;

/** The settings of the checkout, as an admin types them. */
export const checkoutSettingsForm = z.object({
  guests: z.literal("on").optional(),
  guestsNote: z
    .string()
    .trim()
    .max(300, "Why must have at most 300 characters")
    .default("")
    .transform((note) => note || null),
  packs: packsOrNone("Packs"),
  networkPacks: packsOrNone("Packs"),
  transferDays: z
    .string()
    .trim()
    .regex(/^([1-9]|[12]\d|30)$/, "Days must be a whole number from 1 to 30")
    .transform(Number),
});
