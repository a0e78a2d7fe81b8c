import type { ReturnPage } from "./return-page.server";

/** What the tool or the portal would refuse, and what an accountant should look at. */
export function ReturnWarnings({ refused, warnings }: Pick<ReturnPage, "refused" | "warnings">) {
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
    </>
  );
}
