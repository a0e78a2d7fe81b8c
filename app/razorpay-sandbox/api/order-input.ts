import { z } from "zod";
import { flag, notes, paise, receipt } from "./fields";

/** The body of `POST /v1/orders`. Partial payments and orders below one rupee are refused. */
export const orderInput = z.strictObject({
  amount: paise("amount: is required.").refine((amount) => amount >= 100, {
    error: "Order amount less than minimum amount allowed",
    params: { step: "order_creation", reason: "amount_less_than_minimum_amount" },
  }),
  currency: z
    .string({ error: "currency: is required." })
    .refine((currency) => currency === "INR", "Currency is not supported"),
  receipt: receipt.nullish(),
  notes: notes.default({}),
  partial_payment: flag
    .refine((isPartial) => !isPartial, "Partial payment is not enabled for the merchant.")
    .optional(),
  payment_capture: flag.optional(),
  payment: z
    .object({ capture: z.enum(["automatic", "manual"], { error: "The capture is invalid." }) })
    .optional(),
  unique_receipt: flag.optional(),
});

export type OrderInput = z.output<typeof orderInput>;

/** The body of `PATCH /v1/orders/:id`: only the notes of an order can change. */
export const orderChange = z.strictObject({ notes });
