import { z } from "zod";
import { mostPacksPerLine } from "~/base/db/packs";
import type { Call } from "~/base/lib/api/call";

/** The calls of /api/v1 about payments. */

const amountRule = "amount must be a whole number of paise, 100 or more";

/** Clients multiply rupees by 100 in floating point: round amounts this close (paise) to a whole one. */
const tolerance = 1e-6;

const paise = z
  .union([z.number(), z.string().regex(/^\s*\d{1,15}(\.\d{0,30})?\s*$/, amountRule)], {
    error: ({ input }) => (input === undefined ? "amount is required" : amountRule),
  })
  .transform((input) => {
    const amount = Number(input);
    const whole = Math.round(amount);
    return Math.abs(amount - whole) <= tolerance ? whole : amount;
  })
  .pipe(z.int(amountRule).min(100, amountRule));

export const paymentOrder = {
  method: "POST",
  path: "/payment/order",
  does: "Asks the payment provider to collect an amount in paise; the answer is the provider's order and our public key.",
  who: "user",
  limit: "payment-order",
  body: {
    schema: z.object({
      amount: paise.meta({
        description:
          "Paise, a whole number or within 0.000001 of one, 100 or more; may be a numeric string",
      }),
      currency: z.literal("INR", "currency must be INR").default("INR"),
      receipt: z
        .union([z.string(), z.number()], "receipt must be text or a number")
        .transform(String)
        .pipe(z.string().max(40, "receipt must have at most 40 characters"))
        .nullish()
        .meta({ description: "Yours, at most 40 characters; kept in the notes" }),
    }),
    example: { amount: 290000, currency: "INR", receipt: "receipt#1" },
  },
  success: {
    status: 200,
    schema: z.strictObject({
      id: z.string(),
      entity: z.literal("order"),
      amount: z.number().int(),
      amount_paid: z.number().int(),
      amount_due: z.number().int(),
      currency: z.literal("INR"),
      receipt: z.string().meta({ description: "Ours: the provider wants each to be unique" }),
      status: z.string(),
      attempts: z.number().int(),
      notes: z
        .record(z.string(), z.string())
        .meta({ description: "Yours is kept here as `receipt`" }),
      created_at: z.number().int().meta({ description: "Seconds since 1970" }),
      key: z.string().meta({ description: "For the provider's pay window" }),
    }),
    example: {
      id: "order_RB58MiP5SPFYyM",
      entity: "order",
      amount: 290000,
      amount_paid: 0,
      amount_due: 290000,
      currency: "INR",
      receipt: "API-019d3f2a6c1e5b0c8a7f4e2d9b6a1c05",
      status: "created",
      attempts: 0,
      notes: { receipt: "receipt#1" },
      created_at: 1768210500,
      key: "rzp_test_EMULATOR00000",
    },
  },
  refusals: {
    400: { when: "amount, currency or receipt cannot be used, or the provider refuses the amount" },
    502: { when: "The provider does not answer" },
  },
} as const satisfies Call;

/** Some clients read `msg`, others `message`. */
const refusalWithMsg = z.strictObject({
  success: z.literal(false),
  msg: z.string(),
  message: z.string(),
});

const providerId = (field: string, prefix: string) =>
  z
    .string({ error: `${field} is required` })
    .regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`), `${field} is not an id of the provider`);

export const paymentValidate = {
  method: "POST",
  path: "/payment/validate",
  does: "Turns a payment into an order. Only the signature, the products and their quantities are believed; the same payment again gives the same answer.",
  who: "user",
  repeats: "msg",
  body: {
    mostKilobytes: 4 * 1024,
    schema: z.object({
      razorpay_order_id: providerId("razorpay_order_id", "order"),
      razorpay_payment_id: providerId("razorpay_payment_id", "pay"),
      razorpay_signature: z.string("razorpay_signature is required").max(500),
      /** Validated after the payment is verified: a bad list must not reject money that arrived. */
      cart: z
        .unknown()
        .optional()
        .meta({
          description: `[{ _id, qnty }], whole products too; 1 to ${mostPacksPerLine} packs each, the same product twice is added up`,
        }),
      email: z.unknown().optional().meta({ description: "Not read" }),
      totalbill: z
        .unknown()
        .optional()
        .meta({ description: "Paise; not read: prices are the shop's" }),
      paymentstatus: z.unknown().optional().meta({ description: "Not read" }),
    }),
    example: {
      razorpay_order_id: "order_RB58MiP5SPFYyM",
      razorpay_payment_id: "pay_G8VQzjPLoAvm6D",
      razorpay_signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
      cart: [{ _id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c02", qnty: 2 }],
      email: "asha@example.com",
      totalbill: 290000,
      paymentstatus: "Success",
    },
  },
  success: {
    status: 200,
    schema: z.strictObject({
      msg: z.literal("ok"),
      success: z.literal(true),
      orderId: z.string().meta({ description: "The provider's" }),
      paymentId: z.string(),
    }),
    example: {
      msg: "ok",
      success: true,
      orderId: "order_RB58MiP5SPFYyM",
      paymentId: "pay_G8VQzjPLoAvm6D",
    },
  },
  refusals: {
    400: {
      when: "A field is missing, the signature is wrong, or the payment was not started by this user",
      schema: refusalWithMsg,
    },
    409: {
      when: "The money came, but no order could be made of it yet, and `message` says why: it is kept with the list, a person looks at it, and the buyer gets a mail. Or the payment is not complete",
      schema: refusalWithMsg,
    },
    502: { when: "The provider does not answer; the payment is kept", schema: refusalWithMsg },
  },
} as const satisfies Call;

export const paymentCalls = [paymentOrder, paymentValidate] satisfies Call[];
