import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { type Address, addressesOf } from "~/people/accounts/address-book.server";
import { profileAddress } from "~/sales/checkout/address/profile-address";
import { phoneKey } from "~/sales/coupons/uses.server";
import { db, type Reader } from "~/base/db/connection.server";
import {
  isListed,
  mobileDigits,
  orderLines,
  orders,
  phoneDigits,
  priceLists,
  tradeAccounts,
  users,
} from "~/base/db/schema";
import { deliveryIn } from "~/sales/orders/delivery";
import type { Order } from "~/sales/orders/order.server";
import { otherState } from "~/sales/orders/supply/place-of-supply";

/** Orders that are looked at to know a customer. */
const looksBack = 50;
const mostAccounts = 10;

/** An account with this phone number. `list`: the name of its price list. */
type CustomerAccount = { id: string; name: string; email: string; list: string | null };

export type Customer = {
  /** `+919825012345`. */
  phone: string;
  /** Empty: nobody known. */
  name: string;
  address: Address | null;
  gstin: string | null;
  firm: string | null;
  /** Where the firm's bill went before, if not to its parcel. */
  billTo: string | null;
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
  const accounts = accountsOf(phone);
  const [account] = accounts;
  const kept = account && (addressesOf(account.id)[0] ?? profileOf(account.id));
  const to = sent && deliveryIn(sent);
  const firm = found.find(({ buyerGstin }) => buyerGstin !== null);
  return {
    phone,
    name: last?.shipName ?? last?.buyerName ?? account?.name ?? "",
    address: to ? { ...to, area: to.area ?? "", gstin: null, firm: null } : (kept ?? null),
    gstin: firm?.buyerGstin ?? kept?.gstin ?? null,
    firm: firm?.buyerFirm ?? kept?.firm ?? null,
    billTo: firm && otherState(firm.buyerGstin, firm.shipState) ? firm.buyerAddress : null,
    last,
    favourites: favouritesIn(found.map(({ id }) => id)),
    accounts,
  };
}

/** The address in an account's profile, if it can be read. */
function profileOf(userId: string): Address | null {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  return user ? profileAddress(user) : null;
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
 * The accounts with this number, those with a price list first. Anybody can type any number into an account, so that the owner says
 * whether an order belongs to it.
 */
function accountsOf(phone: string): CustomerAccount[] {
  return db
    .select({ id: users.id, name: users.name, email: users.email, list: priceLists.name })
    .from(users)
    .leftJoin(tradeAccounts, eq(tradeAccounts.userId, users.id))
    .leftJoin(priceLists, eq(priceLists.id, tradeAccounts.priceListId))
    .where(sql`${phoneDigits} = ${phone.slice(-10)}`)
    .orderBy(sql`${priceLists.name} is null`, asc(users.createdAt))
    .limit(mostAccounts)
    .all();
}

/** The account that an order of this number may belong to; null: none is chosen, or it has another number. */
export function accountOf(from: Reader, id: string, phone: string) {
  const user = from.select().from(users).where(eq(users.id, id)).get();
  return user && phoneKey(user.phone) === phone ? user : null;
}
