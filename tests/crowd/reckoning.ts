import path from "node:path";
import Database from "better-sqlite3";
import { brokenPayments } from "../storm/ledger";
import type { ProviderPayment } from "../storm/provider-desk";
import { brokenCoupons } from "./coupon-limits";
import type { Remembered } from "./memory";

type Row = {
  number: string;
  token: string;
  language: string;
  total: number;
  delivery: number;
  way: string | null;
  pin: string | null;
  phone: string;
  method: string;
  status: string;
  cancelReason: string | null;
  payment: string;
  lapsedAt: number | null;
};

/** What the people of the crowd know. `byApi`: orders that API clients were told are placed. */
type Known = { remembered: Remembered[]; byApi: number; captured: ProviderPayment[] };

/** Holds what buyers remember and what the provider took against the shop's file; gives figures, and what must not be. */
export function reckon(
  dataDir: string,
  { remembered, byApi, captured }: Known,
): { figures: Record<string, number>; problems: string[] } {
  const books = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    const rows = ordersOf(books);
    const paidByApi = count(books, "source = 'api' and payment_status <> 'unpaid'");
    return {
      figures: figuresOf(books, remembered),
      problems: [
        ...remembered.flatMap((order) => misremembered(order, rows.get(order.token), captured)),
        ...unknownOrders(rows, remembered),
        ...(paidByApi === byApi
          ? []
          : [`API clients were told of ${byApi} orders, and there are ${paidByApi}`]),
        ...cartsOrderedTwice(books),
        ...brokenCoupons(books),
        ...brokenPayments(books, captured),
      ],
    };
  } finally {
    books.close();
  }
}

/** The demo shop opens with orders of its own. */
const ofCrowd = "buyer_email like 'shopper-%'";

const count = (books: Database.Database, condition: string) =>
  books
    .prepare(`select count(*) from orders where ${condition} and ${ofCrowd}`)
    .pluck()
    .get() as number;

function figuresOf(books: Database.Database, remembered: Remembered[]): Record<string, number> {
  const of = (condition: string) => count(books, condition);
  return {
    "orders that buyers remember": remembered.length,
    "orders of guests": of("user_id is null"),
    "of accounts, by page and API": of("user_id is not null"),
    "paid, in whole or refunded": of("payment_status in ('paid', 'part_refunded', 'refunded')"),
    "to be paid by hand": of("payment_status = 'pending'"),
    "left unpaid or replaced": of("payment_status = 'unpaid'"),
    cancelled: of("status = 'cancel'"),
    "to be collected": of("delivery_way = 'collect'"),
    "with a coupon": of("coupon_id is not null"),
    "prices of delivery": books
      .prepare(`select count(distinct delivery_paise) from orders where ${ofCrowd}`)
      .pluck()
      .get() as number,
  };
}

function ordersOf(books: Database.Database): Map<string, Row> {
  const rows = books
    .prepare(
      `select number, token, language, total_paise as total, delivery_paise as delivery, delivery_way as way,
        ship_pin as pin, coalesce(ship_phone, buyer_phone) as phone, payment_method as method,
        status, cancel_reason as cancelReason, payment_status as payment, lapsed_at as lapsedAt
       from orders where source = 'shop' and ${ofCrowd}`,
    )
    .all() as Row[];
  return new Map(rows.map((row) => [row.token, row]));
}

/** What the shop's file says otherwise than the buyer. */
function misremembered(
  order: Remembered,
  row: Row | undefined,
  captured: ProviderPayment[],
): string[] {
  if (!row) return [`${order.token} was placed and is not there`];
  const [way, seen = "0"] = order.way.split(":");
  const taken = captured.filter(({ order_id }) => order_id === order.providerOrder);
  const isOpen = row.payment === "unpaid";
  const wrong: [boolean, string][] = [
    [
      row.total === order.shownPaise,
      `is for ${row.total} paise, its buyer saw ${order.shownPaise}`,
    ],
    [row.delivery === Number(seen) && row.way === way, `has other delivery than ${order.way}`],
    [row.language === order.language, `is in ${row.language}, ordered in ${order.language}`],
    [row.method === order.method, `is paid ${row.method}, its buyer chose ${order.method}`],
    [(row.pin ?? "") === order.pin, `goes to ${row.pin}, not to ${order.pin}`],
    [row.phone.endsWith(order.phone), `has another mobile than ${order.phone}`],
    [
      taken.every(({ amount }) => amount === order.shownPaise),
      `was paid with another amount than ${order.shownPaise}`,
    ],
    [(taken.length === 1) === order.isPaid, `was paid ${taken.length} times at the provider`],
    [!order.isPaid || !isOpen, "was paid and is unpaid"],
    [order.method === "online" || !isOpen, "was placed to be paid by hand and is not active"],
    [
      !order.isCancelled || row.cancelReason === "buyer",
      `was cancelled by its buyer and is ${row.status}`,
    ],
    [
      !order.isReplaced || (isOpen && row.lapsedAt !== null),
      `was replaced by another order and is ${row.payment}`,
    ],
  ];
  return wrong.flatMap(([holds, words]) => (holds ? [] : [`${row.number} ${words}`]));
}

/** Where an answer was lost the shop may have an order that nobody knows of: never one that counts. */
function unknownOrders(rows: Map<string, Row>, remembered: Remembered[]): string[] {
  const known = new Set(remembered.map(({ token }) => token));
  return [...rows.values()]
    .filter(({ token, payment }) => !known.has(token) && payment !== "unpaid")
    .map(({ number, payment }) => `${number} is ${payment}, and no buyer knows of it`);
}

/** One filling of a cart is one order that counts; a second payment for it waits for a person. */
function cartsOrderedTwice(books: Database.Database): string[] {
  const carts = books
    .prepare(
      `select group_concat(number, ' and ') from orders
       where payment_status not in ('unpaid', 'review') and source = 'shop' and ${ofCrowd}
       group by cart_id, cart_round having count(*) > 1`,
    )
    .pluck()
    .all() as string[];
  return carts.map((numbers) => `one cart is ordered with ${numbers}`);
}
