import type { PaymentMethod, PaymentStatus } from "~/db/statuses";

type Paying = { paymentStatus: PaymentStatus; paymentMethod: PaymentMethod };

/** How the money of an order stands, in a word or two; the colour only helps the eye. */
export function PaymentBadge({ order }: { order: Paying }) {
  const { words, tone } = paymentWords(order);
  return <span className={`badge badge-${tone}`}>{words}</span>;
}

/** The same as words, with the tone they are shown in. */
export function paymentWords({ paymentStatus, paymentMethod }: Paying): {
  words: string;
  tone: "success" | "warn" | "neutral" | "danger";
} {
  switch (paymentStatus) {
    case "paid":
      return { words: "Success", tone: "success" };
    case "part_refunded":
      return { words: "Partly refunded", tone: "warn" };
    case "refunded":
      return { words: "Refunded", tone: "neutral" };
    case "review":
      return { words: "Needs review", tone: "danger" };
    case "unpaid":
      return { words: "Not paid", tone: "neutral" };
    case "pending":
      return { words: pendingWords[paymentMethod], tone: "warn" };
  }
}

const pendingWords: Record<PaymentMethod, string> = {
  online: "Payment under way",
  "on-delivery": "Pay on delivery",
  transfer: "Awaiting transfer",
};

/** Whether an admin has to say by hand that the money came. */
export function isAwaitingMoney({ paymentStatus, paymentMethod }: Paying): boolean {
  return paymentStatus === "pending" && paymentMethod !== "online";
}
