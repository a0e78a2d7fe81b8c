import { inArray } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { khataOpenings, khatas, moneyReceived } from "~/base/db/schema";
import { keysOf } from "./customer-notes.server";
import { forIds, type KnownPerson } from "./person.server";

/** The person's running accounts: of the account, and of the mobile numbers of their orders. */
export function khatasOf(reader: Reader, person: KnownPerson) {
  const users = person.user ? [person.user.id] : [];
  return [
    ...forIds(users, (some) =>
      reader.select().from(khatas).where(inArray(khatas.userId, some)).all(),
    ),
    ...forIds(keysOf(person), (some) =>
      reader.select().from(khatas).where(inArray(khatas.mobile, some)).all(),
    ),
  ];
}

/** Money on these accounts, which belongs to no order. */
export const creditRowsOf = (reader: Reader, person: KnownPerson) =>
  forIds(
    khatasOf(reader, person).map(({ id }) => id),
    (some) => reader.select().from(moneyReceived).where(inArray(moneyReceived.khataId, some)).all(),
  );

/** What was owed on these accounts from before. */
export const openingRowsOf = (reader: Reader, person: KnownPerson) =>
  forIds(
    khatasOf(reader, person).map(({ id }) => id),
    (some) => reader.select().from(khataOpenings).where(inArray(khataOpenings.khataId, some)).all(),
  );

/** Forgets whose accounts they were; the books keep their sums. */
export function eraseKhatas(tx: Writer, person: KnownPerson): void {
  const ids = khatasOf(tx, person).map(({ id }) => id);
  forIds(ids, (some) => {
    tx.update(khatas)
      .set({ userId: null, mobile: null, name: "" })
      .where(inArray(khatas.id, some))
      .run();
    return [];
  });
}
