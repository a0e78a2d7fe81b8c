import type { DisputeState } from "~/base/db/disputes";
import { dateTime } from "~/base/lib/dates";
import { day } from "~/base/lib/time";

/** A case as screens name it: how far it is, and until when it is to be answered (UTC ms). */
export type Standing = {
  state: DisputeState;
  respondBy: number | null;
  askedAt: number | null;
  reviewedAt: number | null;
};

/** An answer is missing: none was given yet, or the provider asked for more after the last one. */
export function isToAnswer({ state, askedAt, reviewedAt }: Standing): boolean {
  if (state === "open" || state === "action_required") return true;
  return state === "under_review" && askedAt !== null && askedAt > (reviewedAt ?? 0);
}

const states: Record<DisputeState, string> = {
  open: "To be answered",
  action_required: "More is asked for",
  under_review: "With the banks",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};

/** How far it is, in a few words. */
export const stateWord = (of: Standing): string =>
  of.state === "under_review" && isToAnswer(of) ? states.action_required : states[of.state];

const phases: Record<string, string> = {
  fraud: "Fraud inquiry: a question, no money is taken for it",
  retrieval: "The bank asks for papers",
  chargeback: "Chargeback: the first round",
  pre_arbitration: "Pre-arbitration: the second round",
  arbitration: "Arbitration: the card network decides, and its fees are dear",
};

export const phaseWord = (phase: string): string => phases[phase] ?? phase;

/** What is to be answered until when, at `now` (UTC ms): "Answer by 03 Dec 2026, 6:00 PM, 2 days left". What waits for others: its state. */
export function standingWords(of: Standing, now: number): string {
  if (!isToAnswer(of)) return stateWord(of);
  const { respondBy, state } = of;
  const asked = state === "open" ? "" : "More is asked for. ";
  if (respondBy === null) return `${asked}To be answered; the last day is not told`;
  const left = respondBy - now;
  if (left < 0) return `${asked}The time to answer was over on ${dateTime(respondBy)}`;
  return `${asked}Answer by ${dateTime(respondBy)}, ${daysLeft(Math.floor(left / day))}`;
}

const daysLeft = (days: number): string =>
  days === 0 ? "less than a day left" : days === 1 ? "1 day left" : `${days} days left`;

/** What the owner does now, and where. */
export function nextStep(of: Standing & { phase: string }): string {
  switch (of.state) {
    case "open":
    case "action_required":
      return of.phase === "fraud"
        ? "Answer in Razorpay’s Dashboard under Disputes: say what you know of the buyer, or refund the order here if you think that it is fraud. Accepting a fraud inquiry there does not refund anything."
        : "Answer in Razorpay’s Dashboard under Disputes: choose “Contest”, add the files below and send it. A draft is not sent by itself. If the buyer is right, choose “Accept” there: it cannot be undone, Razorpay gives the money back, and you refund nothing here.";
    case "under_review":
      return isToAnswer(of)
        ? "What was sent was not enough or could not be read. Add to it in Razorpay’s Dashboard under Disputes and send it again. If you have done so already, wait."
        : "The banks look at your answer. Nothing is to be done. Do not refund the order meanwhile.";
    case "won":
      return "You keep the money. What was held back comes with one of the next payouts. A bank may ask once more: that is a new case.";
    case "lost":
      return "The buyer has the money. Do not refund the order as well. If the goods are with the buyer, the tax stays due; if they came back, a credit note is made. Ask your accountant.";
    case "closed":
      return "It is over. Nothing is to be done.";
  }
}
