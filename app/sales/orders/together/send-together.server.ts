import { eq, or } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { recordEvent } from "../events.server";
import { type Order, orderByNumber } from "../order.server";
import { firstOf, goneWords, isGone, noJoining, noOrder } from "./joining";

/** Marks an order, with all that are sent with it, to be sent together with another one. Gives the problem as a sentence. */
export const sendTogether = (number: string, other: string, actor: Actor) =>
  write((tx) => {
    const order = orderByNumber(number, tx);
    return order ? joinIn(tx, order, other, actor) : noOrder;
  });

/** `sendTogether` inside a write. */
export function joinIn(tx: Writer, order: Order, other: string, actor: Actor): string | null {
  const target = orderByNumber(other, tx);
  const problem = isGone(order) ? goneWords(order) : noJoining(target, order);
  if (problem !== null || !target) return problem ?? noOrder;
  const [mine, theirs] = [firstOf(order), firstOf(target)];
  if (mine === theirs) return null;
  tx.update(orders)
    .set({ sendWith: theirs })
    .where(or(eq(orders.id, mine), eq(orders.sendWith, mine)))
    .run();
  record(tx, order, target.number, actor);
  record(tx, target, order.number, actor);
  recordChange(tx, {
    actor,
    action: "order.send-with",
    subject: { id: order.id, name: order.number },
    after: { with: target.number },
  });
  return null;
}

/** An order is sent by itself again. Gives the problem as a sentence. */
export const sendAlone = (number: string, actor: Actor): Promise<string | null> =>
  write((tx) => {
    const order = orderByNumber(number, tx);
    if (!order) return noOrder;
    if (order.sendWith === null) return null;
    tx.update(orders).set({ sendWith: null }).where(eq(orders.id, order.id)).run();
    record(tx, order, "no more", actor);
    recordChange(tx, {
      actor,
      action: "order.send-with",
      subject: { id: order.id, name: order.number },
      after: { with: null },
    });
    return null;
  });

const record = (tx: Writer, { id }: Order, detail: string, actor: Actor) =>
  recordEvent(tx, id, actor.id, "send-with", detail);
