import type { Writer } from "~/base/db/connection.server";
import type { Language, ReviewReason } from "~/base/db/statuses";
import { shopAddress } from "~/base/lib/http/listening.server";
import { amountIn } from "~/base/lib/money";
import { greetingFor } from "~/people/mail/greeting";
import { postLetter } from "~/people/mail/post.server";
import { tell } from "~/people/notices/tell.server";
import { inLanguage } from "~/base/words/language";
import { t } from "~/base/words/say";
import { reasonWords, saidToBuyer } from "./reason-words";

/** Mails about payments in review, queued once per payment in the transaction that opens the review. */

type Reviewed = {
  id: string;
  /** Hundredths of the currency. */
  amountPaise: number;
  currency: string;
  reason: ReviewReason;
  /** Number of the payment's order, if it has one. */
  number: string | null;
};

/** To the operator. */
export function mailReviewNeeded(
  tx: Writer,
  { id, amountPaise, currency, reason, number }: Reviewed,
): void {
  const of = number ? `order ${number}` : "no order";
  const amount = amountIn(amountPaise, currency);
  tell(tx, {
    key: `review:${id}`,
    kind: "review",
    words: `A payment of ${amount} needs review (${of})`,
    path: "/dashboard/admin/review",
    mail: {
      key: `review-needed:${id}`,
      kind: "review-needed",
      letter: {
        subject: `A payment needs review (${of})`,
        parts: [
          "The shop has received a payment that does not fit. It is kept, and counts for no order until you decide.",
          {
            facts: [
              ["Payment", id],
              ["Amount", amount],
              ["Belongs to", of],
              ["Why", reasonWords[reason]],
            ],
          },
          { link: `${shopAddress()}/dashboard/admin/review`, label: "Look at it" },
        ],
      },
    },
  });
}

/** To the buyer, in the language of the order or account. */
export function mailMoneyWaits(
  tx: Writer,
  { id, amountPaise, currency, reason, number }: Reviewed,
  buyer: { name: string; email: string; language: Language },
): void {
  const amount = amountIn(amountPaise, currency);
  inLanguage(buyer.language, () =>
    postLetter(
      tx,
      { key: `payment-waits:${id}`, kind: "payment-waits", to: buyer.email },
      {
        subject: t("We have your payment of {amount} and write to you", { amount }),
        greeting: greetingFor(buyer.name),
        parts: [
          number
            ? t("We have received your payment of {amount} for order {number}.", { amount, number })
            : t("We have received your payment of {amount}.", { amount }),
          t("It does not count for an order yet: {why}.", { why: saidToBuyer(reason) }),
          t(
            "Nothing is lost, and you need not pay again. A person looks at it and writes to you: we send what you ordered, or your money goes back the way it came.",
          ),
          { facts: [[t("Payment"), id]] },
        ],
      },
    ),
  );
}
