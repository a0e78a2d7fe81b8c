import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { payments, refunds } from "~/base/db/schema";
import { shopAddress } from "~/base/lib/http/listening.server";
import { amountIn } from "~/base/lib/money";
import { tell } from "~/people/notices/tell.server";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { givenBack } from "~/sales/orders/money/refund-sums";
import type { Order } from "~/sales/orders/order.server";
import type { PaymentRow } from "../payment-row.server";
import { beyondAdvance } from "../advance/advance-money.server";
import { otherAmountWords, tooLargeWords } from "./refund-words";

/**
 * How much (paise) of a refund that the provider tells of is more than its payment has left: what was paid less the other refunds that
 * were accepted. 0: it fits, or it was made by hand.
 */
export function excessOf(tx: Writer, refund: RefundRow): number {
  const { id, paymentId, amountPaise } = refund;
  if (paymentId === null) return 0;
  const payment = tx.select().from(payments).where(eq(payments.id, paymentId)).get();
  if (!payment) return 0;
  const known = tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).all();
  const leftPaise = payment.amountPaise - givenBack(known.filter((row) => row.id !== id));
  const beyond = Math.max(amountPaise - leftPaise, beyondAdvance(tx, refund));
  return Math.min(amountPaise, Math.max(0, beyond));
}

type About = { order: Order | null; payment: PaymentRow | null };

/** Tells the owner, once for a refund: it is written down as the provider says, and a person looks at it. `now`: UTC ms. */
export function tellOfExcess(tx: Writer, refund: RefundRow, about: About, now: number): void {
  const currency = about.payment?.currency ?? "INR";
  tellOfDoubt(tx, refund, about, now, {
    key: `refund-too-large:${refund.id}`,
    isWhat: "is more than its payment had left",
    subject: "A refund is larger than its payment",
    words: tooLargeWords(refund, currency),
  });
}

/**
 * Keeps the other amount (paise) that the provider now tells of a refund it told of before, and tells the owner, once for each amount.
 * What is written down stays: its credit note is made, and a provider does not change what it gave back. Returns the updated row.
 */
export function keepToldAmount(
  tx: Writer,
  { id, toldPaise: before }: RefundRow,
  toldPaise: number,
  about: About,
  now: number,
): RefundRow {
  const isNew = toldPaise !== before;
  const change = isNew ? { toldPaise, failureSeenAt: null, updatedAt: now } : { toldPaise };
  const [refund] = tx.update(refunds).set(change).where(eq(refunds.id, id)).returning().all();
  if (!refund) throw new Error("The refund is gone");
  const currency = about.payment?.currency ?? "INR";
  if (isNew)
    tellOfDoubt(tx, refund, about, now, {
      key: `refund-amount:${id}:${toldPaise}`,
      isWhat: `was told of again with ${amountIn(toldPaise, currency)}`,
      subject: "A refund has two amounts",
      words: otherAmountWords(refund, currency),
    });
  return refund;
}

type Doubt = { key: string; isWhat: string; subject: string; words: string };

function tellOfDoubt(
  tx: Writer,
  refund: RefundRow,
  { order, payment }: About,
  now: number,
  { key, isWhat, subject, words }: Doubt,
): void {
  const amount = amountIn(refund.amountPaise, payment?.currency ?? "INR");
  const of = order ? `order ${order.number}` : "no order";
  tell(
    tx,
    {
      key,
      kind: "review",
      words: `A refund of ${amount} ${isWhat} (${of})`,
      path: "/dashboard/admin/review",
      mail: {
        key,
        kind: "review-needed",
        letter: {
          subject: `${subject} (${of})`,
          parts: [
            words,
            {
              facts: [
                ["Refund", refund.providerRefundId ?? refund.id],
                ["Amount", amount],
                ["Payment", refund.paymentId ?? ""],
                ["Belongs to", of],
              ],
            },
            { link: `${shopAddress()}/dashboard/admin/review`, label: "Look at it" },
          ],
        },
      },
    },
    now,
  );
}
