import { and, desc, eq, gte, isNull, lt, max, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, khatas, orders, phoneDigits, users } from "~/base/db/schema";
import { indianMobile } from "~/base/lib/india/phone";
import { emailKey } from "~/base/lib/typed/email";
import { type KhataBuyer, khataBuyer } from "../dues/khata-buyer.server";

/** Buyers that are shown at once. */
const most = 10;

/**
 * Other buyers than this one by what the owner typed: a mobile number, an e-mail, the number of an order, or how a name begins. Each
 * once, with the khata that is theirs, or would be.
 */
export function sameBuyers(buyer: KhataBuyer, typed: string): KhataBuyer[] {
  const found = new Map<string, KhataBuyer>();
  for (const handle of handlesOf(typed.trim())) {
    const other = khataBuyer(handle);
    const key = other && keyOf(other);
    if (other && key && !isSame(buyer, other) && !found.has(key)) found.set(key, other);
  }
  return [...found.values()].slice(0, most);
}

const keyOf = ({ khataId, userId, buyerPhone }: KhataBuyer): string | null =>
  khataId ?? userId ?? indianMobile(buyerPhone);

/** Whether two buyers have one khata, or would have. */
export const isSame = (one: KhataBuyer, other: KhataBuyer): boolean => keyOf(one) === keyOf(other);

/** Numbers of orders and ids of khatas that fit. */
function handlesOf(typed: string): string[] {
  if (typed === "") return [];
  const mobile = indianMobile(typed);
  if (mobile !== null) return [...khatasBy(eq(khatas.mobile, mobile)), ...ordersOfMobile(mobile)];
  if (typed.includes("@")) return ofUsers(eq(users.email, emailKey(typed)));
  const until = `${typed}\uffff`;
  return [
    typed.toUpperCase(),
    ...khatasBy(sql`${khatas.name} like ${`${typed.replaceAll(/[%_]/g, "")}%`}`),
    ...newest(
      and(
        gte(sql`${orders.buyerName} collate nocase`, typed),
        lt(sql`${orders.buyerName} collate nocase`, until),
      ),
    ),
  ];
}

const ordersOfMobile = (mobile: string): string[] => [
  ...newest(and(eq(orders.buyerPhone, mobile), isNull(orders.userId))),
  ...ofUsers(sql`${phoneDigits} = ${mobile.slice(-10)}`),
];

/** Of accounts: their khatas, and the newest of their orders. */
function ofUsers(which: SQL): string[] {
  const found = db.select({ id: users.id }).from(users).where(which).limit(most).all();
  if (found.length === 0) return [];
  const own = found.map(({ id }) => eq(orders.userId, id));
  const khata = found.map(({ id }) => eq(khatas.userId, id));
  return [...khatasBy(or(...khata)), ...newest(or(...own))];
}

const khatasBy = (which: SQL | undefined): string[] =>
  db
    .select({ id: khatas.id })
    .from(khatas)
    .where(which)
    .limit(most)
    .all()
    .map(({ id }) => id);

/** The newest order of each buyer. */
const newest = (which: SQL | undefined): string[] =>
  db
    .select({ number: orders.number, at: max(orders.createdAt) })
    .from(orders)
    .where(and(which, isListed))
    .groupBy(orders.customer)
    .orderBy(desc(max(orders.createdAt)))
    .limit(most)
    .all()
    .map(({ number }) => number);
