import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { moneyPaidOut } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { rupees } from "~/base/lib/money";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { lockedProblem } from "~/upkeep/month-lock/open-time.server";
import { isCashMove } from "./cash-move";
import { isTakenBack, nameOfRow, rowOf, tillProblem } from "./paid-out.server";

type Row = typeof moneyPaidOut.$inferSelect;
type Bill = Pick<Row, "toWhom" | "spentOn" | "gstPaise" | "billNumber" | "gstin">;

/** What the form of a bill edits. */
export const billIn = ({ toWhom, spentOn, gstPaise, billNumber, gstin }: Bill): Bill => ({
  toWhom,
  spentOn,
  gstPaise,
  billNumber,
  gstin,
});

/**
 * Changes what is known of the bill of an expense, read at this `version`: never what was paid, when and how. `gone`: there is none, or it
 * is taken back; `gst`: more GST than was paid; `signed`: to whom it went is on the signed paper of a till; `locked`: its month is. A bill:
 * what somebody else has changed it to.
 */
export function changeBill(id: string, bill: Bill, actor: Actor, version: string) {
  return write((tx): "gone" | "gst" | "signed" | "locked" | Bill | null => {
    const row = rowOf(id, tx);
    if (!row || row.takesBack !== null || isCashMove(row.spentOn) || isTakenBack(id, tx))
      return "gone";
    if (lockedProblem(row.day, tx)) return "locked";
    const stored = billIn(row);
    if (isOvertaken(stored, version, bill)) return stored;
    if (isDeepStrictEqual(stored, bill)) return null;
    if (row.toWhom !== bill.toWhom && tillProblem(row, tx)) return "signed";
    if (bill.gstPaise > row.amountPaise) return "gst";
    tx.update(moneyPaidOut).set(bill).where(eq(moneyPaidOut.id, id)).run();
    recordChange(tx, {
      actor,
      action: "expense.update",
      subject: { id, name: nameOfRow(row) },
      before: said(stored),
      after: said(bill),
    });
    return null;
  });
}

const said = ({ gstPaise, ...bill }: Bill) => ({ ...bill, gst: rupees(gstPaise) });
