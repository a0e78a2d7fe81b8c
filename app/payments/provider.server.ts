import { z } from "zod";
import { callProvider, ProviderError } from "./razorpay-client.server";

export { endOfWaiting, inTime, ProviderError } from "./razorpay-client.server";

/** Notes come as an empty list when there are none. */
const notes = z.record(z.string(), z.unknown()).catch({});

const providerOrder = z.object({
  id: z.string(),
  entity: z.literal("order").catch("order"),
  amount: z.coerce.number().int(),
  amount_paid: z.coerce.number().int().catch(0),
  amount_due: z.coerce.number().int().nullish(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.string(),
  attempts: z.coerce.number().int().catch(0),
  notes,
  /** Seconds since 1970. */
  created_at: z.coerce.number().int().catch(0),
});

/** A payment as the provider tells of it; amounts in paise. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  method: z.string().nullish(),
  international: z.boolean().nullish(),
  amount_refunded: z.coerce.number().int().nullish(),
  fee: z.coerce.number().int().nullish(),
  tax: z.coerce.number().int().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
  /** When it was begun, in seconds. */
  created_at: z.coerce.number().nullish(),
});

/** A refund as the provider tells of it; amounts in paise. */
export const providerRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["pending", "processed", "failed"]),
  receipt: z.string().nullish(),
  notes,
});

/** Amounts in paise. */
export type ProviderOrder = z.infer<typeof providerOrder>;
export type ProviderPayment = z.infer<typeof providerPayment>;
export type ProviderRefund = z.infer<typeof providerRefund>;

const collectionOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item) }).transform(({ items }) => items);

/** Asks the provider to collect an amount (paise) under our receipt. Throws `ProviderError`. */
export function createProviderOrder(order: {
  amountPaise: number;
  receipt: string;
  notes: Record<string, string>;
}): Promise<ProviderOrder> {
  return callProvider(providerOrder, (sdk) =>
    sdk.orders.create({
      amount: order.amountPaise,
      currency: "INR",
      receipt: order.receipt,
      notes: order.notes,
      payment_capture: true,
    }),
  );
}

/** The provider's orders under a receipt, newest first. Throws `ProviderError`. */
export function providerOrdersFor(receipt: string): Promise<ProviderOrder[]> {
  return callProvider(collectionOf(providerOrder), (sdk) => sdk.orders.all({ receipt }));
}

/** Every payment that was tried for one of the provider's orders, failed ones too. Throws `ProviderError`. */
export function paymentsFor(providerOrderId: string): Promise<ProviderPayment[]> {
  return callProvider(collectionOf(providerPayment), (sdk) =>
    sdk.orders.fetchPayments(providerOrderId),
  );
}

/** As many payments as the provider gives at once. */
export const paymentsAtOnce = 100;

/**
 * The payments begun in a span of time (UTC seconds, both included), newest first, `paymentsAtOnce` of them after leaving
 * out `skip`: those of other systems on the same account too. Throws `ProviderError`.
 */
export function paymentsBetween(
  from: number,
  to: number,
  skip: number,
): Promise<ProviderPayment[]> {
  return callProvider(collectionOf(providerPayment), (sdk) =>
    sdk.payments.all({ from, to, skip, count: paymentsAtOnce }),
  );
}

/** One payment as it stands now. Throws `ProviderError`. */
export function providerPaymentOf(paymentId: string): Promise<ProviderPayment> {
  return callProvider(providerPayment, (sdk) => sdk.payments.fetch(paymentId));
}

/** Takes the money of an authorized payment; one that was captured meanwhile comes back as it is. Throws `ProviderError`. */
export async function capturePayment({
  id,
  amount,
  currency,
}: ProviderPayment): Promise<ProviderPayment> {
  try {
    return await callProvider(providerPayment, (sdk) => sdk.payments.capture(id, amount, currency));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 400) throw error;
    return providerPaymentOf(id);
  }
}

/**
 * Gives money of a captured payment back. The same `key` asked again gives the same refund, never a second one. `receipt`:
 * our refund's id, so that one whose answer was lost can be recognised. Throws `ProviderError`.
 */
export function refundPayment(refund: {
  paymentId: string;
  amountPaise: number;
  key: string;
  receipt: string;
}): Promise<ProviderRefund> {
  const body = {
    amount: refund.amountPaise,
    speed: "normal",
    receipt: refund.receipt,
    notes: { shop_refund: refund.receipt },
  };
  return callProvider(providerRefund, (_, post) =>
    post(`/v1/payments/${refund.paymentId}/refund`, body, {
      "X-Refund-Idempotency": refund.key,
    }),
  );
}

/** Every refund of a payment, whoever made it. Throws `ProviderError`. */
export function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
  return callProvider(collectionOf(providerRefund), (sdk) =>
    sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }),
  );
}
