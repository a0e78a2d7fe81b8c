import { CorrectionList } from "./correction-list";
import type { ReturnPage } from "./return-page.server";

type Props = Pick<ReturnPage, "refused" | "warnings" | "corrections">;

/** What the tool or the portal would refuse, what an accountant should look at, and what is corrected of earlier periods. */
export function ReturnWarnings({ refused, warnings, corrections }: Props) {
  return (
    <>
      {refused.length > 0 && (
        <section className="panel stack" aria-labelledby="return-refused">
          <h2 id="return-refused">Would be refused</h2>
          <ul>
            {refused.map(({ level, sentence, code }) => (
              <li key={sentence}>
                {`${sentence}${code && ` (${code})`}${level === "error" ? ". No file is given out" : ". The file is given out all the same"}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {warnings.length > 0 && (
        <section className="panel stack" aria-labelledby="return-warnings">
          <h2 id="return-warnings">To look at</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      {corrections.length > 0 && (
        <section className="panel stack" aria-labelledby="return-corrections">
          <h2 id="return-corrections">Corrects what was filed before</h2>
          <CorrectionList corrections={corrections} />
        </section>
      )}
    </>
  );
}
