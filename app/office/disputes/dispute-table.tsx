import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { amountIn, rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { disputePath } from "~/sales/payments/disputes/dispute-paths";
import type { DisputeLine } from "./dispute-list.server";
import { isToAnswer, stateWord } from "./words";

/** All cases. */
export function DisputeTable({ disputes }: { disputes: DisputeLine[] }) {
  return (
    <Table
      className="tight takings"
      rows={disputes}
      keyOf={({ id }) => id}
      empty={<p className="empty">No buyer’s bank ever asked money back.</p>}
      columns={[
        { head: "Case", kind: "name", cell: CaseCell },
        {
          head: "Asked back",
          kind: "number",
          cell: ({ amountPaise, currency }) => amountIn(amountPaise, currency),
        },
        { head: "State", cell: StateCell },
        {
          head: "Answer by",
          cell: (row) => (isToAnswer(row) && row.respondBy !== null ? date(row.respondBy) : "–"),
        },
        { head: "Held back", kind: "number", cell: ({ heldPaise }) => sum(heldPaise) },
        { head: "Lost", kind: "number", cell: ({ lostPaise }) => sum(lostPaise) },
        { head: "Raised", cell: ({ raisedAt }) => date(raisedAt) },
      ]}
    />
  );
}

const sum = (paise: number) => (paise === 0 ? "–" : rupees(paise));

const StateCell = (row: DisputeLine) =>
  isToAnswer(row) ? <strong>{stateWord(row)}</strong> : stateWord(row);

function CaseCell({ id, number, isKnown }: DisputeLine) {
  const whose = number ?? (isKnown ? "Without an order" : "Not a payment of this shop");
  return <Link to={disputePath(id)}>{whose}</Link>;
}
