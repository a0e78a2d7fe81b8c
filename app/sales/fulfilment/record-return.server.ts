import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orderReturns } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { recordEvent } from "~/sales/orders/events.server";
import { forgetKept } from "~/sales/orders/money/kept.server";
import { settleWrittenOff } from "~/sales/orders/money/written-off.server";
import { type Order, orderByNumber } from "~/sales/orders/order.server";
import { giveBackPacks } from "~/goods/stock/give-back.server";
import { type GoodsBack, goodsBackWords } from "./move";
import { noReturn } from "./returnable";
import { returnStanding } from "./returned-goods.server";

type Returned = {
  number: string;
  packs: { position: number; quantity: number }[];
  goods: GoodsBack;
  /** In the admin's words. */
  why: string;
  /** When they came (UTC ms). */
  at: number;
  actor: Actor;
  /** Of its row: sending a form twice records one return. */
  id: string;
};

type Recorded = { order: Order; problem?: undefined } | { problem: string };

const stockWords = "Sent back after it arrived";

/**
 * Records packs that the buyer sent back after the order had left; never more than were sent less those that came back before. Sound
 * ones go back into stock. The order stays as it is, and no money moves: the refund of these packs is a step of its own. A parcel that
 * came back as a whole is `cameBack` of a move, and closes the order.
 */
export const recordReturn = (returned: Returned, now = Date.now()): Promise<Recorded> =>
  write((tx) => recordReturnIn(tx, returned, now));

/** `recordReturn` within the caller's transaction. */
export function recordReturnIn(tx: Writer, returned: Returned, now: number): Recorded {
  const { number, goods, why, at, actor, id } = returned;
  const order = orderByNumber(number, tx);
  if (!order) return { problem: "There is no such order." };
  if (tx.select().from(orderReturns).where(eq(orderReturns.id, id)).get()) return { order };
  const closed = noReturn(order);
  if (closed) return { problem: closed };
  if (dayOf(at) < dayOf(order.createdAt))
    return { problem: "Choose a day from the one it was ordered on to today." };
  const packs = returned.packs.filter(({ quantity }) => quantity !== 0);
  const { lines } = returnStanding(order, tx);
  const named = packs.flatMap((one) => {
    const line = lines.find(({ position }) => position === one.position);
    return line && one.quantity <= line.kept ? [{ ...line, ...one }] : [];
  });
  if (packs.length === 0) return { problem: "Choose how many of at least one product." };
  if (named.length < packs.length)
    return { problem: "That is more than was sent and has not come back yet." };

  const isSound = goods === "sound";
  tx.insert(orderReturns)
    .values({
      id,
      orderId: order.id,
      lines: JSON.stringify(packs),
      isResold: isSound,
      why,
      actor: actor.id,
      returnedAt: at,
      createdAt: now,
    })
    .run();
  for (const { productId, quantity } of named)
    giveBackPacks(tx, {
      orderId: order.id,
      productId,
      packs: quantity,
      isSound,
      why: stockWords,
      actor: actor.id,
      at: now,
    });
  forgetKept(tx, order.id);
  settleWrittenOff(tx, order.id, { reason: "Sent back", by: actor.id }, now);
  const words = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  recordEvent(tx, order.id, actor.id, "returned", `${words}, ${goodsBackWords[goods]}`);
  recordChange(tx, {
    actor,
    action: "order.return",
    subject: { id: order.id, name: order.number },
    after: { returned: words, goods: goodsBackWords[goods] },
  });
  return { order };
}
