import type { PaymentMethod, PaymentStatus } from "~/db/statuses";

type Paying = { paymentStatus: PaymentStatus; paymentMethod: PaymentMethod };
type Shown = Paying & { needsReview: boolean };
type Badge = { words: string; tone: "success" | "warn" | "neutral" | "danger" };

/** How an order's money stands, in two words at most. A payment that waits for a person comes before everything else. */
export function badgeOf({ paymentStatus, paymentMethod, needsReview }: Shown): Badge {
  if (needsReview) return { words: "Needs review", tone: "danger" };
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
export function isAwaitingMoney({ paymentStatus, paymentMethod }: Paying): boolean {
  return paymentStatus === "pending" && paymentMethod !== "online";
}
