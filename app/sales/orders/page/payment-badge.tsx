import { isToPayByHand } from "~/base/db/placed";
import { type OrderStatus, type PaymentMethod, type PaymentStatus } from "~/base/db/statuses";
import { t } from "~/base/words/say";

type PaymentState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
};
/** `partPaidAt`: when a part of its money came, while the rest is still to come (UTC ms). */
type Shown = PaymentState & { needsReview: boolean; partPaidAt: number | null };
type Badge = { words: string; tone: "success" | "warn" | "neutral" | "danger" };

/** The payment status in one to three words. A payment in review comes first. */
export function badgeOf({ needsReview, partPaidAt, ...order }: Shown): Badge {
  const { status, paymentStatus, paymentMethod } = order;
  if (needsReview) return { words: "Needs review", tone: "danger" };
  // A cancelled order to be paid by hand no longer awaits money.
  if (partPaidAt !== null) return { words: "Part paid", tone: "warn" };
  if (status === "cancel" && isToPayByHand(order)) return { words: "Not paid", tone: "neutral" };
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

/** The badge beside an order's amount; the words carry the meaning, not the colour. */
export function PaymentBadge({ order }: { order: Shown }) {
  const { words, tone } = badgeOf(order);
  return <span className={`badge badge-${tone}`}>{t(words)}</span>;
}

/** Whether an admin must record the money by hand. */
export function isAwaitingMoney(order: PaymentState): boolean {
  return isToPayByHand(order) && order.status !== "cancel";
}
