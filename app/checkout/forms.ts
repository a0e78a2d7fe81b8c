import { z } from "zod";
import { paymentMethods } from "~/db/statuses";

const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/**
 * The Checkout button. `total`: the paise the shopper saw; a form without it is a form without that check. `round`: which
 * filling of the cart it was shown for. `method`: how to pay; online unless chosen otherwise.
 */
export const checkoutForm = z.object({
  total: wholeNumber,
  round: wholeNumber,
  method: z.enum(paymentMethods).catch("online"),
});
