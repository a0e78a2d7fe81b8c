import { dateTime } from "~/base/lib/dates";
import type { RecallNews } from "~/base/db/recalls";
import { callLink } from "~/base/lib/india/phone";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { Icon } from "~/base/ui/icon";
import { Link } from "~/base/ui/link";
import { Table } from "~/base/ui/table";
import type { Buyers } from "./buyers.server";

type Buyer = Buyers["rows"][number];

/** The buyers who are to be told these news of a recall: how each is reached, and whether they were told. */
export function BuyersTable({ rows, news }: { rows: Buyer[]; news: RecallNews }) {
  return (
    <Table
      rows={rows}
      keyOf={({ number }) => number}
      empty={<p className="muted">No buyer is to be told.</p>}
      columns={[
        { head: "Order", kind: "name", cell: OrderLink },
        { head: "Buyer", cell: Contact },
        { head: "Packs", kind: "number", cell: ({ packs }) => packs },
        { head: "Told", cell: (row) => <Told {...row} news={news} /> },
      ]}
    />
  );
}

const OrderLink = ({ number }: Buyer) => (
  <Link to={`/dashboard/admin/orders/${number}`} className="whole">
    {number}
  </Link>
);

function Contact({ buyer, phone, email, whatsApp }: Buyer) {
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

function Told({ number, told, news }: Buyer & { news: RecallNews }) {
  if (told)
    return (
      <>{`${told.way === "mail" ? "By mail" : "By phone or WhatsApp"}, ${dateTime(told.at)}`}</>
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="told" />
      <input type="hidden" name="news" value={news} />
      <input type="hidden" name="order" value={number} />
      <Button tone="quiet" aria-label={`The buyer of ${number} is told`}>
        Told
      </Button>
    </Form>
  );
}
