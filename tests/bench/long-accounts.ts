import path from "node:path";
import Database from "better-sqlite3";
import { crowd, shopperCookie } from "./crowd";
import { remember } from "./history";
import type { Ask } from "./load";
import { rowsOf } from "./rows-of";
import type { Scenario } from "./scenarios";
import type { Size } from "./templates";

/** Two shoppers who do nothing else in the bench, by their number, and how many orders they have. */
const accounts = [
  { shopper: crowd.shoppers - 601, orders: 10 },
  { shopper: crowd.shoppers - 602, orders: 500 },
];

/** Orders on one page of an account. */
const pageSize = 10;

/** Gives them their orders, in a scratch copy: those of others, or in a shop without a past some that are made for them. */
export function fillLongAccounts(dataDir: string, past: Size["orders"]): void {
  const database = new Database(path.join(dataDir, "shop.sqlite"));
  const wanted = accounts.reduce((sum, { orders }) => sum + orders, 0);
  if (past === 0) remember(database, wanted);
  const own = accounts.map(({ shopper }) => `'bench-shopper-${shopper}'`).join(", ");
  const others = database
    .prepare(
      `select id from orders where cart_id like 'bench-past-cart-%' and user_id not in (${own}) limit ?`,
    )
    .pluck()
    .all(wanted) as string[];
  const give = database.prepare("update orders set user_id = ? where id = ?");
  database.transaction(() => {
    database.exec(`update orders set user_id = 'bench-shopper-0' where user_id in (${own})`);
    for (const { shopper, orders } of accounts)
      for (const id of others.splice(0, orders)) give.run(`bench-shopper-${shopper}`, id);
  })();
  database.close();
}

/** Every page of their lists, and the pages of the orders that they have paid. */
export function longAccountScenarios(dataDir: string): Promise<Scenario[]> {
  const each = accounts.map(async ({ shopper, orders }): Promise<Scenario[]> => {
    const headers = { Cookie: await shopperCookie(shopper) };
    const pages = Array.from({ length: Math.ceil(orders / pageSize) }, (_, index) => index + 1);
    const own = rowsOf<string>(
      dataDir,
      `select number || '|' || token from orders where user_id = 'bench-shopper-${shopper}' and payment_status = 'paid' limit ?`,
      orders,
    ).map((row) => row.split("|") as [string, string]);
    const scenario = (name: string, asks: Ask[]): Scenario => ({
      name,
      visitor: "signed in",
      kind: "personal",
      asks: asks.map((ask) => ({ ...ask, headers })),
    });
    const list = pages.map((page) => ({
      path: `/dashboard/user/orders?page=${page}`,
      word: "PR-",
    }));
    const one = own.map(([number, token]) => ({ path: `/order/${token}`, word: number }));
    return [scenario(`own orders, ${orders}`, list), scenario(`order page, one of ${orders}`, one)];
  });
  return Promise.all(each).then((found) => found.flat());
}
