import { and, eq, inArray, isNull } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { quoteLines, quotes, stockAlerts } from "~/base/db/schema";
import { erasedName } from "./erase-account.server";
import { forIds, type KnownPerson } from "./person.server";

/** What is kept about goods that a person asked for: quotes, and "Tell me when it is back". */
export function goodsOf(person: KnownPerson) {
  const ids = quotesOf(db, person);
  return {
    // Without the token of the link that accepts the quote.
    quotes: forIds(ids, (some) =>
      db.select().from(quotes).where(inArray(quotes.id, some)).all(),
    ).map(({ token: _token, ...quote }) => quote),
    quoteLines: forIds(ids, (some) =>
      db.select().from(quoteLines).where(inArray(quoteLines.quoteId, some)).all(),
    ),
    stockAlerts: db
      .select()
      .from(stockAlerts)
      .where(eq(stockAlerts.email, person.email))
      .all()
      .map(({ tokenHash: _hash, ...alert }) => alert),
  };
}

/**
 * Removes the person from quotes, whose lines and amounts stay, and forgets the alerts; returns how many rows. Open quotes are
 * withdrawn. `now`: UTC ms.
 */
export function eraseGoods(tx: Writer, person: KnownPerson, now: number): number {
  const ids = quotesOf(tx, person);
  eraseQuotes(tx, ids, now);
  const alerts = tx
    .delete(stockAlerts)
    .where(eq(stockAlerts.email, person.email))
    .returning()
    .all();
  return ids.length + alerts.length;
}

/** Removes the customer from these quotes; open ones are withdrawn. `now`: UTC ms. */
export function eraseQuotes(tx: Writer, ids: string[], now: number): void {
  forIds(ids, (some) => {
    // Nobody may accept what nobody is left to be asked about.
    tx.update(quotes)
      .set({ withdrawnAt: now })
      .where(and(inArray(quotes.id, some), isNull(quotes.orderId), isNull(quotes.withdrawnAt)))
      .run();
    tx.update(quotes)
      .set({
        userId: null,
        name: erasedName,
        phone: "",
        email: "",
        firm: null,
        gstin: null,
        shipLine: null,
        shipArea: null,
        shipCity: null,
        shipState: null,
        shipPin: null,
        note: "",
      })
      .where(inArray(quotes.id, some))
      .run();
    return [];
  });
}

/** The ids of quotes to the account, to the address, and of those that became the person's orders. */
function quotesOf(from: Reader, { email, user, orderIds }: KnownPerson): string[] {
  const columns = { id: quotes.id };
  const found = [
    ...from.select(columns).from(quotes).where(eq(quotes.email, email)).all(),
    ...(user ? from.select(columns).from(quotes).where(eq(quotes.userId, user.id)).all() : []),
    ...forIds(orderIds, (some) =>
      from.select(columns).from(quotes).where(inArray(quotes.orderId, some)).all(),
    ),
  ];
  return [...new Set(found.map(({ id }) => id))];
}
