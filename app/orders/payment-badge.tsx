import type { OrderStatus, PaymentMethod, PaymentStatus } from "~/db/statuses";

type Paying = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
};
type Shown = Paying & { needsReview: boolean };
type Badge = { words: string; tone: "success" | "warn" | "neutral" | "danger" };

/** How an order's money stands, in two words at most. A payment that waits for a person comes before everything else. */
export function badgeOf({ status, paymentStatus, paymentMethod, needsReview }: Shown): Badge {
  if (needsReview) return { words: "Needs review", tone: "danger" };
  // Nobody waits for the money of an order that was to be paid by hand and is cancelled.
  if (status === "cancel" && paymentStatus === "pending" && paymentMethod !== "online")
    return { words: "Not paid", tone: "neutral" };
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
};

/** The badge beside an order's amount; the colour only helps the eye. */
export function PaymentBadge({ order }: { order: Shown }) {
  const { words, tone } = badgeOf(order);
  return <span className={`badge badge-${tone}`}>{words}</span>;
}

/** Whether an admin has to say by hand that the money came. */
export function isAwaitingMoney({ status, paymentStatus, paymentMethod }: Paying): boolean {
  return paymentStatus === "pending" && paymentMethod !== "online" && status !== "cancel";
}
