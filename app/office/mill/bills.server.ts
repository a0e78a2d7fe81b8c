import type { Writer } from "~/base/db/connection.server";
import { millBills } from "~/base/db/schema";
import type { MillBill } from "./forms";

/** Stores what was paid or got for an entry, in place of what was said before. Paise; `now`: UTC ms. */
export function storeBill(
  tx: Writer,
  entryId: string,
  { amount, fee, billNumber }: MillBill & { amount: number },
  now: number,
): void {
  const bill = { amountPaise: amount, feePaise: fee, billNumber, updatedAt: now };
  tx.insert(millBills)
    .values({ entryId, ...bill })
    .onConflictDoUpdate({ target: millBills.entryId, set: bill })
    .run();
}
