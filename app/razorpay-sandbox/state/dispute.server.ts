import { refusal } from "../api-error";
import type { Context } from "../context";
import { changeDispute, type Dispute, disputeById, insertDispute } from "./disputes.server";
import { paymentById } from "./payments.server";
import { insertAdjustment } from "./settled-parts.server";
import type { Move } from "./transition.server";

/** What the bank asks for, and whether its money goes at once. */
interface Asked {
  /** Paise; null: all of the payment. */
  amount: number | null;
  phase: string;
  reasonCode: string;
  reasonDescription: string;
  /** Milliseconds to answer. */
  respondIn: number;
  atOnset: boolean;
  tellsDeduction: boolean;
}

/** Opens a dispute over a captured payment or a part of it; the payment's state does not change. */
export function dispute(paymentId: string, asked: Asked): Move<Dispute> {
  return (context) => {
    const payment = paymentById(context, paymentId);
    if (payment?.status !== "captured" && payment?.status !== "refunded")
      throw refusal("Only a captured payment can be disputed");
    const { currency } = payment;
    const amountPaise = asked.amount ?? payment.amountPaise;
    if (amountPaise > payment.amountPaise) throw refusal("That is more than was paid");
    const { phase, reasonCode, reasonDescription, tellsDeduction } = asked;
    const respondBy = context.now() + asked.respondIn;
    const facts = { paymentId, amountPaise, currency, phase, reasonCode, reasonDescription };
    const opened = insertDispute(context, { ...facts, tellsDeduction, respondBy });
    if (asked.atOnset) take(context, opened, amountPaise);
    return {
      value: disputeById(context, opened.id)!,
      events: [{ name: "payment.dispute.created", paymentId, disputeId: opened.id }],
    };
  };
}

/** The merchant answered, was asked for more, or the banks decided. */
export const steps = ["action-required", "under-review", "win", "lose", "close"] as const;
type Step = (typeof steps)[number];

/** What the merchant is asked for more of is open again. */
const states = {
  "action-required": "open",
  "under-review": "under_review",
  win: "won",
  lose: "lost",
  close: "closed",
} as const satisfies Record<Step, Dispute["status"]>;

const names = {
  "action-required": "payment.dispute.action_required",
  "under-review": "payment.dispute.under_review",
  win: "payment.dispute.won",
  lose: "payment.dispute.lost",
  close: "payment.dispute.closed",
} as const satisfies Record<Step, string>;

/** Brings a dispute further. `lost`: how much of it (paise), all if null; `fee`: what the banks want for it, which goes whatever the end. */
export function stepDispute(
  id: string,
  step: Step,
  { lost, fee }: { lost: number | null; fee: number },
): Move<Dispute> {
  return (context) => {
    const before = disputeById(context, id)!;
    if (before.status !== "open" && before.status !== "under_review")
      throw refusal("This dispute has been decided already");
    const lostPaise = lost ?? before.amountPaise;
    if (step === "win") take(context, before, -before.deductedPaise);
    if (step === "lose") take(context, before, lostPaise - before.deductedPaise);
    if (fee > 0) adjust(context, before, -fee, "dispute fee");
    const { deductedPaise } = disputeById(context, id)!;
    const status = states[step];
    const value = changeDispute(context, { id, status, deductedPaise });
    return {
      value,
      events: [{ name: names[step], paymentId: before.paymentId, disputeId: id }],
    };
  };
}

/** Takes money from the merchant, or gives it back where it is below zero. */
function take(context: Context, { id, status }: Dispute, paise: number): void {
  if (paise === 0) return;
  const before = disputeById(context, id)!;
  adjust(context, before, -paise, paise > 0 ? "dispute debit" : "dispute reversal");
  changeDispute(context, { id, status, deductedPaise: before.deductedPaise + paise });
}

function adjust(context: Context, { id, paymentId }: Dispute, amount: number, description: string) {
  insertAdjustment(context, { amount, description, payment_id: paymentId, dispute_id: id });
}
