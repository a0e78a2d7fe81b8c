import { z } from "zod";
import { paiseFrom } from "~/lib/money";

/** An admin's note on how the money arrived. */
export const receivedForm = z.object({
  note: z
    .string()
    .default("")
    .transform((typed) =>
      typed
        .normalize("NFC")
        .replace(/\p{Cc}+/gu, " ")
        .trim(),
    )
    .refine((typed) => typed.length <= 100, "Note must have at most 100 characters"),
});

/** Settings for payment on delivery and by transfer, as an admin types them. */
export const otherPaymentsForm = z
  .object({
    onDelivery: z.literal("on").optional(),
    most: z
      .string()
      .default("")
      .transform((typed, context) => {
        if (typed.trim() === "") return null;
        const paise = paiseFrom(typed.replace(/^\s*₹/, ""));
        if (paise !== null && paise > 0) return paise;
        context.addIssue({
          code: "custom",
          message: "Largest order must be an amount in rupees, such as 5000",
        });
        return z.NEVER;
      }),
    transfer: z.literal("on").optional(),
    details: z
      .string()
      .default("")
      .transform((typed) => typed.replace(/\r\n?/g, "\n").normalize("NFC").trim())
      .refine((typed) => typed.length <= 1000, "Details must have at most 1000 characters")
      .transform((typed) => typed || null),
  })
  .superRefine(({ onDelivery, most, transfer, details }, context) => {
    const missing = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (onDelivery && most === null)
      missing("most", "Largest order is required for paying on delivery");
    if (transfer && details === null) missing("details", "Details are required for transfers");
  });

/** The provider's signed callback after a successful payment. */
export const successFields = z.object({
  razorpay_payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,40}$/),
  razorpay_order_id: z.string().max(60),
  razorpay_signature: z.string().max(200),
});

/** The provider's unsigned callback after a failed payment. Only the code is required. */
export const failureFields = z.object({
  "error[code]": z.string().max(100),
  "error[reason]": z.string().max(100).optional(),
});
