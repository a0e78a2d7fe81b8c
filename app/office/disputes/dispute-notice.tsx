import { Link } from "~/base/ui/link";
import { amountIn, rupees } from "~/base/lib/money";
import { Notice } from "~/base/ui/notice";
import { disputePath } from "~/sales/payments/disputes/dispute-paths";
import type { DisputeLine } from "./dispute-list.server";
import { isToAnswer, standingWords } from "./words";

/** Where an order's money is shown: what the buyer's bank asks back of it or took. `now`: UTC ms. */
export function DisputeNotices({ disputes, now }: { disputes: DisputeLine[]; now: number }) {
  return disputes.map((dispute) => (
    <Notice key={dispute.id} tone={isToAnswer(dispute) ? "error" : "info"}>
      {`${sentenceOf(dispute, now)} `}
      <Link to={disputePath(dispute.id)}>Look at the case</Link>
    </Notice>
  ));
}

function sentenceOf(dispute: DisputeLine, now: number): string {
  const amount = amountIn(dispute.amountPaise, dispute.currency);
  switch (dispute.state) {
    case "won":
      return `The dispute over ${amount} is won: the money is yours.`;
    case "lost":
      return `The dispute over ${amount} is lost: the bank took ${rupees(dispute.lostPaise)}. Do not refund it as well.`;
    case "closed":
      return `The dispute over ${amount} is closed.`;
    default: {
      const held = dispute.heldPaise > 0 ? ` ${rupees(dispute.heldPaise)} is held back.` : "";
      return `The buyer’s bank asks ${amount} back. ${standingWords(dispute, now)}.${held}`;
    }
  }
}
