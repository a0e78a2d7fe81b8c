import type { Writer } from "~/db/connection.server";
import type { orders } from "~/db/schema";

/** Makes the invoice of an order that is just being paid, in that transaction, under the next number of its series. */
export async function issueInvoice(
  _tx: Writer,
  _order: typeof orders.$inferSelect,
  _now: number,
): Promise<void> {
  // Filled by the invoices' own room.
}

/** Makes the credit note of a refund that has gone back to the buyer, in the transaction that says so. */
export async function issueCreditNote(
  _tx: Writer,
  _order: typeof orders.$inferSelect,
  _refund: { id: string; amountPaise: number; lines: string | null; reason: string },
  _now: number,
): Promise<void> {
  // Filled by the invoices' own room.
}
