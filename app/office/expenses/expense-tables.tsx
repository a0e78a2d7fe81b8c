import { dayInWords } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { type Column, Table } from "~/base/ui/table";
import type { ExpenseGroupSum, ExpenseRow } from "./month.server";
import { askPath } from "./paths";
import { paidWords, spentWords } from "./words";

const ofGroups: Column<ExpenseGroupSum>[] = [
  { head: "Group", kind: "name", cell: ({ group }) => spentWords[group] },
  { head: "Bills", kind: "number", cell: ({ count }) => count },
  { head: "GST in it", kind: "number", cell: ({ gstPaise }) => rupees(gstPaise) },
  { head: "Sum", kind: "number", cell: ({ paise }) => rupees(paise) },
];

/** A month's expenses by group. */
export const GroupsTable = ({ groups }: { groups: ExpenseGroupSum[] }) => (
  <Table
    className="tight"
    rows={groups}
    keyOf={({ group }) => group}
    columns={ofGroups}
    empty={<p className="empty">No expense is noted in this month.</p>}
  />
);

const columns: Column<ExpenseRow>[] = [
  { head: "What for", kind: "name", cell: WhatFor },
  { head: "Day", cell: ({ day }) => dayInWords(day) },
  { head: "Group", cell: ({ spentOn }) => spentWords[spentOn] },
  { head: "Paid by", cell: ({ way }) => paidWords[way] },
  { head: "GST in it", kind: "number", cell: ({ gstPaise }) => rupees(gstPaise) },
  {
    head: "Amount",
    kind: "number",
    cell: ({ amountPaise, takenBackBecause }) =>
      takenBackBecause === null ? rupees(amountPaise) : <s>{rupees(amountPaise)}</s>,
  },
  { head: "Change", cell: Changes },
];

function WhatFor({ words, toWhom, billNumber, gstin, by, takenBackBecause }: ExpenseRow) {
  const bill = [billNumber && `bill ${billNumber}`, gstin, by && `noted by ${by}`];
  return (
    <>
      {toWhom ? `${words}, to ${toWhom}` : words}
      <div className="muted small expense-bill">{bill.filter(Boolean).join(", ")}</div>
      {takenBackBecause !== null && (
        <div className="small">{`Taken back: ${takenBackBecause}`}</div>
      )}
    </>
  );
}

function Changes({ id, day, words, takenBackBecause }: ExpenseRow) {
  if (takenBackBecause !== null) return "–";
  const month = day.slice(0, 7);
  return (
    <span className="row expense-changes">
      <Link to={askPath(month, "bill", id)} aria-label={`Bill: ${words}`}>
        Bill
      </Link>
      <Link to={askPath(month, "take-back", id)} aria-label={`Take back: ${words}`}>
        Take back
      </Link>
    </span>
  );
}

/** The expenses of a month, one row each, newest first. */
export const ExpensesTable = ({ rows }: { rows: ExpenseRow[] }) => (
  <Table className="tight" rows={rows.toReversed()} keyOf={({ id }) => id} columns={columns} />
);
