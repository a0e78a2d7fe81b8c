import { and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Address, addressesOf } from "~/accounts/address-book.server";
import { db, type Reader } from "~/db/connection.server";
import {
  isListed,
  mobileDigits,
  orderLines,
  orders,
  priceLists,
  tradeAccounts,
  users,
} from "~/db/schema";
import { deliveryIn, mobileIn } from "~/orders/delivery";
import type { Order } from "~/orders/order.server";

/** Orders that are looked at to know a customer. */
const looksBack = 50;

/** An account with this phone number. `list`: the name of its price list. */
export type CustomerAccount = { id: string; name: string; email: string; list: string | null };

export type Customer = {
  /** `+919825012345`. */
  phone: string;
  /** Empty: nobody known. */
  name: string;
  address: Address | null;
  gstin: string | null;
  firm: string | null;
  /** The newest order that was not cancelled. */
  last: Order | null;
  /** The products bought most often, by id. */
  favourites: string[];
  /** Those with a price list first. */
  accounts: CustomerAccount[];
};

/** Who has this mobile number, by orders (also those of guests) and accounts. */
export function customerOf(phone: string): Customer {
  const found = ordersOf(phone);
  const last = found.find(({ status }) => status !== "cancel") ?? null;
  const sent = found.find((order) => deliveryIn(order) !== null);
  const accounts = accountsOf(db, phone, found);
  const [account] = accounts;
  const kept = account ? addressesOf(account.id)[0] : undefined;
  const to = sent && deliveryIn(sent);
  const firm = found.find(({ buyerGstin }) => buyerGstin !== null);
  return {
    phone,
    name: last?.shipName ?? last?.buyerName ?? account?.name ?? "",
    address: to ? { ...to, area: to.area ?? "", gstin: null, firm: null } : (kept ?? null),
    gstin: firm?.buyerGstin ?? kept?.gstin ?? null,
    firm: firm?.buyerFirm ?? kept?.firm ?? null,
    last,
    favourites: favouritesIn(found.map(({ id }) => id)),
    accounts,
  };
}

function ordersOf(phone: string): Order[] {
  return db
    .select()
    .from(orders)
    .where(and(isListed, sql`${mobileDigits} = ${phone.slice(-10)}`))
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .limit(looksBack)
    .all();
}

function favouritesIn(orderIds: string[]): string[] {
  return db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .groupBy(orderLines.productId)
    .orderBy(desc(count()), orderLines.productId)
    .all()
    .map(({ id }) => id);
}

/**
 * The accounts with this number: those that ordered, and those with a price list. Anybody can type any number into an account, so that
 * the owner says whether an order belongs to it.
 */
export function accountsOf(
  from: Reader,
  phone: string,
  found: Pick<Order, "userId">[],
): CustomerAccount[] {
  const ids = [...new Set(found.map(({ userId }) => userId))].filter((id) => id !== null);
  const columns = {
    id: users.id,
    name: users.name,
    email: users.email,
    phone: users.phone,
    list: priceLists.name,
  };
  const listed = from
    .select(columns)
    .from(tradeAccounts)
    .innerJoin(users, eq(users.id, tradeAccounts.userId))
    .innerJoin(priceLists, eq(priceLists.id, tradeAccounts.priceListId))
    .where(gt(tradeAccounts.priceListId, ""))
    .all();
  const bought = from
    .select({ ...columns, list: sql<null>`null` })
    .from(users)
    .where(inArray(users.id, ids))
    .all();
  const own = [...listed, ...bought].filter((each) => mobileIn(each.phone) === phone);
  return [...new Map(own.toReversed().map((each) => [each.id, each])).values()]
    .toReversed()
    .map(({ phone: _phone, ...account }) => account);
}

/** The account that an order of this number may belong to; null: none is chosen, or it has another number. */
export function accountOf(from: Reader, id: string, phone: string) {
  const user = from.select().from(users).where(eq(users.id, id)).get();
  return user && mobileIn(user.phone) === phone ? user : null;
}
