import { and, desc, eq, gt, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { grievances } from "~/base/db/schema";
import { financialYear } from "~/sales/invoices/financial-year";
import { newId, newToken } from "~/base/lib/ids.server";
import { minute } from "~/base/lib/time";
import { language } from "~/base/words/language";
import { acknowledgeBy } from "./clocks";
import type { TypedGrievance } from "./forms";
import type { Grievance } from "./grievances.server";
import { mailReceived } from "./letters.server";
import { tellOfGrievance } from "./tell-owner.server";

/** The same complaint again within this time (ms) is a double click. */
const repeatedWithin = 10 * minute;

/**
 * Stores a complaint under the next number, in the language of the page; tells the owner, and mails the complainant a copy. Returns it;
 * of one that was just sent, the one that is there. The owner is not told of what may be spam. `userId`: null for a guest; `now`: UTC ms.
 */
export function storeGrievance(
  typed: TypedGrievance & { mayBeSpam?: boolean },
  userId: string | null,
  now = Date.now(),
): Promise<Grievance> {
  return write((tx) => {
    const before = repeated(tx, typed, now);
    if (before) return before;
    const year = financialYear(now);
    const serial = nextSerial(tx, year);
    const { order, ...said } = typed;
    const [stored] = tx
      .insert(grievances)
      .values({
        id: newId(now),
        year,
        serial,
        number: `G-${year}-${String(serial).padStart(6, "0")}`,
        token: newToken(),
        userId,
        ...said,
        orderNumber: order,
        language: language(),
        dueAt: acknowledgeBy(now),
        createdAt: now,
      })
      .returning()
      .all();
    if (!stored) throw new Error("The complaint was not stored");
    mailReceived(tx, stored, now);
    if (!stored.mayBeSpam) tellOfGrievance(tx, stored, now);
    return stored;
  });
}

function repeated(
  tx: Writer,
  { kind, order, words, name, phone, email }: TypedGrievance,
  now: number,
) {
  return tx
    .select()
    .from(grievances)
    .where(
      and(
        gt(grievances.createdAt, now - repeatedWithin),
        eq(grievances.kind, kind),
        sql`${grievances.orderNumber} is ${order}`,
        eq(grievances.words, words),
        eq(grievances.name, name),
        eq(grievances.phone, phone),
        eq(grievances.email, email),
      ),
    )
    .limit(1)
    .get();
}

function nextSerial(tx: Writer, year: string): number {
  const last = tx
    .select({ serial: grievances.serial })
    .from(grievances)
    .where(eq(grievances.year, year))
    .orderBy(desc(grievances.serial))
    .limit(1)
    .get();
  return (last?.serial ?? 0) + 1;
}
