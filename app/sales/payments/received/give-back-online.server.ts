import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { orderById } from "~/sales/orders/order.server";
import { paidIfWhole } from "../by-hand/paid-by-hand.server";
import { type Given, giveBackAdvance } from "../refunds/refund-advance.server";
import { sendRefund } from "../refunds/send-refund.server";
import type { Actor } from "~/upkeep/audit/record.server";

/**
 * Gives back what was paid online before an order was packed, or a part of it, the way it came. `problem`: why not, as a sentence.
 * `now`: UTC ms.
 */
export async function giveBackOnline(
  orderId: string,
  given: Given & { actor: Actor },
  now = Date.now(),
): Promise<{ refund: RefundRow; problem?: undefined } | { problem: string }> {
  const asked = await write((tx) => {
    const order = orderById(orderId, tx);
    if (!order) return { problem: "There is no such order." };
    const back = giveBackAdvance(tx, order, given, now);
    if (back.problem !== undefined) return back;
    const notKept = { keptAt: null, keptReason: "" };
    tx.update(orders).set(notKept).where(eq(orders.id, orderId)).run();
    paidIfWhole(tx, orderId, given.actor, now);
    return back;
  });
  if (asked.problem !== undefined) return { problem: asked.problem };
  return { refund: (await sendRefund(asked.refund.id)) ?? asked.refund };
}
