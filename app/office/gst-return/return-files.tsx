import { dayInWords } from "~/base/lib/dates";
import { periodInWords } from "~/office/duties/due";
import { dutiesPath } from "~/office/duties/paths";
import { Link } from "~/base/ui/link";
import { amendedSectionsOf, sectionsOf } from "./csv-sections";
import { queryOf } from "./period";
import type { ReturnPage } from "./return-page.server";

type Props = Pick<
  ReturnPage,
  "period" | "filing" | "problem" | "nil" | "iffs" | "done" | "handInPath" | "corrections"
> & {
  /** Path of the return's page. */
  path: string;
};

/** The names of the files that the tool of the tax office reads. */
export const fileNames = {
  month: "GSTR-1 for the offline tool (JSON)",
  quarter: "GSTR-1 of the quarter for the offline tool (JSON)",
  iff: "IFF for the offline tool (JSON)",
};

const due = {
  month: "Due on the 11th of the next month.",
  quarter: "Due on the 13th after the quarter.",
  iff: "May be sent until the 13th of the next month. What is not sent by then goes into the quarter’s return.",
};

/** Which papers count as sent by an IFF. `papers`: how many its kept file has; null: no such file is kept. */
const wentWith = (papers: number | null) =>
  papers === null
    ? "Its JSON file is not kept, so all papers of the month up to then count as sent"
    : `Papers in the file that is kept: ${papers}`;

/** The files of a period, by when they are due, and what went ahead of a quarter. */
export function ReturnFiles({ period, filing, problem, nil, iffs, corrections, ...of }: Props) {
  const { done, handInPath, path } = of;
  const query = queryOf(period);
  const sections = [
    ...sectionsOf(period.kind),
    ...(corrections.some(({ isIn }) => isIn) ? amendedSectionsOf(period.kind) : []),
  ];
  return (
    <section className="panel stack" aria-labelledby="return-files">
      <h2 id="return-files">Files</h2>
      {nil && <p>{nil}</p>}
      {!problem && !nil && (
        <>
          <p>
            <a href={`${path}.json${query}`} download>
              {fileNames[period.kind]}
            </a>
          </p>
          <p className="row">
            {"The same as CSV: "}
            {sections.map((section) => (
              <a key={section} href={`${path}/${section}.csv${query}`} download>
                {section}
              </a>
            ))}
          </p>
        </>
      )}
      {iffs.length > 0 && (
        <>
          <p>
            Papers to firms that went ahead by IFF are not sent again. All other sales of the three
            months are in this file, and so are HSN codes and numbers.
          </p>
          <ul>
            {iffs.map(({ month, day, papers }) => (
              <li key={month}>
                <Link to={`${path}?month=${month}`}>{`IFF of ${periodInWords(month)}`}</Link>
                {day === null
                  ? ": not handed in, so its papers are in this file"
                  : `: handed in on ${dayInWords(day)}. ${wentWith(papers)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={`/dashboard/admin/invoices/ledger.csv${query}`} download>
          Ledger for the accountant’s program (CSV)
        </a>
        {" · "}
        <Link to={`/dashboard/admin/invoices/tally?month=${period.month}`}>For Tally</Link>
      </p>
      <p>
        {done && `Handed in on ${dayInWords(done)}. `}
        {handInPath ? (
          <Link to={handInPath}>
            {done ? "What was handed in" : "Mark as handed in, and keep the file"}
          </Link>
        ) : (
          <Link to={dutiesPath}>Say how the firm files, to mark it as handed in</Link>
        )}
      </p>
      <p className="muted">
        {`${due[period.kind]} ${filing === "month" ? "For this period the shop is set to a return every month." : "For this period the shop is set to a return every quarter."}`}
      </p>
    </section>
  );
}
