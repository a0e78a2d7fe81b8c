import { eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { paymentOrders } from "~/db/schema";
import { providerPayment } from "../provider.server";
import { receiveRefund, refundEntity } from "../refund-events.server";
import { type Settled, settlePayment } from "../settle.server";
import type { Message } from "./message";

export type Deed = {
  status: "done" | "ignored";
  /** What came of it, in a few words for the admin. */
  outcome: string;
};

const paymentEvents = ["payment.authorized", "payment.captured", "payment.failed", "order.paid"];
const refundEvents = [
  "refund.created",
  "refund.processed",
  "refund.failed",
  "refund.speed_changed",
];

/**
 * Does what an event asks for, without asking the provider anything. What it tells is how things stood then; `settlePayment`
 * never lets a payment step back. Idempotent. Throws when the event does not look as the provider describes it.
 */
export async function actOn({ event, payment, refund }: Message): Promise<Deed> {
  if (paymentEvents.includes(event) && payment !== undefined) {
    const told = providerPayment.parse(payment);
    const settled = await settlePayment(told, "webhook");
    return settled === "unknown-order" ? strange(told.order_id) : deeds[settled];
  }
  if (refundEvents.includes(event) && refund !== undefined) {
    const paid = payment === undefined ? null : providerPayment.parse(payment);
    const status = await receiveRefund(refundEntity.parse(refund), paid);
    return status === "done"
      ? { status, outcome: "The refund was written down" }
      : { status, outcome: "Not a refund of this shop" };
  }
  return { status: "ignored", outcome: "The shop does nothing about this kind of event" };
}

const deeds: Record<Exclude<Settled, "unknown-order">, Deed> = {
  paid: { status: "done", outcome: "The order is paid" },
  pending: { status: "done", outcome: "A payment is under way" },
  failed: { status: "done", outcome: "Not paid; the order can still be paid" },
  review: { status: "done", outcome: "The payment needs review" },
};

/** Money for nothing we know. Another system on the same account is told of here too; what was taken for us is found later. */
async function strange(providerOrderId: string | null | undefined): Promise<Deed> {
  const [asked] = await db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.id, providerOrderId ?? ""));
  return {
    status: "ignored",
    outcome: asked ? "No order was sent for this payment yet" : "Not an order of this shop",
  };
}
