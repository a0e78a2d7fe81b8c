import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import { counterPath } from "~/office/counter/paths";
import { adminPathOf } from "~/sales/grievances/paths";
import { date } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { formatIndian } from "~/base/lib/india/format-indian";
import { rupees } from "~/base/lib/money";
import { tradePath } from "~/goods/prices/trade/trade-paths";
import { Button } from "~/base/ui/button";
import { ReachLinks } from "~/base/ui/reach-links";
import { Table } from "~/base/ui/table";
import { NoteForm } from "./note-form";
import { accountPath, buyerPath } from "./paths";
import type { CustomerSheet as Sheet } from "./sheet.server";

const orderPath = (number: string) => `/dashboard/admin/orders/${number}`;

/** What the shop knows of a customer, the most asked for first. */
export function CustomerSheet({ sheet, state }: { sheet: Sheet; state: FormState | undefined }) {
  return (
    <div className="stack customer-sheet">
      <ReachLinks reach={sheet}>
        {sheet.mobile && (
          <Form method="post" action={counterPath}>
            <input type="hidden" name="phone" value={sheet.mobile} />
            <Button name="intent" value="find">
              New order
            </Button>
          </Form>
        )}
      </ReachLinks>
      <Sums sheet={sheet} />
      <section className="panel stack" aria-labelledby="customer-orders">
        <h2 id="customer-orders">Orders</h2>
        <Table
          rows={sheet.orders}
          keyOf={({ number }) => number}
          empty={<p className="muted">No orders yet.</p>}
          columns={[
            { head: "Order", kind: "name", cell: OrderLink },
            { head: "Date", cell: ({ createdAt }) => date(createdAt) },
            { head: "Total", kind: "number", cell: ({ totalPaise }) => rupees(totalPaise) },
            { head: "Payment", cell: ({ paid }) => paid },
            { head: "Status", cell: ({ status }) => status },
          ]}
        />
        {sheet.total > sheet.orders.length && (
          <p className="muted">{`And ${formatIndian(sheet.total - sheet.orders.length)} older ones.`}</p>
        )}
        <Others sheet={sheet} />
      </section>
      {sheet.canHaveNote && (
        <section className="panel" aria-label="Notes">
          <NoteForm note={sheet.note} version={sheet.noteVersion} state={state} />
        </section>
      )}
      {sheet.addresses.length > 0 && (
        <section className="panel stack" aria-labelledby="customer-addresses">
          <h2 id="customer-addresses">Addresses</h2>
          {sheet.addresses.map((address) => (
            <address key={address}>{address}</address>
          ))}
        </section>
      )}
      <Asked sheet={sheet} />
    </div>
  );
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link to={orderPath(number)} className="whole">
      {number}
    </Link>
  );
}

function Sums({ sheet: { purchases, dues, trade, userId, phone, email } }: { sheet: Sheet }) {
  const { paidOrders, paidPaise, refundedPaise } = purchases;
  return (
    <dl className="facts panel">
      <dt>Phone</dt>
      <dd>{phone || "–"}</dd>
      <dt>Email</dt>
      <dd>{email || "–"}</dd>
      <dt>Paid orders</dt>
      <dd>{paidOrders}</dd>
      <dt>Amount</dt>
      <dd>
        <strong>{rupees(paidPaise - refundedPaise)}</strong>
        {refundedPaise > 0 && ` (${rupees(paidPaise)} paid, ${rupees(refundedPaise)} refunded)`}
      </dd>
      <dt>Due</dt>
      <dd>
        {dues ? (
          <DuesLink to={`/dashboard/admin/dues/${dues.handle}`}>
            {`${rupees(dues.sumPaise)} for ${dues.orders === 1 ? "1 order" : `${dues.orders} orders`}`}
          </DuesLink>
        ) : (
          "Nothing"
        )}
      </dd>
      {userId !== null && (
        <>
          <dt>Prices</dt>
          <dd>
            <Link to={tradePath(userId)}>
              {trade?.list ? `Price list ${trade.list}` : "Everybody’s prices"}
            </Link>
            {trade?.mayPayLater && ", may pay later"}
          </dd>
        </>
      )}
    </dl>
  );
}

function DuesLink({ to, children }: { to: string; children: string }) {
  return useOpens()(to) ? <Link to={to}>{children}</Link> : children;
}

/** Who else has the number. */
function Others({ sheet: { others } }: { sheet: Sheet }) {
  const { accounts, guestOrder } = others;
  if (accounts.length === 0 && guestOrder === null) return null;
  return (
    <ul className="stack">
      {guestOrder && (
        <li>
          <Link to={buyerPath(guestOrder)}>Orders without an account, with the same number</Link>
        </li>
      )}
      {accounts.map(({ id, name }) => (
        <li key={id}>
          <Link to={accountPath(id)}>{`The account of ${name} has the same number`}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What the customer wrote, was offered and brought back. */
function Asked({ sheet: { enquiries, complaints, quotes, returns } }: { sheet: Sheet }) {
  const lists = [
    {
      name: "Enquiries",
      rows: enquiries.map(({ id, createdAt, isAnswered, words }) => ({
        key: id,
        to: null,
        words: `${date(createdAt)}: ${words}${isAnswered ? "" : " (not answered)"}`,
      })),
    },
    {
      name: "Complaints",
      rows: complaints.map(({ number, createdAt, settledAt }) => ({
        key: number,
        to: adminPathOf(number),
        words: `${number}, ${date(createdAt)}${settledAt === null ? " (not settled)" : ""}`,
      })),
    },
    {
      name: "Quotes",
      rows: quotes.map(({ number, createdAt }) => ({
        key: number,
        to: `/dashboard/admin/quotes/${number}`,
        words: `${number}, ${date(createdAt)}`,
      })),
    },
    {
      name: "Returns",
      rows: returns.map(({ number, at, words }) => ({
        key: `${number} ${at}`,
        to: orderPath(number),
        words: `${date(at)}, ${number}: ${words}`,
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
  return lists.map(({ name, rows }) => (
    <section key={name} className="panel stack" aria-label={name}>
      <h2>{name}</h2>
      <ul className="stack">
        {rows.map(({ key, to, words }) => (
          <li key={key}>{to ? <Link to={to}>{words}</Link> : words}</li>
        ))}
      </ul>
    </section>
  ));
}
