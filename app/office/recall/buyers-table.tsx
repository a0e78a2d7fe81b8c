import { dateTime } from "~/base/lib/dates";
import { callLink } from "~/base/lib/india/phone";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { Icon } from "~/base/ui/icon";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { Buyers } from "./buyers.server";

type Buyer = Buyers["rows"][number];

/** The buyers who have packs of a recalled batch: how each is reached, and whether they were told; of one called off, nobody is any more. */
export function BuyersTable({ rows, isCalledOff }: { rows: Buyer[]; isCalledOff: boolean }) {
  return (
    <Table
      rows={rows}
      keyOf={({ number }) => number}
      empty={<p className="muted">No buyer has a pack of this batch.</p>}
      columns={[
        { head: "Order", kind: "name", cell: OrderLink },
        {
          head: "Buyer",
          cell: (row) => <Contact {...row} whatsApp={!isCalledOff && row.whatsApp} />,
        },
        { head: "Packs", kind: "number", cell: ({ packs }) => packs },
        { head: "Told", cell: (row) => (row.told || !isCalledOff ? <Told {...row} /> : <>–</>) },
      ]}
    />
  );
}

const OrderLink = ({ number }: Buyer) => (
  <Link to={`/dashboard/admin/orders/${number}`} className="whole">
    {number}
  </Link>
);

type Reached = Pick<Buyer, "buyer" | "phone" | "email"> & { whatsApp: Buyer["whatsApp"] | false };

function Contact({ buyer, phone, email, whatsApp }: Reached) {
  return (
    <>
      {buyer || "–"}
      {email && <div className="muted small">{email}</div>}
      {phone && (
        <div className="row">
          <a href={callLink(phone)} className="button button-quiet">
            <Icon name="phone" />
            {phone}
          </a>
          {whatsApp && (
            <a href={whatsApp} rel="noopener noreferrer" className="button button-quiet">
              <Icon name="share" />
              WhatsApp
            </a>
          )}
        </div>
      )}
    </>
  );
}

function Told({ number, told }: Buyer) {
  if (told)
    return (
      <>{`${told.way === "mail" ? "By mail" : "By phone or WhatsApp"}, ${dateTime(told.at)}`}</>
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="told" />
      <input type="hidden" name="order" value={number} />
      <Button tone="quiet" aria-label={`The buyer of ${number} is told`}>
        Told
      </Button>
    </Form>
  );
}
