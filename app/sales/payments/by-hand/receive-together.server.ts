import type { Actor } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { type HowItCame, type NotReceived, receiveIn } from "./receive-money.server";

/** The order for which the money cannot be noted, and why. */
export type RefusedOrder = {
  problem: NotReceived;
  number: string;
  /** The order that this reference has paid. */
  paidOrder?: string | undefined;
  /** Why, as a sentence. */
  words?: string | undefined;
};

/** Thrown inside a write, so that nothing of it stays. */
export class NotReceivedTogether extends Error {
  constructor(readonly refused: RefusedOrder) {
    super(`${refused.number}: ${refused.problem}`);
  }
}

/**
 * Notes money that came for some orders at once, as one receipt: all that is still to come for each, or its `amountPaise`. Throws
 * `NotReceivedTogether` if one cannot be.
 */
export function receiveTogether(
  tx: Writer,
  orders: { id: string; number: string; amountPaise?: number }[],
  how: HowItCame,
  actor: Actor,
): void {
  const receiptId = how.receiptId ?? newId();
  for (const { id, number, amountPaise } of orders) {
    const received = receiveIn(tx, id, { ...how, receiptId, amountPaise }, actor);
    if (received.problem !== undefined) throw new NotReceivedTogether({ ...received, number });
  }
}
