import { and, desc, eq, isNull } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { khatas, orders, tradeAccounts, users } from "~/base/db/schema";
import {
  type Buyer,
  joinedTo,
  keysOfKhata,
  type KhataKey,
  khataOf,
} from "~/sales/orders/money/khata.server";
import { orderByNumber } from "~/sales/orders/order.server";

/** Whose running account it is. `id`: of the order by which the buyer was found; `khataId` null: nothing stands on it yet. */
export type KhataBuyer = Buyer & {
  id: string;
  handle: string;
  name: string;
  firm: string | null;
  khataId: string | null;
  /** The accounts and mobile numbers that have the khata together. */
  joined: KhataKey[];
};

/** The buyer by the number of one of their orders, or by the id of a running account; null: there is none such. */
export function khataBuyer(handle: string, from: Reader = db): KhataBuyer | null {
  const order = orderByNumber(handle, from);
  if (order) {
    const { id, userId, buyerPhone, buyerName: name, buyerFirm } = order;
    const firm = firmOf(userId, from) ?? buyerFirm;
    const khataId = khataOf(order, from);
    const joined = khataId === null ? [] : keysOfKhata(khataId, from);
    return { id, userId, buyerPhone, handle, name, firm, khataId, joined };
  }
  const khata = from
    .select()
    .from(khatas)
    .where(eq(khatas.id, joinedTo(handle, from) ?? handle))
    .get();
  if (!khata) return null;
  const { id: khataId, userId, mobile, name } = khata;
  const user = userId === null ? null : from.select().from(users).where(eq(users.id, userId)).get();
  const buyerPhone = mobile ?? user?.phone ?? "";
  return {
    id: "",
    userId,
    buyerPhone,
    handle,
    name: user?.name ?? (name || nameOn(buyerPhone, from)),
    firm: firmOf(userId, from),
    khataId,
    joined: keysOfKhata(khataId, from),
  };
}

function firmOf(userId: string | null, from: Reader): string | null {
  if (userId === null) return null;
  const found = from
    .select({ firm: tradeAccounts.firm })
    .from(tradeAccounts)
    .where(eq(tradeAccounts.userId, userId))
    .get();
  return found?.firm ?? null;
}

/** The name on the newest order of a guest with this number. */
function nameOn(phone: string, from: Reader): string {
  if (phone === "") return "Erased customer";
  const found = from
    .select({ name: orders.buyerName })
    .from(orders)
    .where(and(eq(orders.buyerPhone, phone), isNull(orders.userId)))
    .orderBy(desc(orders.createdAt))
    .get();
  return found?.name ?? phone;
}
