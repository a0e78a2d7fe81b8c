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

/** Notes money that came for some orders at once, as one receipt, and marks each paid. Throws `NotReceivedTogether` if one cannot be. */
export function receiveTogether(
  tx: Writer,
  orders: { id: string; number: string }[],
  how: HowItCame,
  actor: Actor,
): void {
  const receiptId = newId();
  for (const { id, number } of orders) {
    const { problem, paidOrder, words } = receiveIn(tx, id, { ...how, receiptId }, actor);
    if (problem) throw new NotReceivedTogether({ problem, number, paidOrder, words });
  }
}
