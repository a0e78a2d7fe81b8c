import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { moneyPaidOut } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { lockedProblem } from "~/upkeep/month-lock/open-time.server";
import { isCashMove } from "./cash-move";
import { isTakenBack, nameOfRow, rowOf, tillProblem } from "./paid-out.server";

type Row = typeof moneyPaidOut.$inferSelect;
type Bill = Pick<Row, "toWhom" | "spentOn" | "gstPaise" | "billNumber" | "gstin">;

/**
 * Changes what is known of the bill of an expense: never what was paid, when and how. `gone`: there is none, or it is taken back;
 * `gst`: more GST than was paid;
 * `signed`: to whom it went is on the signed paper of a till; `locked`: its month is.
 */
export function changeBill(id: string, bill: Bill, actor: Actor) {
  return write((tx): "gone" | "gst" | "signed" | "locked" | null => {
    const row = rowOf(id, tx);
    if (!row || row.takesBack !== null || isCashMove(row.spentOn) || isTakenBack(id, tx))
      return "gone";
    if (lockedProblem(row.day, tx)) return "locked";
    if (row.toWhom !== bill.toWhom && tillProblem(row, tx)) return "signed";
    if (bill.gstPaise > row.amountPaise) return "gst";
    tx.update(moneyPaidOut).set(bill).where(eq(moneyPaidOut.id, id)).run();
    recordChange(tx, {
      actor,
      action: "expense.update",
      subject: { id, name: nameOfRow(row) },
      before: shown(row),
      after: shown({ ...row, ...bill }),
    });
    return null;
  });
}

const shown = ({ toWhom, spentOn, gstPaise, billNumber, gstin }: Row) => ({
  toWhom,
  spentOn,
  gst: rupees(gstPaise),
  billNumber,
  gstin,
});
