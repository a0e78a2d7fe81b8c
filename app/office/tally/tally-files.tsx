import { Notice } from "~/base/ui/notice";
import { tallyPath } from "./tally-paths";

/** The two files of a month, and what to know of them; `problem`: why there are none. */
export function TallyFiles({ month, problem }: { month: string; problem: string | null }) {
  return (
    <section className="panel stack" aria-labelledby="tally-files">
      <h2 id="tally-files">Files</h2>
      {problem ? (
        <Notice>{problem}</Notice>
      ) : (
        <ol className="stack">
          <li>
            <a href={`${tallyPath}/masters.xml?month=${month}`} download>
              Ledgers of the month (XML)
            </a>
            {", to be loaded first, as masters"}
          </li>
          <li>
            <a href={`${tallyPath}/vouchers.xml?month=${month}`} download>
              Vouchers of the month (XML)
            </a>
            {", as transactions"}
          </li>
        </ol>
      )}
      <p>
        Sales, credit notes, receipts, payments, expenses, payouts of Razorpay and disputes. Set the
        voucher types in Tally to manual numbers and “prevent duplicates” before, else a file that
        is loaded twice counts twice.
      </p>
      <p className="muted">
        Refunds on their way come with the month in which they went through. What couriers paid into
        the bank, and what buyers owed before the shop kept their accounts, is not in it.
      </p>
    </section>
  );
}
