import type { Writer } from "~/base/db/connection.server";
import { returnsFiled } from "~/base/db/schema";
import { doneOf } from "~/office/duties/done.server";
import { draftOf } from "../draft.server";
import { periodOfDuty } from "../period";
import type { Draft } from "../refusals/file-papers";
import { returnShape } from "../return-shape";
import { withCorrections } from "./corrected-file";
import { correctionsIn, differencesIn } from "./corrections.server";
import { papersHash } from "./filed.server";
import { jsonIn } from "~/base/lib/typed/json-in";

type Of = { duty: string; period: string };

/**
 * Before a return is noted as handed in: what it says, to be kept with it. That is the file that comes with it, if it is the whole return
 * as the shop writes one; else what the shop gives out now. Gives the function that stores it, in the transaction of the note. Null: the
 * duty is no such return.
 */
export async function filingToKeep(
  of: Of,
  attached: Buffer | null,
): Promise<((tx: Writer, now: number) => void) | null> {
  const period = of.duty === "gstr-1" || of.duty === "iff" ? periodOfDuty(of) : null;
  if (!period) return null;
  const hash = await papersHash(period);
  const { draft } = await draftOf(period);
  if (!draft) return null;
  const corrections = await correctionsIn(period, draft.gstin);
  const own = withCorrections(draft, period, corrections);
  const kept = attached && readReturn(attached, own);
  const file = kept ?? own;
  const isOfPapers =
    !corrections.some(({ isIn }) => isIn) &&
    differencesIn([{ period, filed: file, today: draft }]).length === 0;
  return (tx, now) => {
    const done = doneOf(of.duty, of.period, tx);
    if (!done) return;
    tx.insert(returnsFiled)
      .values({
        doneId: done.id,
        file: JSON.stringify(file),
        isKept: kept !== null,
        papersHash: isOfPapers ? hash : null,
        createdAt: now,
      })
      .run();
  };
}

/** The return in a file; null: it is none of this firm and period, or only a part of one, such as a section that was uploaded alone. */
function readReturn(bytes: Buffer, own: Draft): Draft | null {
  const { data } = returnShape.safeParse(jsonIn(bytes.toString("utf8")));
  if (data?.gstin !== own.gstin || data.fp !== own.fp) return null;
  return Object.keys(own).every((section) => section in data) ? data : null;
}
