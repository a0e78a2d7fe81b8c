import { count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { priceLists, tradeAccounts, users } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";

const perPage = 50;

const columns = {
  userId: tradeAccounts.userId,
  firm: tradeAccounts.firm,
  gstin: tradeAccounts.gstin,
  priceListId: tradeAccounts.priceListId,
  list: priceLists.name,
  mayPayLater: tradeAccounts.mayPayLater,
  approvedAt: tradeAccounts.approvedAt,
  createdAt: tradeAccounts.createdAt,
  name: users.name,
  email: users.email,
  phone: users.phone,
};

const rows = (from: Reader) =>
  from
    .select(columns)
    .from(tradeAccounts)
    .innerJoin(users, eq(users.id, tradeAccounts.userId))
    .leftJoin(priceLists, eq(priceLists.id, tradeAccounts.priceListId))
    .$dynamic();

type TradeAccount = NonNullable<ReturnType<typeof tradeAccountOf>>;

/** The trade account of a user, asked for or approved; null: none. */
export function tradeAccountOf(userId: string, from: Reader = db) {
  return rows(from).where(eq(tradeAccounts.userId, userId)).get() ?? null;
}

export type ListedTradeAccount = ReturnType<typeof inAList>;

/** What tables show of an account. */
const inAList = ({ userId, firm, name, gstin, list, approvedAt, mayPayLater }: TradeAccount) => ({
  userId,
  firm,
  name,
  gstin,
  list,
  approvedAt,
  mayPayLater,
});

/** Who asks for trade prices, oldest first. */
export function askingForTrade() {
  return rows(db)
    .where(isNull(tradeAccounts.approvedAt))
    .orderBy(tradeAccounts.createdAt)
    .limit(perPage)
    .all()
    .map(inAList);
}

/** How many ask for trade prices. */
export function askingCount(): number {
  const row = db
    .select({ asking: count() })
    .from(tradeAccounts)
    .where(isNull(tradeAccounts.approvedAt))
    .get();
  return row?.asking ?? 0;
}

/** One page of the approved accounts, newest first. */
export function approvedAccounts(requested: number) {
  const counted = db
    .select({ total: count() })
    .from(tradeAccounts)
    .where(isNotNull(tradeAccounts.approvedAt))
    .get();
  const { offset, ...place } = pageWithin(counted?.total ?? 0, requested, perPage);
  const accounts = rows(db)
    .where(isNotNull(tradeAccounts.approvedAt))
    .orderBy(desc(sql`${tradeAccounts}.rowid`))
    .limit(perPage)
    .offset(offset)
    .all()
    .map(inAList);
  return { accounts, ...place };
}
