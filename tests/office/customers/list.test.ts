import Database from "better-sqlite3";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { customers, orders, refunds } from "~/base/db/schema";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { customerPage } from "~/office/customers/list/customer-list.server";
import { indianMobile } from "~/base/lib/india/phone";
import { newId } from "~/base/lib/ids.server";
import * as file from "~/routes/admin/customers/customers-csv";
import * as page from "~/routes/admin/customers/customer";
import * as list from "~/routes/admin/users";
import { formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { paymentFor, sold } from "../../sales/orders/sold";

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
let cookie: string;
let people = 0;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

beforeEach(() => {
  people += 1;
});

/** A number that no other test has. */
const mobile = () => `+9198250${String(people).padStart(5, "0")}`;
const found = (keyword: string) => customerPage({ keyword, page: 1 }).customers;
const guest = (more: Partial<Parameters<typeof sold>[0]> = {}) =>
  sold({ userId: null, buyerPhone: mobile(), buyerEmail: "", ...more });
const change = (id: string, set: Partial<typeof orders.$inferInsert>) =>
  write((tx) => tx.update(orders).set(set).where(eq(orders.id, id)).run());

/** What the triggers wrote is what all orders say, read past the shop's own code. */
function expectRight() {
  const raw = new Database(databaseFile, { readonly: true });
  const listed = `payment_status in ('paid', 'part_refunded', 'refunded', 'review') or (payment_status = 'pending' and payment_method <> 'online')`;
  const counted = raw
    .prepare(
      `select customer as key, count(*) as orders, max(created_at) as last,
         sum(case when payment_status in ('paid', 'part_refunded', 'refunded') then coalesce((select p.amount_paise
             from payments p where p.paid_order_id = orders.id), total_paise) - (select
           coalesce(sum(amount_paise), 0) from refunds where order_id = orders.id and status in ('pending', 'processed')) else 0 end) as paid
       from orders where (${listed}) and buyer_name <> 'Erased customer' group by customer order by key`,
    )
    .all();
  const kept = raw
    .prepare(
      `select key, orders, last_ordered_at as last, paid_paise as paid from customers where orders > 0 order by key`,
    )
    .all();
  raw.close();
  expect(kept).toEqual(counted);
}

describe("a guest", () => {
  test("paid what the payment was, also where the order came to something else", async () => {
    const order = await guest({ paymentStatus: "review", paidAt: null });
    await paymentFor({ ...order, totalPaise: order.totalPaise - 1000 }, `pay_other${people}`);
    await change(order.id, { paymentStatus: "paid", paidAt: now });
    expect(found(mobile())).toMatchObject([{ orders: 1, paidPaise: order.totalPaise - 1000 }]);
    expectRight();
  });

  test("is one, however the mobile was written, as the newest order names them", async () => {
    const ten = mobile().slice(3);
    const spellings = [
      mobile(),
      ten,
      `0${ten}`,
      `91 ${ten}`,
      `+91 (0) ${ten.slice(0, 5)}-${ten.slice(5)}`,
    ];
    for (const [at, buyerPhone] of spellings.entries())
      await guest({
        buyerPhone,
        buyerName: `Kanta ${at}`,
        buyerEmail: `kanta${at}@example.com`,
        createdAt: now - at * day,
      });
    for (const phone of spellings) expect(indianMobile(phone)).toBe(mobile());
    const rows = found(ten);
    expect(rows).toMatchObject([
      { name: "Kanta 0", account: null, orders: 5, paidPaise: 5 * 145_000, lastOrderedAt: now },
    ]);
    expectRight();
  });

  test("without a mobile is found by the e-mail, in any letters' case; without both each order is alone", async () => {
    for (const buyerEmail of ["Mehul@Example.com", "mehul@example.com "])
      await guest({ buyerPhone: "0261 234567", buyerEmail, buyerName: "Mehul Post" });
    for (const buyerName of ["Nobody One", "Nobody Two"])
      await guest({ buyerPhone: "", buyerName });
    expect(found("Mehul Post")).toMatchObject([{ orders: 2 }]);
    expect(found("Nobody")).toHaveLength(2);
    expectRight();
  });

  test("counts what is listed; paid is less what was given back", async () => {
    const paid = await guest();
    const cash = await guest({
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
    });
    const open = await guest({ paymentStatus: "unpaid", paidAt: null });
    const [sums] = found(mobile());
    expect(sums).toMatchObject({ orders: 2, paidPaise: 145_000 });
    await change(cash.id, { paymentStatus: "paid", paidAt: now });
    await change(open.id, { paymentStatus: "paid", paidAt: now });
    expect(found(mobile())).toMatchObject([{ orders: 3, paidPaise: 435_000 }]);

    const refund = {
      id: newId(),
      idempotencyKey: newId(),
      orderId: paid.id,
      amountPaise: 45_000,
      actor: "a",
      createdAt: now,
      updatedAt: now,
    };
    await write((tx) => tx.insert(refunds).values(refund).run());
    expect(found(mobile())).toMatchObject([{ paidPaise: 435_000 }]);
    const become = (status: "pending" | "processed" | "failed") =>
      write((tx) => tx.update(refunds).set({ status }).where(eq(refunds.id, refund.id)).run());
    await become("pending");
    await change(paid.id, { paymentStatus: "part_refunded" });
    await become("processed");
    expect(found(mobile())).toMatchObject([{ paidPaise: 390_000 }]);
    expectRight();
    await become("failed");
    expect(found(mobile())).toMatchObject([{ paidPaise: 435_000 }]);
    expectRight();
  });

  test("goes to the account that proves an order, with its money", async () => {
    const { id } = await shopper({ name: "Asha Claims" });
    const older = await guest({ createdAt: now - day, buyerName: "Older Guest" });
    const newer = await guest({ buyerName: "Newer Guest" });
    await change(newer.id, { userId: id });
    expect(found(mobile())).toMatchObject([
      { name: "Asha Claims", orders: 1 },
      { name: "Older Guest", orders: 1, lastOrderedAt: now - day },
    ]);
    await change(older.id, { userId: id });
    expect(found("Older Guest")).toMatchObject([{ name: "Asha Claims", orders: 2 }]);
    expect(db.select().from(customers).where(eq(customers.key, mobile())).all()).toEqual([]);
    expectRight();
  });

  test("is gone with what told of them: nothing of an erased person is left", async () => {
    await guest({ buyerEmail: "gone@example.com", status: "deliverd" });
    expect(found(mobile())).toHaveLength(1);
    await eraseUser("gone@example.com");
    expect(found(mobile())).toEqual([]);
    expect(JSON.stringify(db.select().from(customers).all())).not.toContain(mobile());
    expectRight();
  });
});

describe("an account", () => {
  test("stands in the list from its first day, and leaves it when it is erased", async () => {
    const { id, email } = await shopper({ name: "New Account" });
    expect(customerPage({ keyword: "", page: 1 }).customers[0]).toMatchObject({
      name: "New Account",
      account: { role: 0, staff: null },
      orders: 0,
      paidPaise: 0,
      lastOrderedAt: null,
    });
    await sold({ userId: id, buyerEmail: email, createdAt: now - day, status: "deliverd" });
    expect(found("New Account")).toMatchObject([{ orders: 1, lastOrderedAt: now - day }]);
    await eraseUser(email);
    expect(db.select().from(customers).where(eq(customers.key, id)).all()).toEqual([]);
    expectRight();
  });
});

describe("the owner's screen", () => {
  const path = "/dashboard/admin/users";

  test("shows both kinds with WhatsApp; a guest's page has the orders that the list counts", async () => {
    await guest({ buyerName: "Screen Guest" });
    const { number } = await guest({ buyerName: "Screen Guest", buyerPhone: mobile().slice(3) });
    const html = await htmlOf(list, argsFor(`${path}?q=${mobile().slice(3)}`, { cookie }));
    expect(html).toContain(`href="https://wa.me/${mobile().slice(1)}"`);
    expect(html).toContain(`href="/dashboard/admin/customers/${number}"`);
    expect(html).toContain("₹2,900");
    expect(html).toContain("Guest");
    const args = argsFor(`/dashboard/admin/customers/${number}`, { cookie, params: { number } });
    expect((await page.loader(args)).sheet).toMatchObject({
      total: 2,
      purchases: { paidOrders: 2, paidPaise: 290_000 },
    });
  });

  test("keeps a note that somebody else has changed meanwhile, until that is seen", async () => {
    const { number } = await guest({ buyerName: "Noted Guest" });
    const path = `/dashboard/admin/customers/${number}`;
    const args = { cookie, params: { number } };
    const noted = async () => (await page.loader(argsFor(path, args))).sheet;
    const save = (words: string, version: string) =>
      posted(page.action, path, { intent: "note", words, version }, args);
    const { noteVersion } = await noted();
    for (const _ of ["first", "sent twice"])
      expect((await save("Calls on Sundays", noteVersion)).status).toBe(303);
    const refused = await save("Pays late", noteVersion);
    expect(refused.status).toBe(409);
    expect(formIn(refused)).toMatchObject({
      errors: { words: "“Note for ourselves” says now: Calls on Sundays" },
      values: { words: "Pays late", version: (await noted()).noteVersion },
    });
    expect((await noted()).note?.words).toBe("Calls on Sundays");
    expect((await save("", (await noted()).noteVersion)).status).toBe(303);
    expect((await noted()).note).toBeNull();
  });

  test("gives a file of all, and of what was searched", async () => {
    await guest({ buyerName: "=Csv Guest" });
    const textOf = async (query: string) => {
      const args = argsFor(`/dashboard/admin/customers.csv${query}`, { cookie });
      return (await file.loader(args)).text();
    };
    const all = (await textOf("")).split("\r\n");
    expect(all[0]).toContain("Name,Phone,Email,Account,Orders,Paid (₹),Last order");
    expect(all.filter(Boolean)).toHaveLength(1 + customerPage({ keyword: "", page: 1 }).total);
    const one = (await textOf(`?q=${mobile().slice(3)}`)).split("\r\n").filter(Boolean);
    expect(one).toHaveLength(2);
    expect(one[1]).toMatch(/^'=Csv Guest,98250 \d{5},,no,1,1450.00,\d{4}-\d\d-\d\d$/);
  });

  test("is the owner's alone", async () => {
    const other = await cookieOf(await seller());
    for (const [loader, address] of [
      [list.loader, path],
      [file.loader, "/dashboard/admin/customers.csv"],
    ] as const)
      expect((await got(loader, address, { cookie: other })).status).toBe(403);
  });
});
