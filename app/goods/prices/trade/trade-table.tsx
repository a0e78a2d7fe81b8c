import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { ListedTradeAccount } from "./trade-accounts.server";
import { tradePath } from "./trade-paths";

/** Trade accounts: who asks, or who is approved. */
export function TradeTable({ accounts, empty }: { accounts: ListedTradeAccount[]; empty: string }) {
  return (
    <Table
      rows={accounts}
      keyOf={({ userId }) => userId}
      empty={<p className="muted">{empty}</p>}
      columns={[
        { head: "Firm", kind: "name", cell: FirmLink },
        { head: "Name", cell: ({ name }) => name },
        { head: "GSTIN", cell: ({ gstin }) => gstin ?? "–" },
        {
          head: "Prices",
          cell: ({ list, approvedAt }) => list ?? (approvedAt ? "Everybody's" : "–"),
        },
        { head: "Pays later", cell: ({ mayPayLater }) => (mayPayLater ? "yes" : "no") },
      ]}
    />
  );
}

function FirmLink({ userId, firm }: ListedTradeAccount) {
  return <Link to={tradePath(userId)}>{firm}</Link>;
}
