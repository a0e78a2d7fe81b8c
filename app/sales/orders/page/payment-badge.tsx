import { isToPayByHand } from "~/base/db/placed";
import { type OrderStatus, type PaymentMethod, type PaymentStatus } from "~/base/db/statuses";
import { t } from "~/base/words/say";

type PaymentState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** When the owner gave up its money (UTC ms); null: nothing is given up. */
  writtenOffAt: number | null;
};
/** `partPaidAt`: when a part of its money came, while the rest is still to come (UTC ms). */
type Shown = PaymentState & { needsReview: boolean; partPaidAt: number | null };
type Badge = { words: string; tone: "success" | "warn" | "neutral" | "danger" };

const notPaid: Badge = { words: "Not paid", tone: "neutral" };

/** The payment status in one to three words. A payment in review comes first. */
export function badgeOf({ needsReview, partPaidAt, ...order }: Shown): Badge {
  const { status, paymentStatus, paymentMethod } = order;
  if (needsReview) return { words: "Needs review", tone: "danger" };
  if (order.writtenOffAt !== null) return { words: "Written off", tone: "neutral" };
  // A cancelled order to be paid by hand no longer awaits money.
  if (partPaidAt !== null) return { words: "Part paid", tone: "warn" };
  if (status === "cancel" && isToPayByHand(order)) return notPaid;
  switch (paymentStatus) {
    case "paid":
      return { words: "Success", tone: "success" };
    case "part_refunded":
      return { words: "Partly refunded", tone: "warn" };
    case "refunded":
      return { words: "Refunded", tone: "neutral" };
    case "review":
      return { words: "Needs review", tone: "danger" };
    case "pending":
      return { words: pendingWords[paymentMethod], tone: "warn" };
    case "unpaid":
      return { words: "Not paid", tone: "warn" };
  }
}

const pendingWords: Record<PaymentMethod, string> = {
  online: "Confirming",
  "on-delivery": "Pay on delivery",
  transfer: "Awaiting transfer",
  cash: "Cash",
  later: "Pay later",
};

/** The badge beside an order's amount; the words carry the meaning, not the colour. That its money is given up is not for the buyer. */
export function PaymentBadge({ order, isBuyers = false }: { order: Shown; isBuyers?: boolean }) {
  const { words, tone } = isBuyers && order.writtenOffAt !== null ? notPaid : badgeOf(order);
  return <span className={`badge badge-${tone}`}>{t(words)}</span>;
}

/** Whether money is expected that an admin records by hand. */
export function isAwaitingMoney(order: PaymentState): boolean {
  return isToPayByHand(order) && order.status !== "cancel" && order.writtenOffAt === null;
}
