import { eq } from "drizzle-orm";
import { type Actor, type AuditAction, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { returnRequests } from "~/base/db/schema";
import type { ReturnState } from "~/base/db/statuses";
import { type OrderEvent, recordEvent } from "~/sales/orders/events.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { requestBy, type WholeRequest } from "./requests.server";

/** A refund that a step stored. */
type MoneyGiven = { refundId: string; amountPaise: number; byHand: boolean };

/** `problem`: why not, as a sentence for the staff. */
export type Stepped = { problem?: undefined; money?: MoneyGiven } | { problem: string };

const changedMeanwhile = "Someone else changed this return. Reload the page and check it.";

/** Thrown within a step: nothing of it is stored. The message is for the staff. */
export class Undo extends Error {}

/**
 * Runs one step of a return in one write, if it is still in the state that the form was filled from (`version`). `step` changes the row by `moveReturn`, or
 * says why not: before it wrote anything, or by throwing `Undo`.
 */
export async function stepReturn(
  number: string,
  version: ReturnState | null,
  step: (tx: Writer, request: WholeRequest, order: Order) => Stepped,
): Promise<Stepped> {
  const stepped = write((tx): Stepped => {
    const request = requestBy(number, tx);
    const order = request && orderById(request.orderId, tx);
    if (!request || !order) return { problem: "There is no such return." };
    return request.state === version ? step(tx, request, order) : { problem: changedMeanwhile };
  });
  return stepped.catch((error: unknown) => {
    if (error instanceof Undo) return { problem: error.message };
    throw error;
  });
}

type Change = Partial<typeof returnRequests.$inferInsert> & { state: ReturnState };

/** Stores a step with its history and audit entry. `now`: UTC ms. */
export function moveReturn(
  tx: Writer,
  { id, number, state, orderId }: WholeRequest,
  change: Change,
  {
    actor,
    event,
    action,
    now,
  }: { actor: Actor; event: OrderEvent; action: AuditAction; now: number },
): void {
  tx.update(returnRequests)
    .set({ ...change, updatedAt: now })
    .where(eq(returnRequests.id, id))
    .run();
  recordEvent(tx, orderId, actor.id, event, number);
  recordChange(tx, {
    actor,
    action,
    subject: { id: orderId, name: number },
    before: { state },
    after: { state: change.state },
  });
}
