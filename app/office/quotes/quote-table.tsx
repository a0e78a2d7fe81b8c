import { Link } from "~/base/ui/link";
import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import { quoteStates, type QuoteState } from "./quote-state";
import type { ListedQuote } from "./quotes.server";

/** The owner's list of quotes. */
export function QuoteTable({ quotes }: { quotes: ListedQuote[] }) {
  return (
    <Table
      rows={quotes}
      keyOf={({ number }) => number}
      columns={[
        { head: "Number", kind: "name", cell: QuoteLink },
        { head: "For", cell: (quote) => quote.for },
        { head: "Made", className: "whole", cell: ({ createdAt }) => date(createdAt) },
        {
          head: "Valid until",
          className: "whole",
          cell: ({ validUntil }) => date(validUntil - 1),
        },
        { head: "State", cell: Standing },
        { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
      ]}
    />
  );
}

const QuoteLink = ({ number }: ListedQuote) => (
  <Link to={`/dashboard/admin/quotes/${number}`} className="whole">
    {number}
  </Link>
);

const tones: Record<QuoteState, string> = {
  draft: "neutral",
  sent: "warn",
  accepted: "success",
  expired: "neutral",
  withdrawn: "neutral",
};

function Standing({ state, orderNumber }: ListedQuote) {
  return (
    <>
      <span className={`badge badge-${tones[state]}`}>{quoteStates[state]}</span>{" "}
      {orderNumber && <Link to={`/dashboard/admin/orders/${orderNumber}`}>{orderNumber}</Link>}
    </>
  );
}
