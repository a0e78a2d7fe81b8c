import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { dutiesDone, returnsFiled } from "~/base/db/schema";
import { dayOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { contentOf } from "~/sales/invoices/content";
import { lastCreditDay } from "~/sales/invoices/financial-year";
import { paperBatches } from "~/sales/invoices/paper-batches.server";
import { invoicesNumbered } from "../papers-in.server";
import { periodOfDuty, type ReturnPeriod } from "../period";
import type { Draft } from "../refusals/file-papers";

/** A return that was handed in. `file`: what it said; `isKept`: as it was handed in, else as the shop gave it out then. */
export type Filed = {
  period: ReturnPeriod;
  file: Draft;
  isKept: boolean;
  /** It can no longer be corrected: 30 November after its financial year has passed. Later returns may have corrected it. */
  isOver: boolean;
  /** Of the papers that gave exactly this file; null: they gave another one. */
  papersHash: string | null;
};

/** The returns that were handed in and can still be corrected, and those of the year before, in the order of filing. `now`: UTC ms. */
export function filedReturns(now = Date.now()): Filed[] {
  const rows = db
    .select({
      duty: dutiesDone.duty,
      period: dutiesDone.period,
      file: returnsFiled.file,
      isKept: returnsFiled.isKept,
      papersHash: returnsFiled.papersHash,
    })
    .from(dutiesDone)
    .innerJoin(returnsFiled, eq(returnsFiled.doneId, dutiesDone.id))
    .where(and(inArray(dutiesDone.duty, ["gstr-1", "iff"]), isNull(dutiesDone.takenBackAt)))
    .all();
  return rows
    .flatMap(({ duty, period: name, file, ...row }): Filed[] => {
      const period = periodOfDuty({ duty, period: name });
      if (!period || isPast(period.from + year, now)) return [];
      const isOver = isPast(period.from, now);
      return [{ ...row, period, isOver, file: JSON.parse(file) as Draft }];
    })
    .toSorted((one, two) => one.period.until - two.period.until);
}

/** At least one, of leap years too: leads from any first of a month into the next financial year. */
const year = 366 * day;

/** Whether the financial year of a time (UTC ms) can no longer be corrected. */
const isPast = (time: number, now: number): boolean => lastCreditDay(time) < dayOf(now);

/** SHA-256 of all that the draft of a period is made of: its papers, and the invoices that its credit notes correct. Lets other work run. */
export async function papersHash(period: ReturnPeriod): Promise<string> {
  const hash = createHash("sha256");
  for (const batch of paperBatches(period)) {
    const notes = batch.filter(({ series }) => series === "CN");
    const corrected = new Map(notes.map((row) => [row.id, contentOf(row).corrects?.number ?? ""]));
    const originals = invoicesNumbered([...corrected.values()]);
    for (const { id, series, number, createdAt, content } of batch) {
      hash.update(JSON.stringify([series, number, createdAt, content]));
      hash.update(originals.get(corrected.get(id) ?? "")?.content ?? "");
    }
    await setImmediate();
  }
  return hash.digest("hex");
}
