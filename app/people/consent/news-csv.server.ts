import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { consents, isAgreed, isPaid, orders, users } from "~/base/db/schema";
import { csvLines } from "~/base/lib/csv/csv";
import { dateTime } from "~/base/lib/dates";
import { shopAddress } from "~/base/lib/http/listening.server";
import { stopToken } from "./stop-link.server";

const batch = 500;

/**
 * CSV lines of everybody who agrees to news now, with the proof, and the link by which each ends it: it belongs into every mail to
 * them. A guest stands in it once the order is paid: anybody can type a stranger's address into an order.
 */
export async function* newsCsv(): AsyncGenerator<string> {
  yield csvLines([
    ["Email", "Name", "Language", "Agreed at", "Where", "Notice", "Notice SHA-256", "Link to stop"],
  ]);
  let [lastAt, lastId] = [0, ""];
  for (;;) {
    const rows = db
      .select({ consent: consents, user: users.name, buyer: orders.buyerName })
      .from(consents)
      .leftJoin(users, eq(users.id, consents.userId))
      .leftJoin(orders, eq(orders.id, consents.orderId))
      .where(
        and(
          isAgreed,
          or(
            gt(consents.givenAt, lastAt),
            and(eq(consents.givenAt, lastAt), gt(consents.id, lastId)),
          ),
          sql`(${consents.userId} is not null or ${orders.id} is null or ${isPaid})`,
        ),
      )
      .orderBy(asc(consents.givenAt), asc(consents.id))
      .limit(batch)
      .all();
    for (const { consent, user, buyer } of rows)
      yield csvLines([
        [
          consent.email ?? "",
          user ?? buyer ?? "",
          consent.language,
          dateTime(consent.givenAt),
          consent.door,
          consent.noticeVersion,
          consent.noticeHash,
          `${shopAddress()}/news/stop/${stopToken(consent.id)}`,
        ],
      ]);
    const last = rows.at(-1)?.consent;
    if (!last || rows.length < batch) return;
    [lastAt, lastId] = [last.givenAt, last.id];
  }
}
