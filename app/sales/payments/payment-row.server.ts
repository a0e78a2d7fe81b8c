import { eq, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, placeholdersOf, prepared, defaultsOf } from "~/base/db/prepared.server";
import { payments } from "~/base/db/schema";
import { providerPaymentStatuses } from "~/base/db/statuses";
import type { ProviderPayment } from "./provider/provider.server";

export type PaymentRow = typeof payments.$inferSelect;

/** The stored payment; null if unknown. */
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

/** Whether a report is older than the stored row: a payment's status never moves back. */
export function isStale(known: PaymentRow | null, report: ProviderPayment): boolean {
  return known !== null && rank(known.status) > rank(report.status);
}

/**
 * Whether a report was processed before. False for money that arrived before its order: an API client may submit the order
 * later, even after the payment went to review for lack of one.
 */
export function isConcluded(known: PaymentRow | null, report: ProviderPayment): boolean {
  if (known?.status !== report.status) return false;
  if (report.status !== "captured" || known.paidOrderId !== null) return true;
  return known.review !== null && !isWaitingForOrder(known);
}

/** In review only because it has no order yet. */
export const isWaitingForOrder = (known: Pick<PaymentRow, "review" | "reviewClosedAt">) =>
  known.review === "no order" && known.reviewClosedAt === null;

const rank = (status: ProviderPayment["status"]) => providerPaymentStatuses.indexOf(status);

/** Stores the provider's report of a payment; keeps review decisions. */
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

/** Columns that a later report overwrites. */
const reportedColumns = [
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
  reportedColumns.map((name) => [name, sql`excluded.${sql.identifier(payments[name].name)}`]),
);
const upsert = prepared((tx: Writer) =>
  tx
    .insert(payments)
    .values(placeholdersOf(payments))
    .onConflictDoUpdate({ target: payments.id, set: newest })
    .prepare(),
);
