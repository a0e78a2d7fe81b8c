import { Link } from "~/base/ui/link";
import { dateTime } from "~/base/lib/dates";
import { amountIn, amountWithPaise, rupees } from "~/base/lib/money";
import { Notice } from "~/base/ui/notice";
import { Table } from "~/base/ui/table";
import { disputePath } from "~/sales/payments/disputes/dispute-paths";
import { payoutsPath } from "~/sales/payments/payouts/payout-words";
import type { DisputePage } from "./dispute-page.server";

/** What is asked back, why, and until when it is to be answered. */
export function CaseFacts({ page }: { page: DisputePage }) {
  const { order, sums, reason } = page;
  return (
    <dl className="facts panel">
      <dt>Asked back</dt>
      <dd>
        <strong>{amountIn(page.amountPaise, page.currency)}</strong>
        {order && ` of ${rupees(order.totalPaise)}`}
      </dd>
      <dt>State</dt>
      <dd>{page.standing}</dd>
      <dt>Order</dt>
      <dd>{order ? <OrderLink order={order} /> : whoseWords(page)}</dd>
      <dt>Why</dt>
      <dd>
        {reason.words}
        {reason.said && <small>{` (${reason.said})`}</small>}
      </dd>
      <dt>Round</dt>
      <dd>{page.phase}</dd>
      {sums.heldPaise > 0 && <Sum name="Held back" paise={sums.heldPaise} />}
      {sums.lostPaise > 0 && <Sum name="Lost" paise={sums.lostPaise} />}
      {sums.returnedPaise > 0 && <Sum name="Returned" paise={sums.returnedPaise} />}
      {sums.feePaise > 0 && <Sum name="Fees of banks" paise={sums.feePaise} />}
      <dt>Raised</dt>
      <dd>{page.raised}</dd>
      <dt>Payment</dt>
      <dd>{page.paymentId}</dd>
      <dt>Case</dt>
      <dd>{page.id}</dd>
    </dl>
  );
}

const OrderLink = ({ order: { number, buyer } }: { order: NonNullable<DisputePage["order"]> }) => (
  <>
    <Link to={`/dashboard/admin/orders/${number}`}>{number}</Link>
    {`, ${buyer}`}
  </>
);

const whoseWords = ({ isKnown }: DisputePage) =>
  isKnown
    ? "The payment belongs to no order"
    : "The shop does not know this payment: another shop on the same account may. It is counted nowhere here.";

const Sum = ({ name, paise }: { name: string; paise: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{rupees(paise)}</dd>
  </>
);

/** What the owner does now, and what else there is to know of the payment. */
export function NextStep({ page }: { page: DisputePage }) {
  return (
    <section className="panel stack" aria-labelledby="next">
      <h2 id="next">What to do</h2>
      <p>{page.next}</p>
      {page.refunds.length > 0 && (
        <Notice tone="error">
          {`This payment was refunded already: ${page.refunds.map(refundWords).join("; ")}. Say so in your answer; the number of the refund proves it.`}
        </Notice>
      )}
      {page.isToAnswer && page.reason.proof && (
        <p>
          <strong>What answers it: </strong>
          {page.reason.proof}
        </p>
      )}
      {page.others.length > 0 && (
        <>
          <p>Other cases of this payment:</p>
          <ul className="matters">
            {page.others.map((other) => (
              <li key={other.id}>
                <Link to={disputePath(other.id)}>
                  {`${amountIn(other.amountPaise, other.currency)}, ${other.stateWord.toLowerCase()}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const refundWords = ({
  amountPaise,
  providerRefundId,
  processedAt,
}: DisputePage["refunds"][number]) =>
  [
    rupees(amountPaise),
    providerRefundId,
    processedAt === null ? "on its way" : dateTime(processedAt),
  ]
    .filter(Boolean)
    .join(", ");

const kinds = {
  held: "Held back",
  returned: "Returned",
  lost: "Lost",
  fee: "Fee of the banks",
} as const;

/** The money of the case row by row, and the payouts that it was in. */
export function CaseMoney({ page }: { page: DisputePage }) {
  return (
    <section className="stack" aria-labelledby="case-money">
      <h2 id="case-money">Its money</h2>
      <Table
        className="tight takings"
        caption="Sums in rupees; below zero a row takes back an earlier one"
        rows={page.moves}
        keyOf={({ id }) => id}
        empty={<p className="empty">No money has moved for this case.</p>}
        columns={[
          { head: "What", kind: "name", cell: ({ kind }) => kinds[kind] },
          { head: "When", cell: ({ movedAt }) => dateTime(movedAt) },
          {
            head: "Amount",
            kind: "number",
            cell: ({ amountPaise }) => amountWithPaise(amountPaise).replace("-", "−"),
          },
          {
            head: "Known from",
            cell: ({ source }) => (source === "payout" ? "A payout" : "Razorpay’s word"),
          },
        ]}
      />
      {page.payouts.length > 0 && (
        <Table
          className="tight takings"
          caption="In payouts, in rupees"
          rows={page.payouts}
          keyOf={({ entityId, id }) => `${entityId} ${id}`}
          columns={[
            {
              head: "Payout",
              kind: "name",
              cell: ({ id, utr }) => <Link to={`${payoutsPath}/${id}`}>{utr ?? id}</Link>,
            },
            { head: "When", cell: ({ madeAt }) => dateTime(madeAt) },
            {
              head: "To the bank",
              kind: "number",
              cell: ({ netPaise }) => amountWithPaise(netPaise).replace("-", "−"),
            },
          ]}
        />
      )}
    </section>
  );
}
