import { eq, sql } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholder, placeholdersOf, prepared, defaultsOf } from "~/db/prepared.server";
import { payments } from "~/db/schema";
import { providerPaymentStatuses } from "~/db/statuses";
import type { ProviderPayment } from "./provider.server";

export type PaymentRow = typeof payments.$inferSelect;

/** What we know of a payment; null when we never heard of it. */
export function storedPayment(tx: Writer, paymentId: string): PaymentRow | null {
  return paymentOfId(tx).get({ id: paymentId }) ?? null;
}

const paymentOfId = prepared((tx: Writer) =>
  tx
    .select()
    .from(payments)
    .where(eq(payments.id, placeholder("id")))
    .prepare(),
);

/** Whether what the provider says now is older than what we know: its ladder is never stepped down. */
export function isStale(known: PaymentRow | null, told: ProviderPayment): boolean {
  return known !== null && rank(known.status) > rank(told.status);
}

/**
 * Whether what the provider says was drawn conclusions from before. Not so for money that came before its order, which a
 * client of the API may send later, even after the payment was put up for review for want of it.
 */
export function isConcluded(known: PaymentRow | null, told: ProviderPayment): boolean {
  if (known?.status !== told.status) return false;
  if (told.status !== "captured" || known.paidOrderId !== null) return true;
  return known.review !== null && !isWaitingForOrder(known);
}

/** Put up for review only because no order had come. */
export const isWaitingForOrder = (known: Pick<PaymentRow, "review" | "reviewClosedAt">) =>
  known.review === "no order" && known.reviewClosedAt === null;

const rank = (status: ProviderPayment["status"]) => providerPaymentStatuses.indexOf(status);

/** Writes down what the provider says about a payment; what a person decided about it stays. */
export function storePayment(tx: Writer, payment: ProviderPayment): void {
  const now = Date.now();
  const facts = {
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: payment.method ?? null,
    feePaise: payment.fee ?? null,
    taxPaise: payment.tax ?? null,
    amountRefundedPaise: payment.amount_refunded ?? 0,
    errorCode: payment.error_code || null,
    errorReason: payment.error_reason || null,
    international: payment.international ?? false,
    updatedAt: now,
  };
  const row = { id: payment.id, paymentOrderId: payment.order_id ?? null, createdAt: now };
  upsert(tx).run({ ...defaultsOf(payments), ...row, ...facts });
}

/** What the provider may say anew about a payment. */
const told = [
  "amountPaise",
  "currency",
  "status",
  "method",
  "feePaise",
  "taxPaise",
  "amountRefundedPaise",
  "errorCode",
  "errorReason",
  "international",
  "updatedAt",
] as const;
const newest = Object.fromEntries(
  told.map((name) => [name, sql`excluded.${sql.identifier(payments[name].name)}`]),
);
const upsert = prepared((tx: Writer) =>
  tx
    .insert(payments)
    .values(placeholdersOf(payments))
    .onConflictDoUpdate({ target: payments.id, set: newest })
    .prepare(),
);
