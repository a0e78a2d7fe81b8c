import { createHash } from "node:crypto";
import { and, desc, eq, gte, isNull } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { dutiesDone, users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { periodInWords } from "./due";
import { dutyNamed } from "./duty-list";

type Of = { duty: string; period: string };

/** The file that was handed in. */
export type HandedIn = { name: string; type: string; bytes: Buffer };

/** What the pages show; the file itself is read by `fileOf` alone. */
const columns = {
  id: dutiesDone.id,
  duty: dutiesDone.duty,
  period: dutiesDone.period,
  day: dutiesDone.day,
  doneBy: dutiesDone.doneBy,
  reference: dutiesDone.reference,
  fileName: dutiesDone.fileName,
  fileHash: dutiesDone.fileHash,
  createdAt: dutiesDone.createdAt,
  takenBackAt: dutiesDone.takenBackAt,
  takenBackBecause: dutiesDone.takenBackBecause,
};

/** A duty that is done. `day`: `2026-12-10`. */
export type Done = Pick<typeof dutiesDone.$inferSelect, keyof typeof columns>;

const stands = isNull(dutiesDone.takenBackAt);
const isOf = ({ duty, period }: Of) =>
  and(eq(dutiesDone.duty, duty), eq(dutiesDone.period, period));

/** How a duty was done for a period, `doneOf("gstr-1", "2026-11")`; undefined: it was not, or that was taken back. */
export const doneOf = (duty: string, period: string, from: Reader = db): Done | undefined =>
  from
    .select(columns)
    .from(dutiesDone)
    .where(and(isOf({ duty, period }), stands))
    .get();

/** All rows of a duty and period, with who noted them, also those that were taken back; the newest first. */
export const rowsOf = (of: Of) =>
  db
    .select({ ...columns, noter: users.name })
    .from(dutiesDone)
    .leftJoin(users, eq(users.id, dutiesDone.notedBy))
    .where(isOf(of))
    .orderBy(desc(dutiesDone.createdAt), desc(dutiesDone.id))
    .all();

/** What was done on this day (`2026-12-10`) or later, the newest first. */
export const doneSince = (day: string): Done[] =>
  db
    .select(columns)
    .from(dutiesDone)
    .where(and(gte(dutiesDone.day, day), stands))
    .orderBy(desc(dutiesDone.day), desc(dutiesDone.createdAt))
    .all();

/** The file of a row of `duties_done`, as it was handed in; undefined: it has none. */
export function fileOf(id: string): { name: string; type: string; bytes: Buffer } | undefined {
  const row = db.select().from(dutiesDone).where(eq(dutiesDone.id, id)).get();
  return row?.file
    ? { name: row.fileName ?? "", type: row.fileType ?? "", bytes: row.file }
    : undefined;
}

/** Notes that a duty is done. False: it is noted already. `now`: UTC ms. */
export function noteDone(
  tx: Writer,
  done: Of & Pick<Done, "day" | "doneBy" | "reference">,
  file: HandedIn | null,
  actor: Actor,
  now = Date.now(),
): boolean {
  if (doneOf(done.duty, done.period, tx)) return false;
  const id = newId(now);
  const kept = file && {
    fileName: file.name,
    fileType: file.type,
    fileBytes: file.bytes.length,
    fileHash: createHash("sha256").update(file.bytes).digest("hex"),
    file: file.bytes,
  };
  tx.insert(dutiesDone)
    .values({ ...done, ...kept, id, notedBy: actor.id, createdAt: now })
    .run();
  recordChange(tx, {
    actor,
    action: "duty.done",
    subject: { id, name: nameOf(done) },
    after: { day: done.day, by: done.doneBy, reference: done.reference, file: file?.name ?? "" },
  });
  return true;
}

/** Takes back what was noted by mistake. False: it is not noted. `now`: UTC ms. */
export function takeBackDone(
  tx: Writer,
  of: Of,
  because: string,
  actor: Actor,
  now = Date.now(),
): boolean {
  const row = doneOf(of.duty, of.period, tx);
  if (!row) return false;
  tx.update(dutiesDone)
    .set({ takenBackAt: now, takenBackBy: actor.id, takenBackBecause: because })
    .where(eq(dutiesDone.id, row.id))
    .run();
  recordChange(tx, {
    actor,
    action: "duty.take-back",
    subject: { id: row.id, name: nameOf(of) },
    after: { reason: because },
  });
  return true;
}

/** A duty and its period in words: `GSTR-1, November 2026`. */
export const nameOf = ({ duty, period }: Of): string =>
  `${dutyNamed(duty)?.title ?? duty}, ${periodInWords(period)}`;
