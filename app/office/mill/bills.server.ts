import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { millBills } from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import {
  changedMeanwhile,
  isOvertaken,
  versionIn,
  versionOf,
} from "~/base/lib/form/version.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { billTyped } from "./bill-typed";
import { type Entry, entryOf } from "./entries.server";
import { type MillBill, millBillForm } from "./forms";
import { hasBill, kindWords } from "./words";

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

/** The entry in `?bill=`, whose bill can be filled in; null: none is asked for, or it has no bill. For the owner alone. */
export function billAsked(query: URLSearchParams): (Entry & { version: string }) | null {
  const entry = entryOf(query.get("bill") ?? "", true);
  return entry && takesBill(entry) ? { ...entry, version: versionOf(entry.bill) } : null;
}

const takesBill = ({ kind, isUndone }: Entry) => hasBill(kind) && !isUndone;

/**
 * Fills in, changes or (without an amount) takes away what was paid or got for the entry whose id the form has. Leads to `path`, or
 * gives the form back. `now`: UTC ms.
 */
export async function submitBill(form: FormData, actor: Actor, path: string, now = Date.now()) {
  const { data: typed, problem } = parseForm(millBillForm, form);
  if (problem) return invalid(problem);
  const { amount, fee, billNumber } = typed;
  const wanted = amount === null ? null : { amountPaise: amount, feePaise: fee, billNumber };
  const refusal = await write((tx) => {
    const entry = entryOf(String(form.get("id") ?? ""), true, tx);
    if (!entry || !takesBill(entry))
      return problemWith("form", "This entry was undone meanwhile.", form);
    if (isOvertaken(entry.bill, versionIn(form), wanted)) return late(form, entry.bill);
    if (isDeepStrictEqual(entry.bill, wanted)) return null;
    if (amount !== null) storeBill(tx, entry.id, { ...typed, amount }, now);
    else tx.delete(millBills).where(eq(millBills.entryId, entry.id)).run();
    recordChange(tx, {
      actor,
      action: "mill.bill",
      subject: { id: entry.id, name: `${kindWords[entry.kind]}, ${dayInWords(entry.day)}` },
      before: said(entry.bill) ?? {},
      after: said(wanted) ?? {},
    });
    return null;
  });
  if (refusal) return invalid(refusal, { status: 409 });
  return seeOtherWith("The bill is saved", path);
}

const late = (form: FormData, now: Entry["bill"]) => {
  const { amount, fee, billNumber } = billTyped(now);
  return changedMeanwhile(form, "this bill", versionOf(now), {
    amount: { label: "Sum", says: amount },
    ...(form.has("fee") && { fee: { label: "Market fee (₹)", says: fee } }),
    billNumber: { label: "Bill number", says: billNumber },
  });
};

const said = (bill: Entry["bill"]) =>
  bill && {
    amount: rupees(bill.amountPaise),
    fee: rupees(bill.feePaise),
    billNumber: bill.billNumber,
  };
