import { callLink } from "~/base/lib/india/phone";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { BuyerRow } from "./who-got-it.server";

/** Who got packs of a batch, with what one needs to reach them. */
export function WhoGotIt({ rows }: { rows: BuyerRow[] }) {
  return (
    <Table
      rows={rows}
      keyOf={({ number }) => number}
      empty={<p className="muted">No order has taken a pack of this batch.</p>}
      columns={[
        { head: "Order", kind: "name", cell: OrderLink },
        { head: "Buyer", cell: Buyer },
        { head: "City", cell: ({ city, pin }) => [city, pin].filter(Boolean).join(" ") || "–" },
        { head: "Sent on", className: "moment", cell: Sent },
        { head: "Packs", kind: "number", cell: ({ packs }) => packs },
        { head: "Came back", kind: "number", cell: ({ returned }) => returned || "–" },
      ]}
    />
  );
}

function OrderLink({ number }: BuyerRow) {
  return (
    <Link to={`/dashboard/admin/orders/${number}`} className="whole">
      {number}
    </Link>
  );
}

function Buyer({ buyer, phone, email }: BuyerRow) {
  return (
    <>
      {buyer || "–"}
      {phone && (
        <>
          <br />
          <a href={callLink(phone)} className="whole">
            {phone}
          </a>
        </>
      )}
      {email && (
        <>
          <br />
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
        </>
      )}
    </>
  );
}

function Sent({ sent, status, packs }: BuyerRow) {
  if (packs === 0) return <>Came back, or never left</>;
  return <>{sent ?? `Not yet: ${status}`}</>;
}
