import { Link } from "~/base/ui/link";
import { amountWithPaise, rupees } from "~/base/lib/money";
import { Table } from "~/base/ui/table";
import type { KindFees, MonthPayouts } from "./month-payouts.server";
import type { NotPaidOut } from "./not-paid-out.server";
import { kindWord, payoutsPath } from "./payout-words";

type Props = {
  /** What buyers paid online in the month, in paise. */
  takenPaise: number;
  month: MonthPayouts;
  /** Null: nobody has asked the provider yet. */
  open: NotPaidOut | null;
  csv: string;
};

/** The month's online money on its way from the buyers to the bank, and the GST in the fees that were kept of it. */
export function PayoutFacts({ takenPaise, month, open, csv }: Props) {
  return (
    <section className="panel stack" aria-labelledby="payouts">
      <h2 id="payouts">From Razorpay to the bank</h2>
      <dl className="facts">
        <dt>Taken online</dt>
        <dd>{`${rupees(takenPaise)} in this month`}</dd>
        <dt>In the bank</dt>
        <dd>{`${rupees(month.bankPaise)} in ${counted(month.payouts, "payout")} of this month`}</dd>
        <dt>On its way</dt>
        <dd>
          {open
            ? `${rupees(open.onItsWayPaise)} today, fees and refunds taken off`
            : "Not known: the provider has not told of its latest payouts yet"}
        </dd>
        {open && open.late.payments > 0 && (
          <>
            <dt>Late</dt>
            <dd>
              <Link to={`${payoutsPath}#late`}>{lateWords(open.late)}</Link>
            </dd>
          </>
        )}
      </dl>
      {month.fees.length > 0 && <InputTax fees={month.fees} />}
      <p className="row">
        <Link to={payoutsPath} className="button button-quiet">
          All payouts
        </Link>
        {month.payouts > 0 && (
          <a className="button button-quiet" href={csv}>
            Payouts of this month (CSV)
          </a>
        )}
      </p>
    </section>
  );
}

export const lateWords = ({ payments, paise }: Pick<NotPaidOut["late"], "payments" | "paise">) =>
  `${rupees(paise)} in ${counted(payments, "payment")} should be in the bank and is in no payout`;

/** The GST that the provider took in the month's payouts, as input tax. */
function InputTax({ fees }: { fees: KindFees[] }) {
  const all = fees.reduce(
    (sum, { parts, feePaise, taxPaise }) => ({
      parts: sum.parts + parts,
      feePaise: sum.feePaise + feePaise,
      taxPaise: sum.taxPaise + taxPaise,
    }),
    { parts: 0, feePaise: 0, taxPaise: 0 },
  );
  return (
    <Table
      className="tight takings"
      caption="Fees in these payouts, and the input tax in them, in rupees"
      rows={[
        ...fees.map((row) => ({ ...row, what: `${kindWord(row.kind)}s` })),
        { ...all, kind: "all", what: <strong>All together</strong> },
      ]}
      keyOf={({ kind }) => kind}
      columns={[
        { head: "What", kind: "name", cell: ({ what }) => what },
        { head: "How many", kind: "number", cell: ({ parts }) => parts },
        {
          head: "Fee before GST",
          label: "Before GST",
          kind: "number",
          cell: ({ feePaise, taxPaise }) => amountWithPaise(feePaise - taxPaise),
        },
        { head: "GST", kind: "number", cell: ({ taxPaise }) => amountWithPaise(taxPaise) },
        { head: "Fee", kind: "number", cell: ({ feePaise }) => amountWithPaise(feePaise) },
      ]}
    />
  );
}

const counted = (count: number, thing: string) =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
