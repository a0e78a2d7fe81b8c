import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { enquiries } from "~/db/schema";
import { pageWithin } from "~/lib/page-number";
import type { EnquiryFilter } from "./enquiry-filter";

const enquiriesPerPage = 20;
const rowsAtOnce = 500;

export type Enquiry = typeof enquiries.$inferSelect;

/** One page of what came in, newest first; a page past the end is the last one. */
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

/** All that the filter lets through, newest first, read a few hundred at a time. */
export async function* eachEnquiry(filter: EnquiryFilter): AsyncGenerator<Enquiry> {
  let last: Enquiry | undefined;
  do {
    const rows: Enquiry[] = db
      .select()
      .from(enquiries)
      .where(and(matching(filter), last && olderThan(last)))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(rowsAtOnce)
      .all();
    yield* rows;
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
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
    state === "not-handed-on" ? wanted : undefined,
    q ? sql`instr(lower(${words}), lower(${q})) > 0` : undefined,
  );
}

/** Offered to a form service in vain, or not yet. */
const wanted = and(
  isNull(enquiries.handedOnAt),
  or(isNotNull(enquiries.handOnNextAt), isNotNull(enquiries.handOnProblem)),
);

/** Everything that was written in an enquiry, a line for each field. */
const words = sql`concat_ws(char(10), ${enquiries.name}, ${enquiries.email}, ${enquiries.phone},
  ${enquiries.area}, ${enquiries.message}, ${enquiries.business}, ${enquiries.product}, ${enquiries.quantity})`;
