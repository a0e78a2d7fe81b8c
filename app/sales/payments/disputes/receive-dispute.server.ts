import { write, type Writer } from "~/base/db/connection.server";
import { type DisputeState, disputeStates } from "~/base/db/disputes";
import type { ProviderDispute } from "../provider/disputes.server";
import { orderOfPayment } from "./order-of-payment.server";
import { furthest, storeDispute } from "./store-dispute.server";
import { tellOfDispute } from "./tell-of-dispute.server";

/** What a message of the provider calls its state: `payment.dispute.created` is an open one. Null: no message about a dispute. */
export function stateInEvent(event: string): DisputeState | null {
  const [, word] = /^payment\.dispute\.([a-z_]+)$/.exec(event) ?? [];
  if (word === undefined) return null;
  return disputeStates.find((state) => state === word) ?? "open";
}

/** How the case came out: of a payment of this shop, or of one that it does not know. */
type Received = "stored" | "unknown payment";

/**
 * Writes down a case of which the provider's message tells. `state`: by the message's name; `sentAt`: when it was made (UTC ms), null if
 * it does not say. Old messages and repeated ones change nothing that is known better.
 */
export function receiveDispute(
  told: ProviderDispute,
  state: DisputeState,
  sentAt: number | null,
  now = Date.now(),
): Promise<Received> {
  const word = { at: sentAt ?? told.raisedAt, via: "sent" } as const;
  return write((tx) => takeIn(tx, { ...told, state: furthest(state, told.state) }, word, now));
}

/** Writes down a case and tells the owner what is new of it. Of a payment that the shop does not know nobody is told. */
export function takeIn(
  tx: Writer,
  told: ProviderDispute,
  word: Parameters<typeof storeDispute>[2],
  now: number,
): Received {
  const { dispute, known } = storeDispute(tx, told, word, now);
  const { payment, number } = orderOfPayment(tx, dispute.paymentId);
  if (!payment) return "unknown payment";
  tellOfDispute(tx, dispute, known, number);
  return "stored";
}
