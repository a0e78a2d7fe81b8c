import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { type Writer, write } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { recordEvent } from "../events.server";
import { type Order, orderById } from "../order.server";
import { moneyOf } from "./order-money.server";
import { toGiveBackOf } from "./to-give-back.server";

/**
 * The owner says that what is to be given back of an order is kept, and why. It leaves the list of money to give back until something
 * happens to the order's money or status. `problem`: a sentence. `now`: UTC ms.
 */
export function keepMoney(orderId: string, reason: string, actor: Actor, now = Date.now()) {
  return write((tx): { paise: number; problem?: undefined } | { problem: string } => {
    const order = orderById(orderId, tx);
    const owed = order && toGiveBackOf([order], moneyOf([order], tx), tx).get(order.id);
    if (!order || !owed) return { problem: "Nothing of this order is to be given back." };
    tx.update(orders).set({ keptAt: now, keptReason: reason }).where(eq(orders.id, orderId)).run();
    recordEvent(tx, orderId, actor.id, "money-kept", rupees(owed.paise));
    record(tx, order, actor, null, `${rupees(owed.paise)}: ${reason}`);
    return { paise: owed.paise };
  });
}

/** Takes back that an order's money is kept; false: it was not. */
export function keepNoLonger(orderId: string, actor: Actor): Promise<boolean> {
  return write((tx) => {
    const order = orderById(orderId, tx);
    if (!order || order.keptAt === null) return false;
    forgetKept(tx, orderId);
    recordEvent(tx, orderId, actor.id, "money-not-kept");
    record(tx, order, actor, order.keptReason, null);
    return true;
  });
}

/** What was said of an order's money does not hold any more: more of it is to be given back. */
export function forgetKept(tx: Writer, orderId: string): void {
  tx.update(orders).set({ keptAt: null, keptReason: "" }).where(eq(orders.id, orderId)).run();
}

function record(
  tx: Writer,
  { id, number }: Order,
  actor: Actor,
  before: string | null,
  after: string | null,
): void {
  recordChange(tx, {
    actor,
    action: "order.money",
    subject: { id, name: number },
    before: { kept: before },
    after: { kept: after },
  });
}
