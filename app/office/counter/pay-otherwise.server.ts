import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { activate } from "~/sales/checkout/cart-orders.server";
import { write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { reopenOrder } from "~/sales/orders/lapse.server";
import type { Order } from "~/sales/orders/order.server";

/**
 * An order that was to be paid by a link waits for money by hand from now on: the customer came with cash, or pays later. Null: it is no
 * order of the counter that can still be paid. Twice changes nothing. `now`: UTC ms.
 */
export function payOtherwise(
  number: string,
  admin: Actor,
  now = Date.now(),
): Promise<Order | null> {
  return write((tx) => {
    const find = () =>
      tx
        .select()
        .from(orders)
        .where(and(eq(orders.number, number), eq(orders.source, "owner")))
        .get();
    const before = find();
    if (!before || before.status === "cancel") return null;
    if (before.paymentMethod !== "online" || before.paymentStatus !== "unpaid") return before;
    reopenOrder(tx, before, now);
    tx.update(orders).set({ paymentMethod: "later" }).where(eq(orders.id, before.id)).run();
    recordChange(tx, {
      actor: admin,
      action: "order.money",
      subject: { id: before.id, name: number },
      before: { paymentMethod: before.paymentMethod },
      after: { paymentMethod: "later" },
    });
    return activate(tx, find() ?? before, []);
  });
}
