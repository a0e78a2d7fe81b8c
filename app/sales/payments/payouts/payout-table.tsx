import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { amountWithPaise, rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { PayoutLine } from "./payout-list.server";
import { differenceOf, payoutsPath, stateWord } from "./payout-words";

/** All payouts: when, by which bank reference, how much, what was kept. */
export function PayoutTable({ payouts }: { payouts: PayoutLine[] }) {
  return (
    <Table
      className="tight takings"
      caption="Sums in rupees"
      rows={payouts}
      keyOf={({ id }) => id}
      columns={[
        {
          head: "UTR",
          kind: "name",
          cell: ({ id, utr }) => <Link to={`${payoutsPath}/${id}`}>{utr ?? id}</Link>,
        },
        { head: "Paid out", label: "On", cell: ({ paidAt }) => date(paidAt) },
        {
          head: "To the bank",
          kind: "number",
          cell: ({ amountPaise, sumPaise }) => amountWithPaise(amountPaise ?? sumPaise),
        },
        { head: "Parts", kind: "number", cell: ({ parts, readAt }) => (readAt ? parts : "–") },
        { head: "Fees", kind: "number", cell: ({ feePaise }) => amountWithPaise(feePaise) },
        { head: "GST in them", kind: "number", cell: ({ taxPaise }) => amountWithPaise(taxPaise) },
        { head: "State", cell: StateCell },
      ]}
    />
  );
}

function StateCell(payout: PayoutLine) {
  const differs = differenceOf(payout);
  if (differs !== 0) return <strong>{`${rupees(Math.abs(differs))} differ`}</strong>;
  return stateWord(payout.status);
}
