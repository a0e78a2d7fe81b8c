import { and, asc, eq, gte, ne } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isOpen, orders } from "~/base/db/schema";
import { dayEnd, dayStart, startOfDay } from "~/base/lib/days";
import { digitsTyped } from "~/base/lib/india/phone";
import type { OrderFilter } from "~/sales/orders/list/order-filter";
import { serialTyped } from "~/sales/orders/order-number";
import { payableFor } from "~/sales/payments/payable.server";

/** Orders written down whose pay link still works and that nobody has paid yet. `now`: UTC ms. */
export const isOpenLink = (now: number) =>
  and(
    isOpen,
    gte(orders.updatedAt, now - payableFor),
    eq(orders.source, "owner"),
    eq(orders.paymentMethod, "online"),
    ne(orders.status, "cancel"),
  );

/**
 * Orders written down whose pay link still works and that nobody has paid yet, oldest first. The lists of orders begin with what is
 * paid or needs no money first, so that these stand beside them. Amounts in paise, times in UTC ms.
 */
export function openLinks(now = Date.now()) {
  return db
    .select({
      number: orders.number,
      serial: orders.serial,
      name: orders.buyerName,
      phone: orders.buyerPhone,
      city: orders.shipCity,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(isOpenLink(now))
    .orderBy(asc(orders.createdAt), asc(orders.serial))
    .all();
}

export type OpenLink = ReturnType<typeof openLinks>[number];

/** Those of them that belong beside a filtered list of orders: none beside what is to be packed or sent, or another status. `now`: UTC ms. */
export function linksBeside(links: OpenLink[], filter: OrderFilter, now = Date.now()): OpenLink[] {
  const { q, status, source, show, from, to } = filter;
  if (status && status !== "Not Process") return [];
  if (source && source !== "owner") return [];
  if (show && show !== "today" && show !== "unpaid") return [];
  const since = Math.max(dayStart(from) ?? 0, show === "today" ? startOfDay(now) : 0);
  const until = dayEnd(to) ?? Infinity;
  return links.filter(
    (link) => link.createdAt >= since && link.createdAt < until && isFoundBy(link, q),
  );
}

/** By the number of the order, the name, the place, or digits of the mobile. */
function isFoundBy({ serial, name, city, phone }: OpenLink, keyword: string): boolean {
  if (keyword === "" || serialTyped(keyword) === serial) return true;
  const text = keyword.toLocaleLowerCase();
  if ([name, city ?? ""].some((each) => each.toLocaleLowerCase().includes(text))) return true;
  const digits = digitsTyped(keyword)?.slice(-10) ?? "";
  return digits.length > 2 && phone.replace(/\D/g, "").includes(digits);
}
