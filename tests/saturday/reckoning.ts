import path from "node:path";
import Database from "better-sqlite3";
import type { Seen } from "./watch";

/** Milliseconds that a write may take from its time to the disk: whoever waits longer is told that nothing was stored. */
const slack = 5_000;

type Change = { at: number; value: number };

/** Adds up the day by SQL; gives figures and what must not be. `captured`: payments that took money at the provider. */
export function reckon(
  dataDir: string,
  seen: Seen[],
  captured: number,
): { figures: Record<string, number>; problems: string[] } {
  const books = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  const number = (sql: string) => Number(books.prepare(sql).pluck().get());
  const ofDay = "(buyer_email like 'shopper-%' or source in ('owner', 'quote'))";
  const taken = `status <> 'cancel' and (payment_status in ('paid', 'part_refunded') or (payment_status = 'pending' and payment_method <> 'online'))`;
  try {
    const figures = {
      "paid online": number(
        `select count(*) from orders where ${ofDay} and payment_status = 'paid' and payment_method = 'online'`,
      ),
      "at the counter": number("select count(*) from orders where source = 'owner'"),
      "of quotes": number("select count(*) from orders where source = 'quote'"),
      "packs sold": -number(
        "select coalesce(sum(packs), 0) from stock_movements where kind = 'sold'",
      ),
      "pages looked at": seen.length,
    };
    const none: [what: string, sql: string][] = [
      [
        "products whose number is not the sum of their movements",
        `select count(*) from products where is_counted = 1 and stock <>
          (select coalesce(sum(packs), 0) from stock_movements where product_id = products.id)`,
      ],
      [
        "batches whose number is not the sum of their movements",
        "select count(*) from batches where packs <> (select coalesce(sum(packs), 0) from stock_movements where batch_id = batches.id)",
      ],
      ["batches below zero", "select count(*) from batches where packs < 0"],
      [
        "orders of the day that took other packs than they are for",
        `select count(*) from orders join order_lines on order_lines.order_id = orders.id
         join products on products.id = order_lines.product_id and products.is_counted = 1
         where ${ofDay} and ${taken} and order_lines.quantity <> -(select coalesce(sum(packs), 0) from stock_movements
           where stock_movements.order_id = orders.id and stock_movements.product_id = products.id)`,
      ],
      [
        "open orders that took packs",
        `select count(*) from orders where ${ofDay} and payment_status = 'unpaid'
         and (select coalesce(sum(packs), 0) from stock_movements where order_id = orders.id) <> 0`,
      ],
      ["products that owe packs", "select count(*) from products where stock < 0"],
      ["orders in review", "select count(*) from orders where payment_status = 'review'"],
      [
        "cash that was not received",
        "select count(*) from orders where payment_method = 'cash' and payment_status <> 'paid'",
      ],
      [
        "orders whose lines do not add up",
        `select count(*) from orders where ${ofDay} and goods_paise <>
          (select sum(unit_price_paise * quantity) from order_lines where order_id = orders.id)`,
      ],
    ];
    const problems = none.flatMap(([what, sql]) => {
      const found = number(sql);
      return found === 0 ? [] : [`${found} ${what}`];
    });
    if (figures["paid online"] !== captured)
      problems.push(
        `${captured} payments were taken, and ${figures["paid online"]} orders are paid`,
      );
    return { figures, problems: [...problems, ...untrue(books, seen)] };
  } finally {
    books.close();
  }
}

/** Pages with a price or a stock that was not true at any moment while they were made. */
function untrue(books: Database.Database, seen: Seen[]): string[] {
  const prices = books.prepare(
    `select at, price_paise as value from price_history where product_id = (select id from products where slug = ?) order by id`,
  );
  const movements = books.prepare(
    `select created_at as at, sum(packs) over (order by created_at, rowid) as value from stock_movements
     where product_id = (select id from products where slug = ?) order by created_at, rowid`,
  );
  const known = new Map<string, { prices: Change[]; stock: Change[] }>();
  for (const { slug } of seen)
    if (!known.has(slug))
      known.set(slug, {
        prices: prices.all(slug) as Change[],
        stock: movements.all(slug) as Change[],
      });
  return seen.flatMap((page) => {
    const { prices = [], stock = [] } = known.get(page.slug) ?? {};
    const isPriceTrue = during(page, prices).some((paise) => paise === page.paise);
    const isStockTrue = during(page, stock).some((packs) => packs <= 0 === page.isSoldOut);
    const when = new Date(page.from).toISOString();
    return [
      ...(isPriceTrue ? [] : [`${page.slug} showed ${page.paise} paise at ${when}`]),
      ...(isStockTrue
        ? []
        : [`${page.slug} was ${page.isSoldOut ? "" : "not "}sold out at ${when}`]),
    ];
  });
}

/** The values that held at some moment while a page was made. */
function during({ from, to }: Seen, changes: Change[]): number[] {
  return changes
    .filter(({ at }, index) => at <= to && (changes[index + 1]?.at ?? Infinity) >= from - slack)
    .map(({ value }) => value);
}
