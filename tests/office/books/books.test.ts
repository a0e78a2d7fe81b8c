import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { booksCommand } from "~/office/books/books-command.server";
import { booksProblem, booksJob } from "~/office/books/books-job.server";
import { differences } from "~/office/books/differences.server";
import { moneyChecks } from "~/office/books/money-checks";
import { orderChecks } from "~/office/books/order-checks";
import { paperChecks } from "~/office/books/paper-checks";
import { tillChecks } from "~/office/books/till-checks";
import { databaseFile } from "~/base/db/database-file.server";
import { write } from "~/base/db/connection.server";
import { coupons, couponUses } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { day } from "~/base/lib/time";
import { noteMoney } from "~/sales/orders/money/money-received.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import { newId } from "~/base/lib/ids.server";
import { admin, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { providerOnTheWire } from "../../sales/payments/provider";
import { confirmRefund, paidOrder } from "../../sales/payments/refunding";

providerOnTheWire();

/** A shop with one order of every kind; what is in the tests' statements by these names. */
const orders = { paid: "", partly: "", cancelled: "", cash: "", back: "", coupon: "", old: "" };
let raw: Database.Database;

beforeAll(async () => {
  const boss = await admin();
  const userId = (await shopper()).id;
  const byHand = { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null } as const;
  orders.paid = (await paidOrder()).order.number;

  const partly = (await paidOrder()).order;
  orders.partly = partly.number;
  await confirmRefund(boss, partly.number, { kind: "amount", amount: "100", expected: "10000" });

  const cancelled = (await paidOrder()).order;
  orders.cancelled = cancelled.number;
  await cancelByBuyer(cancelled.id, newId());

  const cash = await sold({ userId, serial: 9010, ...byHand });
  orders.cash = cash.number;
  await moveOrder(cash.id, { status: "Shipped" }, boss);
  await receiveMoney(cash.id, { reference: null, note: "" }, boss);

  const back = await sold({ userId, serial: 9020, ...byHand });
  orders.back = back.number;
  await moveOrder(back.id, { status: "Shipped" }, boss);
  await moveOrder(back.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);

  const at = { createdAt: 1, updatedAt: 1 };
  await write((tx) => {
    const coupon = { code: "OIL", kind: "amount", value: 5000, ...at } as const;
    tx.insert(coupons)
      .values([
        { ...coupon, id: "oil" },
        { ...coupon, id: "ghee", code: "GHEE" },
      ])
      .run();
  });
  const withCoupon = await sold({
    userId,
    serial: 9030,
    ...byHand,
    couponId: "oil",
    discountPaise: 5000,
    goodsPaise: 145_000,
    totalPaise: 140_000,
    lines: [{ discountPaise: 5000 }],
  });
  orders.coupon = withCoupon.number;
  await write((tx) =>
    tx
      .insert(couponUses)
      .values({ orderId: withCoupon.id, couponId: "oil", userId, phone: "1", createdAt: 1 })
      .run(),
  );

  const old = { source: "import", goodsPaise: 99, totalPaise: 99 } as const;
  const imported = await sold({ userId, serial: 9040, ...old });
  orders.old = imported.number;
  const there = { way: null, reference: null, note: "in the old shop", by: "shop" };
  const came = { ...there, orderId: imported.id, amountPaise: 99 };
  await write((tx) => noteMoney(tx, came, imported.createdAt));
  raw = new Database(databaseFile);
});

afterAll(() => void raw.close());

async function found() {
  const lines: string[] = [];
  for await (const line of differences(undefined, raw)) lines.push(line);
  return lines;
}

/** Puts the order's id and number where the statement says `:id` and `:number`. */
function broken(of: keyof typeof orders, statement: string) {
  const number = orders[of];
  raw.exec(
    statement
      .replaceAll(":id", `(select id from orders where number = '${number}')`)
      .replaceAll(":number", `'${number}'`),
  );
}

test("nothing differs in a shop that only the shop itself has written to", async () => {
  const said: string[] = [];
  expect(await booksCommand((line) => said.push(line))).toBe(0);
  expect(said).toEqual([]);
});

test("no check reads all orders or all papers at once: others are served in between", () => {
  for (const { sql } of [...orderChecks, ...paperChecks, ...moneyChecks]) {
    const plan = raw.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`);
    const scans = plan
      .all(...(sql.includes(":from") ? [{ from: 1, to: 2 }] : []))
      .filter(({ detail }) => /^SCAN [oxin]( |$)/.test(detail))
      .filter(({ detail }) => !/COVERING INDEX|invoices_returned/.test(detail));
    expect(scans, sql).toEqual([]);
  }
});

test("the checks of the till read no order, no money and no refund but those of its days", () => {
  for (const { sql } of tillChecks) {
    const plan = raw.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all();
    expect(
      plan.filter(({ detail }) => /^SCAN [omrpx]( |$)/.test(detail)),
      sql,
    ).toEqual([]);
  }
});

describe("it is named, by the number of the order, when", () => {
  beforeEach(() => {
    // Nobody can do this by accident: the database itself refuses most of it.
    raw.pragma("ignore_check_constraints = on");
    raw.pragma("foreign_keys = off");
    raw.exec(`begin; drop trigger invoices_stay; drop trigger invoices_are_kept; drop trigger money_received_is_kept;
    drop index orders_cart_paid_once`);
  });
  afterEach(() => void raw.exec("rollback"));
  test.each<[string, keyof typeof orders, string, string | string[]]>([
    [
      "a total is not the sum of its parts",
      "cash",
      "update orders set delivery_paise = 6000 where number = :number",
      "the total is ₹1,450, its parts add up to ₹1,510",
    ],
    [
      "the lines are not the goods",
      "cash",
      "update order_lines set quantity = 2 where order_id = :id",
      "the goods are ₹1,450, its lines add up to ₹2,900",
    ],
    [
      "more came by hand than it is paid with",
      "cash",
      `insert into money_received (id, receipt_id, order_id, amount_paise, came_at, noted_by, created_at)
        values ('m', 'm', :id, 100, 1, 'shop', 1)`,
      "it is paid with ₹1,450, and ₹1,451 came",
    ],
    [
      "money came by hand for an order that is paid online",
      "paid",
      `insert into money_received (id, receipt_id, order_id, amount_paise, came_at, noted_by, created_at)
        values ('m', 'm', :id, 100, 1, 'shop', 1)`,
      "it is paid online with ₹1,450, and ₹1 came by hand, too",
    ],
    [
      "money came by hand, and it is not paid",
      "coupon",
      `insert into money_received (id, receipt_id, order_id, amount_paise, came_at, noted_by, created_at)
        values ('m', 'm', :id, 100, 1, 'shop', 1)`,
      "it costs ₹1,400 and is not paid, and ₹1 came by hand",
    ],
    [
      "an order has no lines",
      "paid",
      "delete from order_lines where order_id = :id",
      "the goods are ₹1,450, its lines add up to ₹0",
    ],
    [
      "the lines carry another discount",
      "coupon",
      "update order_lines set discount_paise = 0 where order_id = :id",
      "the discount is ₹50, that of its lines ₹0",
    ],
    [
      "a coupon is not counted",
      "coupon",
      "delete from coupon_uses where order_id = :id",
      "its coupon is not counted as used",
    ],
    [
      "a coupon is counted that is given back",
      "coupon",
      "update orders set lapsed_at = 1 where number = :number",
      "a coupon is counted as used that this order does not use",
    ],
    [
      "a use is of another coupon",
      "coupon",
      "update coupon_uses set coupon_id = 'ghee' where order_id = :id",
      "its coupon is not counted as used",
    ],
    [
      "a paid order has no invoice",
      "paid",
      "delete from invoices where order_id = :id",
      "paid with ₹1,450, but has no invoice",
    ],
    [
      "an order that left unpaid has no invoice",
      "coupon",
      "update orders set status = 'Shipped' where number = :number",
      "sent unpaid for ₹1,400, but has no invoice",
    ],
    [
      "an invoice is over another total",
      "paid",
      "update invoices set total_paise = 100 where order_id = :id",
      ["the total is ₹1,450, its invoice is over ₹1", "its lines add up to ₹1,450"],
    ],
    [
      "an invoice's tax is not that of its lines",
      "paid",
      "update invoices set tax_paise = tax_paise + 1 where order_id = :id",
      "its tax is not that of its lines",
    ],
    [
      "a payment is of another amount",
      "paid",
      "update payments set amount_paise = 100 where paid_order_id = :id",
      ["the total is ₹1,450, the payment that counts ₹1", "₹1 was paid, ₹1,450 was asked for"],
    ],
    [
      "the money was not captured",
      "paid",
      "update payments set status = 'authorized' where paid_order_id = :id",
      "the money was not captured",
    ],
    [
      "a paid order has no payment",
      "paid",
      "update payments set paid_order_id = null where paid_order_id = :id",
      "it is paid with ₹1,450, and ₹0 came",
    ],
    [
      "nobody noted the cash of a paid order",
      "cash",
      "delete from money_received where order_id = :id",
      "it is paid with ₹1,450, and ₹0 came",
    ],
    [
      "more went back than was paid",
      "cancelled",
      "update refunds set amount_paise = 200000 where order_id = :id",
      "₹2,000 was given back of ₹1,450 paid",
    ],
    [
      "the provider gave back what the shop does not know",
      "paid",
      "update payments set amount_refunded_paise = 700 where paid_order_id = :id",
      "the provider gave back ₹7, the shop knows of ₹0",
    ],
    [
      "the payment status does not fit the refunds",
      "partly",
      "update orders set payment_status = 'refunded' where number = :number",
      "its payment status does not fit: ₹100 of ₹1,450 was given back",
    ],
    [
      "a refund has no credit note",
      "partly",
      "delete from invoices where order_id = :id and series = 'CN'",
      "₹100 was refunded, its credit note is over ₹0",
    ],
    [
      "a credit note belongs to a refund that is not made",
      "partly",
      "update refunds set status = 'requested' where order_id = :id",
      "the credit note has no refund that was made",
    ],
    [
      "more is credited than invoiced",
      "back",
      "update invoices set total_paise = 200000 where order_id = :id and series = 'CN'",
      "credited with ₹2,000, its invoice is over ₹1,450",
    ],
    [
      "unpaid goods came back without a credit note",
      "cash",
      `update orders set status = 'cancel', payment_status = 'pending' where number = :number`,
      "cancelled unpaid, but ₹0 of its invoice over ₹1,450 is credited",
    ],
    [
      "a returned order goes on after its credit note",
      "back",
      "update orders set status = 'Shipped' where number = :number",
      "credited with ₹1,450 as returned, but the order goes on without an invoice",
    ],
    [
      "one cart was paid with two orders",
      "paid",
      `update orders set (cart_id, cart_round) = (select cart_id, cart_round from orders
         where number = :number) where number = 'PR-000002'`,
      "its cart was paid with 2 orders",
    ],
  ])("%s", async (_, of, statement, expected) => {
    broken(of, statement);
    const lines = await found();
    for (const words of [expected].flat()) {
      const line = lines.find((one) => one.includes(words)) ?? lines.join("\n");
      expect(line).toContain(words);
      expect(line).toMatch(/^PR-\d{6}/);
    }
    const own = lines.filter((line) => line.startsWith(orders[of]));
    expect(own.length + lines.filter((line) => /cart was paid/.test(line)).length).toBeGreaterThan(
      0,
    );
  });

  test("a number is missing in a series of papers", async () => {
    raw.exec("delete from invoices where series = 'CN' and serial = 1");
    expect((await found()).join("\n")).toMatch(
      /^CN\d{4}: the last number is 3, but there are 2 papers and skipped numbers$/m,
    );
    raw.exec(
      "insert into skipped_numbers select 'a', series, year, 1, 1, 0 from invoice_counters where series = 'CN'",
    );
    expect((await found()).join("\n"), "it was skipped after a restore").not.toMatch(/^CN/m);
  });

  test("a counter is behind its papers", async () => {
    raw.exec("update invoice_counters set last = last - 1 where series = 'PR'");
    expect(await found()).toHaveLength(1);
  });
});

describe("an order that was sent unpaid before the shop invoiced such orders", () => {
  const sentBefore = async (more: object) =>
    sold({
      userId: (await shopper()).id,
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
      shippedAt: 1,
      ...more,
    });

  test("is named with what to do, and done so it is not named any more", async () => {
    const boss = await admin();
    const { id, number } = await sentBefore({ serial: 9050, status: "Shipped" });
    expect(await found()).toEqual([
      `${number}: sent unpaid for ₹1,450, but has no invoice; it gets one when its money is noted, or another status and then this one again is set`,
    ]);
    await moveOrder(id, { status: "Processing" }, boss);
    await moveOrder(id, { status: "Shipped" }, boss);
    expect(await found()).toEqual([]);
  });

  test("is not named when it came back: there is nothing to invoice", async () => {
    await sentBefore({ serial: 9060, status: "cancel" });
    expect(await found()).toEqual([]);
  });
});

test("an order that came back, was paid after all, and was given back in full agrees", async () => {
  const boss = await admin();
  const { id, number } = await sold({
    userId: (await shopper()).id,
    serial: 9070,
    paymentStatus: "pending",
    paymentMethod: "on-delivery",
    paidAt: null,
  });
  await moveOrder(id, { status: "Shipped" }, boss);
  await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
  await moveOrder(id, { status: "Shipped" }, boss);
  await receiveMoney(id, { reference: null, note: "" }, boss);
  expect(await found()).toEqual([]);
  await moveOrder(id, { status: "cancel" }, boss);
  await confirmRefund(boss, number, { kind: "full", expected: "145000" });
  expect(await found()).toEqual([]);
});

describe("every night", () => {
  test("the result is kept, and told when something differs", async () => {
    const now = Date.now();
    expect(await booksJob.run(now)).toMatch(/^Everything agrees\. Checked /);
    expect(booksProblem()).toBeNull();
    raw.exec("update orders set lapsed_at = 1 where coupon_id is not null");
    expect(await booksJob.run(now + 1000), "not twice in a night").toContain("Everything agrees");
    expect(await booksJob.run(now + day)).toContain("The books differ");
    expect(booksProblem()).toBe(
      `The books differ. ${orders.coupon}: a coupon is counted as used that this order does not use.`,
    );
    const said: string[] = [];
    expect(await booksCommand((line) => said.push(line))).toBe(1);
    expect(said).toHaveLength(1);
  });
});
