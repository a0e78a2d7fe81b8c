import { and, count, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { dayEnd, dayStart } from "~/base/lib/days";
import { pageWithin } from "~/base/lib/page-number";
import type { AuditFilter } from "./audit-filter";

const entriesPerPage = 20;

/** One page of the audit log, newest first; a page past the end returns the last one. */
export function auditPage({ page, ...filter }: AuditFilter & { page: number }) {
  const where = matching(filter);
  const row = db.select({ total: count() }).from(auditLog).where(where).get();
  const { offset, ...paging } = pageWithin(row?.total ?? 0, page, entriesPerPage);
  const entries = db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(sql`rowid`))
    .limit(entriesPerPage)
    .offset(offset)
    .all();
  return { entries, ...paging };
}

/** All actors in the audit log by their latest name, from A to Z. */
export function auditActors(): { id: string; name: string }[] {
  const actors = db.all<{ id: string; name: string }>(sql`
    select actor_id as id, (select actor_name from audit_log as latest
      where latest.actor_id = actors.actor_id order by created_at desc limit 1) as name
    from (select distinct actor_id from audit_log) as actors`);
  return actors.sort((a, b) => a.name.localeCompare(b.name, "en-IN"));
}

function matching({ by, kind, from, to, q }: AuditFilter): SQL | undefined {
  const since = dayStart(from);
  const until = dayEnd(to);
  return and(
    by ? eq(auditLog.actorId, by) : undefined,
    kind ? eq(auditLog.kind, kind) : undefined,
    since === null ? undefined : gte(auditLog.createdAt, since),
    until === null ? undefined : lt(auditLog.createdAt, until),
    q ? sql`instr(lower(${auditLog.subjectName}), lower(${q})) > 0` : undefined,
  );
}
