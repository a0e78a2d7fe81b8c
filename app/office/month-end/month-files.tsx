import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { fileNames } from "~/office/gst-return/return-files";
import type { MonthEndPage } from "./month-end.server";

const area = "/dashboard/admin";

/** All files of a month: for the tax office, and for the accountant. */
export function MonthFiles({ month, files }: Pick<MonthEndPage, "month" | "files">) {
  const { kind, query, year, problem, tallyProblem } = files;
  const gst = `${area}/invoices/gst-return`;
  return (
    <section className="panel stack" aria-labelledby="files">
      <h2 id="files">Files</h2>
      {problem !== null && <Notice>{problem}</Notice>}
      <ul className="month-files">
        {problem === null && (
          <li>
            <File to={`${gst}.json${query}`}>{fileNames[kind]}</File>
          </li>
        )}
        <li>
          <Link to={`${gst}${query}`}>The return, its tables as CSV</Link>
        </li>
        {kind !== "iff" && (
          <li>
            <File to={`${gst}/gstr3b.csv${query}`}>Figures of GSTR-3B (CSV)</File>
          </li>
        )}
        <li>
          <File to={`${area}/invoices/export.csv?year=${year}&month=${month}`}>
            Invoices and credit notes (CSV)
          </File>
        </li>
        <li>
          <File to={`${area}/invoices/month.pdf?year=${year}&month=${month}`}>
            The same as papers (PDF)
          </File>
        </li>
        <li>
          <File to={`${area}/invoices/ledger.csv?month=${month}`}>Ledger (CSV)</File>
        </li>
        <li>
          <File to={`${area}/money/month.csv?month=${month}`}>Money of the month (CSV)</File>
        </li>
        <li>
          <File to={`${area}/expenses.csv?month=${month}`}>Expenses (CSV)</File>
        </li>
        {tallyProblem === null ? (
          <>
            <li>
              <File to={`${area}/invoices/tally/masters.xml?month=${month}`}>
                Tally: ledgers (XML)
              </File>
            </li>
            <li>
              <File to={`${area}/invoices/tally/vouchers.xml?month=${month}`}>
                Tally: vouchers (XML)
              </File>
            </li>
          </>
        ) : (
          <li>
            <Link to={`${area}/invoices/tally?month=${month}`}>
              Tally: say first how your company is called there
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

const File = ({ to, children }: { to: string; children: string }) => (
  <a href={to} download>
    {children}
  </a>
);
