import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Reader, write } from "~/base/db/connection.server";
import { selfAudits } from "~/base/db/schema";
import { dateTime } from "~/base/lib/dates";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { runSoon } from "~/upkeep/jobs/lease.server";
import { checksVersion } from "./checks/version";
import { type AuditResult, countFound, countUnchecked, resultIn } from "./result";

export const selfAuditJobName = "self-audit";

type Row = typeof selfAudits.$inferSelect;

/** The audit that waits or runs; null: none does. */
export const waitingAudit = (from: Reader = db): Row | null =>
  from
    .select()
    .from(selfAudits)
    .where(isNull(selfAudits.ranAt))
    .orderBy(selfAudits.askedAt)
    .limit(1)
    .get() ?? null;

/** Asks for an audit; one that waits or runs already is enough. */
export function askForAudit(actor: Actor, now = Date.now()): Promise<void> {
  return write((tx) => {
    if (waitingAudit(tx)) return;
    const id = newId(now);
    tx.insert(selfAudits).values({ id, askedAt: now }).run();
    runSoon(tx, selfAuditJobName, now);
    recordChange(tx, { actor, action: "self-audit.run", subject: subjectOf(now, id) });
  });
}

/** Notes what an audit found, or why it came to nothing. */
export async function noteRan(
  id: string,
  ended: { result: AuditResult } | { problem: string },
  now = Date.now(),
): Promise<void> {
  const columns =
    "result" in ended
      ? {
          checksVersion,
          result: JSON.stringify(ended.result),
          found: countFound(ended.result),
          unchecked: countUnchecked(ended.result),
        }
      : { problem: ended.problem };
  await write((tx) =>
    tx
      .update(selfAudits)
      .set({ ranAt: now, ...columns })
      .where(and(eq(selfAudits.id, id), isNull(selfAudits.ranAt)))
      .run(),
  );
}

/** Audits that are listed. */
const most = 30;

/** An audit as the owner reads it. */
export type ShownAudit = Pick<Row, "id" | "problem" | "found" | "unchecked" | "signer"> & {
  asked: string;
  ran: string | null;
  signed: string | null;
  mayBeSigned: boolean;
};

/** The newest audits, as they stand at `now` (UTC ms). */
export function auditList(now = Date.now()): ShownAudit[] {
  const newest = newestWithResult(db);
  const rows = db.select().from(selfAudits).orderBy(desc(selfAudits.askedAt)).limit(most).all();
  return rows.map((row) => {
    const { id, problem, found, unchecked, signer, askedAt, ranAt, signedAt } = row;
    const isClean = row.result !== null && found + unchecked === 0;
    return {
      id,
      problem,
      found,
      unchecked,
      signer,
      asked: dateTime(askedAt),
      ran: ranAt === null ? null : dateTime(ranAt),
      signed: signedAt === null ? null : dateTime(signedAt),
      mayBeSigned: isClean && signedAt === null && isFresh(row, newest, now),
    };
  });
}

/** What this audit found; null: it is not there, or has no result. */
export function auditResult(id: string): AuditResult | null {
  const row = db.select().from(selfAudits).where(eq(selfAudits.id, id)).get();
  return row?.result ? resultIn(row.result) : null;
}

/** How long after it ran an audit may be signed: the shop changes, and the signature is of now. */
const signedWithin = 7 * day;

/** The id of the newest audit that has a result. */
const newestWithResult = (from: Reader): string | undefined =>
  from
    .select({ id: selfAudits.id })
    .from(selfAudits)
    .where(isNotNull(selfAudits.result))
    .orderBy(desc(selfAudits.askedAt), desc(selfAudits.id))
    .limit(1)
    .get()?.id;

/**
 * Whether an audit with a result still speaks of the shop at `now` (UTC ms): it is the `newest` with one, of the checks of now, and it ran
 * in the last seven days.
 */
const isFresh = (
  { id, ranAt, checksVersion: by }: Row,
  newest: string | undefined,
  now: number,
): boolean => newest === id && by === checksVersion && now - (ranAt ?? 0) <= signedWithin;

/** Signs a fresh audit that found nothing and left nothing out. Returns why not; null: it is signed. */
export function signAudit(
  { id, signer, remark }: { id: string; signer: string; remark: string },
  actor: Actor,
  now = Date.now(),
): Promise<string | null> {
  return write((tx) => {
    const row = tx.select().from(selfAudits).where(eq(selfAudits.id, id)).get();
    if (!row?.result) return "This audit has no result to sign.";
    if (row.signedAt !== null) return "This audit is signed already.";
    if (row.found > 0) return "This audit found dark patterns. Mend them, then run it again.";
    if (row.unchecked > 0) return "Not all could be checked. Mend that, then run it again.";
    if (!isFresh(row, newestWithResult(tx), now))
      return "Only the newest audit can be signed, within seven days. Run it again.";
    const { name, legalName, address } = companyFacts();
    if (!address) return "A certificate names the firm and its address: add the address first.";
    tx.update(selfAudits)
      .set({ signedAt: now, signer, remark, firm: legalName ?? name, firmAddress: address })
      .where(eq(selfAudits.id, id))
      .run();
    recordChange(tx, {
      actor,
      action: "self-audit.sign",
      subject: subjectOf(row.askedAt, id),
      after: { signer, remark },
    });
    return null;
  });
}

const subjectOf = (askedAt: number, id: string) => ({ id, name: dateTime(askedAt) });
