import { z } from "zod";

/** The Checkout button. `total`: the paise the shopper saw; a form without it is a form without that check. */
export const checkoutForm = z.object({
  total: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

/** What the provider's page posts back after a payment: it says so by signature … */
export const successFields = z.object({
  razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,40}$/),
  razorpay_order_id: z.string().max(60),
  razorpay_signature: z.string().max(200),
});

/** … or that it failed, unsigned. All but the code may be missing. */
export const failureFields = z.object({
  "error[code]": z.string().max(100),
  "error[reason]": z.string().max(100).optional(),
});

/** The order's token in our links. */
export const orderToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
