import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orders, phoneDigits, users } from "~/base/db/schema";
import { indianMobile } from "~/base/lib/india/phone";

/** The customer shown: an account, or a guest by an order. */
export type Customer = {
  /** Null: a guest. */
  userId: string | null;
  /** The order that leads to a guest; null for an account. */
  orderId: string | null;
  name: string;
  /** As stored; "" when none is known. */
  phone: string;
  email: string;
  /** A guest's key in the list of customers; null for an account. */
  guest: string | null;
};

/** The guest who placed this order. */
export const guestOf = (order: typeof orders.$inferSelect): Customer => ({
  userId: null,
  orderId: order.id,
  name: order.buyerName,
  phone: order.buyerPhone,
  email: order.buyerEmail,
  guest: order.customer,
});

/** The customer's own orders: of the account, or those that a guest placed with the same number (without one, the same e-mail). */
export function ordersBy({ userId, guest }: Pick<Customer, "userId" | "guest">) {
  if (userId !== null) return eq(orders.userId, userId);
  return and(isNull(orders.userId), eq(orders.customer, guest ?? ""));
}

/** Accounts and guests with the same mobile number: likely the same person, but nobody has proved it. */
export function othersWith({ userId, phone }: Pick<Customer, "userId" | "phone">) {
  const mobile = indianMobile(phone);
  if (!mobile) return { accounts: [], guestOrder: null };
  const accounts = db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${phoneDigits} = ${mobile.slice(-10)}`)
    .limit(10)
    .all()
    .filter(({ id }) => id !== userId);
  const asGuest =
    userId !== null &&
    db
      .select({ number: orders.number })
      .from(orders)
      .where(and(isNull(orders.userId), eq(orders.buyerPhone, mobile), isListed))
      .orderBy(desc(orders.createdAt))
      .limit(1)
      .get();
  return { accounts, guestOrder: asGuest ? asGuest.number : null };
}
