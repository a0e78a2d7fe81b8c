import { and, count, desc, eq, isNotNull, or } from "drizzle-orm";
import { addressesOf } from "~/people/accounts/address-book.server";
import { noPurchases, purchasesIn } from "~/people/accounts/users/purchases.server";
import { db } from "~/base/db/connection.server";
import { isListed, orderReturns, orders, quotes } from "~/base/db/schema";
import { enquiriesFrom } from "~/sales/enquiries/enquiry-list.server";
import { grievancesFrom } from "~/sales/grievances/grievances.server";
import { indianMobile, shownPhone } from "~/base/lib/india/phone";
import { placeLines } from "~/base/lib/india/place-lines";
import { deliveryIn, parcelAddress, parcelLines } from "~/sales/orders/delivery";
import { badgeOf } from "~/sales/orders/page/payment-badge";
import { duesOfBuyer } from "~/office/khata/dues/dues.server";
import { tradeAccountOf } from "~/goods/prices/trade/trade-accounts.server";
import { type Customer, ordersBy, othersWith } from "./customer.server";
import { versionOf } from "~/base/lib/form/version.server";
import { noteOf } from "./notes.server";

/** Orders shown on the page. */
const mostOrders = 20;
const mostAddresses = 5;

/** All that the shop knows of a customer. Amounts in paise, times in UTC ms. */
export function sheetOf(customer: Customer) {
  const { userId, orderId, name, phone, email } = customer;
  const own = and(ordersBy(customer), isListed);
  const newest = db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .limit(mostOrders)
    .all();
  const note = noteOf(phone);
  const total = db.select({ total: count() }).from(orders).where(own).get()?.total ?? 0;
  const trade = userId === null ? null : tradeAccountOf(userId);
  const dues = duesOfBuyer({ id: orderId ?? "", userId, buyerPhone: phone });
  return {
    userId,
    name,
    phone: shownPhone(phone),
    mobile: indianMobile(phone),
    email,
    purchases: purchasesIn(ordersBy(customer)).get(userId) ?? noPurchases,
    orders: newest.map((order) => ({
      number: order.number,
      createdAt: order.createdAt,
      totalPaise: order.totalPaise,
      paid: badgeOf({ ...order, needsReview: false }).words,
      status: order.status,
    })),
    total,
    addresses: addressesWith(userId, newest),
    /** Notes stand by the phone number. */
    canHaveNote: phone.trim() !== "",
    note,
    noteVersion: versionOf(note?.words ?? ""),
    trade: trade && { list: trade.list, mayPayLater: trade.mayPayLater },
    dues: dues && { handle: dues.handle, sumPaise: dues.sumPaise, orders: dues.orders.length },
    enquiries: enquiriesFrom({ email, phone }).map(({ id, createdAt, answeredAt, ...asked }) => ({
      id,
      createdAt,
      isAnswered: answeredAt !== null,
      words: asked.message ?? [asked.quantity, asked.product].filter(Boolean).join(" × "),
    })),
    complaints: grievancesFrom({ userId, phone }),
    quotes: quotesFor(customer),
    returns: returnsOf(customer),
    others: othersWith(customer),
  };
}

export type CustomerSheet = ReturnType<typeof sheetOf>;

/** From the address book and from the newest orders, each place once. */
function addressesWith(userId: string | null, newest: (typeof orders.$inferSelect)[]): string[] {
  const kept = userId === null ? [] : addressesOf(userId);
  const used = newest.filter((order) => deliveryIn(order) ?? order.buyerAddress);
  const all = [
    ...kept.map((to) => parcelLines({ ...to, ...phoneOf(to), address: placeLines(to).join("\n") })),
    ...used.map((order) => parcelLines(parcelAddress(order))),
  ];
  return [...new Set(all)].slice(0, mostAddresses);
}

const phoneOf = ({ phone }: { phone: string }) => ({ phone: shownPhone(phone) });

function quotesFor({ userId, phone }: Customer) {
  const isTheirs = or(
    userId === null ? undefined : eq(quotes.userId, userId),
    phone ? eq(quotes.phone, indianMobile(phone) ?? phone) : undefined,
  );
  if (!isTheirs) return [];
  return db
    .select({ number: quotes.number, createdAt: quotes.createdAt })
    .from(quotes)
    .where(isTheirs)
    .orderBy(desc(quotes.createdAt))
    .limit(mostOrders)
    .all();
}

/** Parcels that came back, and goods that were brought back after they had arrived; newest first. */
function returnsOf(customer: Customer) {
  const parcels = db
    .select({ number: orders.number, at: orders.returnedAt })
    .from(orders)
    .where(and(ordersBy(customer), isNotNull(orders.returnedAt)))
    .all()
    .map(({ number, at }) => ({ number, at: at ?? 0, words: "The parcel came back" }));
  const goods = db
    .select({ number: orders.number, at: orderReturns.returnedAt, why: orderReturns.why })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(ordersBy(customer))
    .all()
    .map(({ why, ...one }) => ({ ...one, words: why || "Goods were brought back" }));
  return [...parcels, ...goods].toSorted((one, other) => other.at - one.at);
}
