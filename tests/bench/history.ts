import type Database from "better-sqlite3";
import { newId } from "~/base/lib/ids.server";
import { payableFor } from "~/sales/payments/payable.server";
import { Dice } from "../dice";
import { pick } from "./names";
import { insertOf } from "./stock";

const day = 24 * 60 * 60 * 1000;
const span = 3 * 365 * day;
const filled = ["orders", "order_lines", "order_events", "payment_orders", "payments", "invoices"];

/**
 * Gives a stocked shop with its crowd a past of so many orders over three years, the newest an hour old: nearly all of
 * them paid, with lines, history, payment and invoice. One transaction; the indexes are made afterwards, which is faster.
 */
export function remember(database: Database.Database, orders: number, now = Date.now()): void {
  if (orders === 0) return;
  database.transaction(() => {
    const indexes = withoutIndexes(database);
    placeOrders(database, orders, now - span, (span - day / 24) / orders);
    for (const statement of consequences) database.exec(statement);
    for (const index of indexes) database.exec(index);
  })();
}

/** Takes the indexes of the tables that are filled away, but the one that a trigger asks; gives the statements that make them again. */
function withoutIndexes(database: Database.Database): string[] {
  const found = database
    .prepare(
      `select name, sql from sqlite_master where type = 'index' and sql is not null
       and tbl_name in (${filled.map((name) => `'${name}'`).join(", ")})
       and name <> 'payments_paid_order'`,
    )
    .all() as { name: string; sql: string }[];
  for (const { name } of found) database.exec(`drop index ${name}`);
  return found.map(({ sql }) => sql);
}

function placeOrders(
  database: Database.Database,
  orders: number,
  begin: number,
  pause: number,
): void {
  const dice = new Dice(orders);
  const buyers = database
    .prepare("select id, name, email, phone, address from users where role = 0")
    .all() as Buyer[];
  const [last] = database.prepare("select coalesce(max(serial), 0) from orders").pluck().all() as [
    number,
  ];
  const columns = Object.keys(orderRow(dice, pick(dice, buyers), 0, 0, 0));
  const add = insertOf(database, "orders", columns);
  for (let index = 1; index <= orders; index += 1) {
    const at = Math.floor(begin + index * pause);
    add.run(orderRow(dice, pick(dice, buyers), last + index, at, orders - index));
  }
}

type Buyer = { id: string; name: string; email: string; phone: string; address: string };

/** `younger`: how many orders came after it. The last thousand are still to be packed or on their way. */
function orderRow(dice: Dice, buyer: Buyer, serial: number, at: number, younger: number) {
  const isPaid = dice.chance(0.94);
  const id = newId(at);
  const totalPaise = 9900 + Math.floor(dice.next() * 900_000);
  return {
    id,
    serial,
    number: `PR-${String(serial).padStart(6, "0")}`,
    token: `bench-${id}`.padEnd(43, "0"),
    user_id: buyer.id,
    cart_id: `bench-past-cart-${serial}`,
    cart_round: 1,
    fingerprint: id,
    status: statusOf(dice, younger),
    payment_status: isPaid ? "paid" : "unpaid",
    goods_paise: totalPaise,
    total_paise: totalPaise,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    buyer_phone: buyer.phone,
    buyer_address: buyer.address,
    paid_at: isPaid ? at + 60_000 : null,
    lapsed_at: isPaid || at + payableFor > Date.now() ? null : at + payableFor,
    created_at: at,
    updated_at: at + 60_000,
  };
}

function statusOf(dice: Dice, younger: number): string {
  if (younger < 300) return "Not Process";
  if (younger < 600) return "Processing";
  if (younger < 1000) return "Shipped";
  return dice.chance(0.02) ? "cancel" : "deliverd";
}

const past = "from orders where cart_id like 'bench-past-cart-%'";
const paidPast = `${past} and payment_status = 'paid'`;

/** What an order brings with it, made of the orders themselves. */
const consequences = [
  `insert into order_lines (order_id, position, product_id, category_id, name, slug, description, volume_ml, shipping,
     unit_price_paise, quantity)
   select id, 0, 'bench-product-' || (serial % 60 + 40), 'bench-category-10', 'Gondal Sing Tel Tin No. ' || (serial % 60 + 40),
     'bench-' || (serial % 60 + 40), 'Pressed slowly in a wooden ghani.', 1000, 1, total_paise, 1 ${past}`,
  `insert into order_events (id, order_id, actor, kind, created_at)
   select id || '-placed', id, user_id, 'placed', created_at ${past}`,
  `insert into order_events (id, order_id, actor, kind, detail, created_at)
   select id || '-paid', id, 'provider', 'paid', 'pay_bench' || serial || ' by callback', paid_at ${paidPast}`,
  `insert into payment_orders (id, order_id, amount_paise, created_at)
   select 'order_bench' || serial, id, total_paise, created_at ${paidPast}`,
  `insert into payments (id, payment_order_id, paid_order_id, amount_paise, currency, status, method, created_at, updated_at)
   select 'pay_bench' || serial, 'order_bench' || serial, id, total_paise, 'INR', 'captured', 'upi', paid_at, paid_at ${paidPast}`,
  `insert into invoices (id, series, year, serial, number, order_id, total_paise, tax_paise, content, created_at)
   select id || '-invoice', 'PR', 'past', serial, 'PRpast-' || serial, id, total_paise, 0, '{"version":1}', paid_at ${paidPast}`,
];
