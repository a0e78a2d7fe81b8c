import { and, asc, eq, gte, isNull } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { dutiesDone } from "~/base/db/schema";

/**
 * The first month (`2026-11`) from this one on whose return of oil was handed in; undefined: none. What is noted before it would change
 * its opening stock.
 */
export const handedInFrom = (month: string, from: Reader = db): string | undefined =>
  from
    .select({ period: dutiesDone.period })
    .from(dutiesDone)
    .where(
      and(
        eq(dutiesDone.duty, "voppa"),
        gte(dutiesDone.period, month),
        isNull(dutiesDone.takenBackAt),
      ),
    )
    .orderBy(asc(dutiesDone.period))
    .limit(1)
    .get()?.period;
