import { z } from "zod";
import { callProvider, ProviderError } from "./razorpay-client.server";

export { endOfWaiting, inTime, ProviderError } from "./razorpay-client.server";

/** Without notes the provider sends an empty array. */
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

/** A payment as the provider reports it; amounts in paise. */
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
  /** Start of the payment, seconds since 1970. */
  created_at: z.coerce.number().nullish(),
});

/** A refund as the provider reports it; amounts in paise. */
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

/** Creates a provider order for an amount (paise) under our receipt. Throws `ProviderError`. */
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

/** All payments of a provider order, including failed ones. Throws `ProviderError`. */
export function paymentsFor(providerOrderId: string): Promise<ProviderPayment[]> {
  return callProvider(collectionOf(providerPayment), (sdk) =>
    sdk.orders.fetchPayments(providerOrderId),
  );
}

/** The provider's page size for payments. */
export const paymentsAtOnce = 100;

/**
 * One page of `paymentsAtOnce` payments started between `from` and `to` (UTC seconds, inclusive), newest first, after the
 * first `skip`. Includes payments of other systems on the same account. Throws `ProviderError`.
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

/** The current state of a payment. Throws `ProviderError`. */
export function providerPaymentOf(paymentId: string): Promise<ProviderPayment> {
  return callProvider(providerPayment, (sdk) => sdk.payments.fetch(paymentId));
}

/** Captures an authorized payment. If the provider refuses (captured already), returns it as is. Throws `ProviderError`. */
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
 * Refunds money of a captured payment. `key`: idempotency key; the same key never makes a second refund. `receipt`: our
 * refund's id, to recognise a refund whose answer was lost. Throws `ProviderError`.
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

/** All refunds of a payment, including those made in the provider's dashboard. Throws `ProviderError`. */
export function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
  return callProvider(collectionOf(providerRefund), (sdk) =>
    sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }),
  );
}
