import { date } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import type { ToldBatch } from "./batch-page.server";

/** The first thing on the page of a batch: whether its packs may be used. */
export function Verdict({ batch }: { batch: ToldBatch }) {
  const { number, recall, isRecalled } = batch;
  return (
    <header className={isRecalled ? "verdict is-recalled" : "verdict"}>
      <p className="verdict-batch">{t("Batch {number}", { number })}</p>
      {recall && isRecalled ? (
        <>
          <h1>{t("RECALL: do not use this pack")}</h1>
          <p>
            {t("We take this batch back. Recalled on {day}.", { day: dayOf(recall, "started") })}
          </p>
        </>
      ) : (
        <Fine batch={batch} />
      )}
    </header>
  );
}

/** A copy that the browser stored cannot know of a recall since: without connection another sentence takes the place of the first. */
function Fine({ batch: { recall, isAged } }: { batch: ToldBatch }) {
  const fine = isAged ? t("Look at the best-before day of this batch") : t("This batch is fine");
  return (
    <>
      <h1>
        <span className="verdict-now">
          {recall && !isAged ? t("This batch was checked and may be used") : fine}
        </span>
        <span className="verdict-stored">{t("Ask again when there is a connection")}</span>
      </h1>
      <p>
        <span className="verdict-now">
          {recall
            ? t("It was recalled on {from}. The recall was called off on {to}.", {
                from: dayOf(recall, "started"),
                to: dayOf(recall, "called off"),
              })
            : isAged
              ? t("Nothing else is known against it.")
              : t("Nothing is known against it.")}
        </span>
        <span className="verdict-stored">
          {t("This page is an older copy: it does not know whether the batch was recalled since.")}
        </span>
      </p>
    </>
  );
}

const dayOf = ({ steps }: NonNullable<ToldBatch["recall"]>, wanted: string) =>
  date(steps.find(({ state }) => state === wanted)?.at ?? 0);
