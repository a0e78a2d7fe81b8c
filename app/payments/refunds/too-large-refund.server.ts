import { eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { payments, refunds } from "~/db/schema";
import { shopAddress } from "~/lib/http/listening.server";
import { amountIn } from "~/lib/money";
import { tell } from "~/notices/tell.server";
import type { RefundRow } from "~/orders/money/order-money.server";
import { givenBack } from "~/orders/money/refund-sums";
import type { Order } from "~/orders/order.server";
import type { PaymentRow } from "../payment-row.server";
import { tooLargeWords } from "./refund-words";

/**
 * How much (paise) of a refund that the provider tells of is more than its payment has left: what was paid less the other refunds that
 * were accepted. 0: it fits, or it was made by hand.
 */
export function excessOf(tx: Writer, { id, paymentId, amountPaise }: RefundRow): number {
  if (paymentId === null) return 0;
  const payment = tx.select().from(payments).where(eq(payments.id, paymentId)).get();
  if (!payment) return 0;
  const known = tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).all();
  const leftPaise = payment.amountPaise - givenBack(known.filter((row) => row.id !== id));
  return Math.min(amountPaise, Math.max(0, amountPaise - leftPaise));
}

/** Tells the owner, once for a refund: it is written down as the provider says, and a person looks at it. `now`: UTC ms. */
export function tellOfExcess(
  tx: Writer,
  refund: RefundRow,
  { order, payment }: { order: Order | null; payment: PaymentRow | null },
  now: number,
): void {
  const currency = payment?.currency ?? "INR";
  const amount = amountIn(refund.amountPaise, currency);
  const of = order ? `order ${order.number}` : "no order";
  tell(
    tx,
    {
      key: `refund-too-large:${refund.id}`,
      kind: "review",
      words: `A refund of ${amount} is more than its payment had left (${of})`,
      path: "/dashboard/admin/review",
      mail: {
        key: `refund-too-large:${refund.id}`,
        kind: "review-needed",
        letter: {
          subject: `A refund is larger than its payment (${of})`,
          parts: [
            tooLargeWords(refund, currency),
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
