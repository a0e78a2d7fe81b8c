import { dayInWords } from "~/base/lib/dates";
import { Link } from "~/base/ui/link";
import { dutiesPath } from "~/office/duties/paths";
import { CorrectionList } from "~/office/gst-return/correction-list";
import type { MonthEndPage } from "./month-end.server";

/** What is handed in for the month: by when, or how it was done. */
export const HandIn = ({ duties }: Pick<MonthEndPage, "duties">) => (
  <section className="panel stack" aria-labelledby="hand-in">
    <h2 id="hand-in">Hand in</h2>
    {duties.length === 0 ? (
      <p>
        {"Nothing that the shop knows of. "}
        <Link to={dutiesPath}>Duties</Link>
      </p>
    ) : (
      <ul className="month-duties">
        {duties.map(({ key, title, words, day, done, to }) => (
          <li key={key}>
            <Link to={to}>{`${title}, ${words}`}</Link>
            <div className="muted small">{howDone(done, day)}</div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

type Duty = MonthEndPage["duties"][number];

/** When it was done, with its number; else by when it is due. */
function howDone(done: Duty["done"], day: Duty["day"]): string {
  if (!done) return day ? `By ${dayInWords(day)}` : "";
  const number = done.reference && `, number ${done.reference}`;
  return `Done on ${dayInWords(done.day)}${number}${done.fileName ? ", the file is kept" : ""}`;
}

type Filed = Pick<MonthEndPage, "filed" | "corrections">;

/** Where papers differ from what was filed: of this month, and of those before, which its return corrects. */
export function FiledDifferences({ filed, corrections }: Filed) {
  if (filed === null && corrections.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="filed">
      <h2 id="filed">Differences to what was filed</h2>
      {filed && <OfThisMonth filed={filed} />}
      {corrections.length > 0 && (
        <>
          <p>This return corrects what was filed before. Show it to your accountant.</p>
          <CorrectionList corrections={corrections} />
        </>
      )}
    </section>
  );
}

function OfThisMonth({ filed }: { filed: NonNullable<Filed["filed"]> }) {
  const { isKnown, isKept, differences, isBefore3b } = filed;
  if (!isKnown)
    return (
      <p>
        The shop did not keep what was filed for this month, or it can no longer be corrected: it
        compares nothing.
      </p>
    );
  const against = isKept
    ? "the file that was handed in"
    : "what the shop gave out when it was noted as handed in";
  return (
    <>
      {differences.length === 0 ? (
        <p>{`None: the papers are as in ${against}.`}</p>
      ) : (
        <>
          <p>{`By ${against}:`}</p>
          <ul>
            {differences.map(({ sentence, canBe }) => (
              <li key={sentence}>{`${sentence}${canBe ? ". The next return corrects it" : ""}`}</li>
            ))}
          </ul>
        </>
      )}
      <p className="muted">
        {isBefore3b
          ? "Until GSTR-3B of this period is filed, a GSTR-1A on the portal can correct it, once. Then take back here that GSTR-1 was handed in, and note it anew."
          : "GSTR-3B is filed: only the next return corrects this period."}
      </p>
    </>
  );
}
