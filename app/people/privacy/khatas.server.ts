import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { khataOpenings, khatas, moneyReceived, orders, writeOffs } from "~/base/db/schema";
import { keysOf } from "./customer-notes.server";
import { isPaidStatus } from "~/base/db/statuses";
import { forIds, type KnownPerson } from "./person.server";

/**
 * The person's running accounts: of the account, and of a mobile number if all orders of guests with it are the person's, and one of them
 * was paid or delivered: anybody can type somebody else's number into an order that comes to nothing.
 */
export function khatasOf(reader: Reader, person: KnownPerson) {
  const users = person.user ? [person.user.id] : [];
  const mine = new Set(person.orderIds);
  const isTheirs = ({ mobile }: typeof khatas.$inferSelect): boolean => {
    const found = reader
      .select({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
      .from(orders)
      .where(and(eq(orders.buyerPhone, mobile ?? ""), isNull(orders.userId)))
      .all();
    const isProved = found.some(
      ({ status, paymentStatus }) => status === "deliverd" || isPaidStatus(paymentStatus),
    );
    return isProved && found.every(({ id }) => mine.has(id));
  };
  return [
    ...forIds(users, (some) =>
      reader.select().from(khatas).where(inArray(khatas.userId, some)).all(),
    ),
    ...forIds(keysOf(person), (some) =>
      reader.select().from(khatas).where(inArray(khatas.mobile, some)).all(),
    ).filter(isTheirs),
  ];
}

/** Whether something stands on these accounts, or on those that are one with them: owed from before, or in hand. */
export function standsOnKhata(reader: Reader, person: KnownPerson): boolean {
  const own = khatasOf(reader, person).flatMap(({ id, joinedTo }) => [id, joinedTo ?? id]);
  const together = forIds(own, (some) =>
    reader
      .select({ id: khatas.id })
      .from(khatas)
      .where(or(inArray(khatas.id, some), inArray(khatas.joinedTo, some)))
      .all(),
  );
  const ids = [...new Set(together.map(({ id }) => id))];
  const owed = sum(openingsOn(reader, ids)) - sum(writeOffsOn(reader, ids));
  return owed !== sum(moneyOn(reader, ids));
}

const sum = (rows: { amountPaise: number }[]) =>
  rows.reduce((paise, { amountPaise }) => paise + amountPaise, 0);

const moneyOn = (reader: Reader, ids: string[]) =>
  forIds(ids, (some) =>
    reader.select().from(moneyReceived).where(inArray(moneyReceived.khataId, some)).all(),
  );

const openingsOn = (reader: Reader, ids: string[]) =>
  forIds(ids, (some) =>
    reader.select().from(khataOpenings).where(inArray(khataOpenings.khataId, some)).all(),
  );

const writeOffsOn = (reader: Reader, ids: string[]) =>
  forIds(ids, (some) =>
    reader.select().from(writeOffs).where(inArray(writeOffs.khataId, some)).all(),
  );

const idsOf = (reader: Reader, person: KnownPerson) => khatasOf(reader, person).map(({ id }) => id);

/** Money on the person's accounts, which belongs to no order. */
export const creditRowsOf = (reader: Reader, person: KnownPerson) =>
  moneyOn(reader, idsOf(reader, person));

/** What was owed on these accounts from before. */
export const openingRowsOf = (reader: Reader, person: KnownPerson) =>
  openingsOn(reader, idsOf(reader, person));

/** What of that, and of the person's orders, was written off. */
export const writeOffsOf = (reader: Reader, person: KnownPerson) => [
  ...forIds(person.orderIds, (some) =>
    reader.select().from(writeOffs).where(inArray(writeOffs.orderId, some)).all(),
  ),
  ...writeOffsOn(reader, idsOf(reader, person)),
];

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
