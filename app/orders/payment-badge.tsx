import type { PaymentStatus } from "~/db/statuses";

type Paid = { paymentStatus: PaymentStatus; needsReview: boolean };
type Badge = { words: string; tone: "success" | "warn" | "neutral" | "danger" };

/** How an order's money stands, in two words at most. A payment that waits for a person comes before everything else. */
export function badgeOf({ paymentStatus, needsReview }: Paid): Badge {
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
      return { words: "Confirming", tone: "warn" };
    case "unpaid":
      return { words: "Not paid", tone: "warn" };
  }
}

/** The badge beside an order's amount. */
export function PaymentBadge({ order }: { order: Paid }) {
  const { words, tone } = badgeOf(order);
  return <span className={`badge badge-${tone}`}>{words}</span>;
}
