import { paperWords } from "~/sales/invoices/invoice-links";
import { t } from "~/base/words/say";
import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import { disputePath } from "~/sales/payments/disputes/dispute-paths";
import type { DisputePage } from "./dispute-page.server";

const area = "/dashboard/admin";

/** What proves the sale, to download and to look at. */
export function EvidenceList({ page: { id, order } }: { page: DisputePage }) {
  if (!order) return null;
  return (
    <section className="panel stack" aria-labelledby="evidence">
      <h2 id="evidence">What proves the sale</h2>
      <p>
        Razorpay takes PDF, PNG and JPG. Add what the courier gives you: the proof of delivery is
        not here.
      </p>
      <p className="row">
        <a className="button" href={`${disputePath(id)}/evidence.pdf`} download>
          Order, parcel, history and mails (PDF)
        </a>
        {order.papers.map(({ number, series }) => (
          <a
            key={number}
            className="button button-quiet"
            href={`${area}/invoices/${number}.pdf`}
            download
          >
            {`${t(paperWords[series], { number })} (PDF)`}
          </a>
        ))}
      </p>
      <ul className="matters">
        <li>
          <Link to={`${area}/orders/${order.number}`}>The order, with parcel and tracking</Link>
        </li>
        {order.returns.map(({ number }) => (
          <li key={number}>
            <Link to={`${area}/returns/${number}`}>{`Return ${number}, with its photos`}</Link>
          </li>
        ))}
        <li>
          <Link to="/Termsofservices">Terms of service</Link>
        </li>
        <li>
          <Link to="/RefundandReturn">Refund and return policy</Link>
        </li>
      </ul>
      <Mails mails={order.mails} />
    </section>
  );
}

function Mails({ mails }: Pick<NonNullable<DisputePage["order"]>, "mails">) {
  if (mails.length === 0) return <p className="muted">No mail about it went to the buyer.</p>;
  return (
    <>
      <h3>Mails to the buyer</h3>
      <ul className="matters">
        {mails.map(({ id, subject, at }) => (
          <li key={id}>
            <Link to={`${area}/outbox/${id}`}>{subject}</Link>
            <small>{` ${dateTime(at)}`}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
