import { z } from "zod";
import { paymentMethods } from "~/db/statuses";

const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/**
 * The Checkout button. `total`: the total (paise) the shopper saw; without it the total is not checked. `round`: the cart
 * round the page was rendered for. `method`: how to pay; online by default.
 */
export const checkoutForm = z.object({
  total: wholeNumber,
  round: wholeNumber,
  method: z.enum(paymentMethods).catch("online"),
});
