import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { enquiries } from "~/base/db/schema";
import { digitsTyped } from "~/base/lib/india/phone";
import { pageWithin } from "~/base/lib/page-number";
import type { EnquiryFilter } from "./enquiry-filter";

const enquiriesPerPage = 20;
const batchSize = 500;

export type Enquiry = typeof enquiries.$inferSelect;

/**
 * One page of enquiries, newest first; a page past the end returns the last one. What may be spam is in it only if it is asked for, or
 * found by a keyword.
 */
export function enquiriesPage({ page, ...filter }: EnquiryFilter & { page: number }) {
  const where = matching(filter);
  const row = db.select({ total: count() }).from(enquiries).where(where).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, enquiriesPerPage);
  const list = db
    .select()
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(sql`rowid`))
    .limit(enquiriesPerPage)
    .offset(offset)
    .all();
  return { enquiries: list, ...place };
}

/** How many enquiries may be spam and are not answered. */
export const spamEnquiries = (): number =>
  db
    .select({ total: count() })
    .from(enquiries)
    .where(and(isNull(enquiries.answeredAt), eq(enquiries.mayBeSpam, true)))
    .get()?.total ?? 0;

/** The newest enquiries from this e-mail or phone number; an empty one is nobody's. */
export function enquiriesFrom({ email, phone }: { email: string; phone: string }): Enquiry[] {
  const isTheirs = or(
    email ? sql`lower(trim(${enquiries.email})) = lower(${email})` : undefined,
    hasNumber(phone),
  );
  if (!isTheirs) return [];
  return db
    .select()
    .from(enquiries)
    .where(isTheirs)
    .orderBy(desc(enquiries.createdAt))
    .limit(enquiriesPerPage)
    .all();
}

/** All matching enquiries, newest first, read in batches. */
export async function* eachEnquiry(filter: EnquiryFilter): AsyncGenerator<Enquiry> {
  let last: Enquiry | undefined;
  do {
    const rows: Enquiry[] = db
      .select()
      .from(enquiries)
      .where(and(matching(filter), last && olderThan(last)))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(batchSize)
      .all();
    yield* rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

function olderThan({ createdAt, id }: Enquiry): SQL {
  return sql`(${enquiries.createdAt}, ${enquiries.id}) < (${createdAt}, ${id})`;
}

function matching({ kind, state, q }: EnquiryFilter): SQL | undefined {
  return and(
    kind ? eq(enquiries.kind, kind) : undefined,
    state === "open" ? isNull(enquiries.answeredAt) : undefined,
    state === "answered" ? isNotNull(enquiries.answeredAt) : undefined,
    state === "not-handed-on" ? notForwarded : undefined,
    state === "spam" ? eq(enquiries.mayBeSpam, true) : undefined,
    state === "open" || (state === "" && !q) ? eq(enquiries.mayBeSpam, false) : undefined,
    q ? or(sql`instr(lower(${allText}), lower(${q})) > 0`, hasNumber(q)) : undefined,
  );
}

/** The same number may be written in several ways. */
function hasNumber(typed: string): SQL | undefined {
  const digits = digitsTyped(typed)?.slice(-10);
  return digits
    ? sql`instr(replace(replace(replace(${enquiries.phone}, ' ', ''), '-', ''), '.', ''), ${digits}) > 0`
    : undefined;
}

/** Failed or not yet tried at the form service. */
const notForwarded = and(
  isNull(enquiries.forwardedAt),
  or(isNotNull(enquiries.forwardNextAt), isNotNull(enquiries.forwardProblem)),
);

/** All text of an enquiry, one line per field. */
const allText = sql`concat_ws(char(10), ${enquiries.name}, ${enquiries.email}, ${enquiries.phone},
  ${enquiries.area}, ${enquiries.message}, ${enquiries.business}, ${enquiries.product}, ${enquiries.quantity})`;
