import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { amountWithPaise } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { disputePath } from "../disputes/dispute-paths";
import type { PartLine } from "./payout-parts.server";
import { isOpenQuestion, kindWord } from "./payout-words";

/** What a payout is made of, each with its order. */
export function PayoutParts({ parts }: { parts: PartLine[] }) {
  return (
    <Table
      className="tight takings"
      caption="Sums in rupees"
      rows={parts}
      keyOf={({ id }) => id}
      empty={<p className="empty">The provider has not told yet what this payout is made of.</p>}
      columns={[
        { head: "What", kind: "name", cell: WhatCell },
        { head: "Made", cell: ({ madeAt }) => date(madeAt) },
        { head: "Amount", kind: "number", cell: ({ amountPaise }) => amountWithPaise(amountPaise) },
        { head: "Fee", kind: "number", cell: ({ feePaise }) => amountWithPaise(feePaise) },
        { head: "GST in it", kind: "number", cell: ({ taxPaise }) => amountWithPaise(taxPaise) },
        {
          head: "To the bank",
          kind: "number",
          cell: ({ netPaise }) => amountWithPaise(netPaise).replace("-", "−"),
        },
        { head: "Order", cell: OrderCell, className: "wide" },
      ]}
    />
  );
}

function WhatCell({ id, kind, description, dispute }: PartLine) {
  return (
    <>
      {dispute ? <Link to={disputePath(dispute)}>Dispute</Link> : kindWord(kind)}{" "}
      <small>{[id, description].filter(Boolean).join(", ")}</small>
    </>
  );
}

function OrderCell(part: PartLine) {
  if (part.order) return <Link to={`/dashboard/admin/orders/${part.order}`}>{part.order}</Link>;
  return isOpenQuestion(part) ? <strong>No order known: ask Razorpay</strong> : "Without an order";
}
