import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, orders } from "~/base/db/schema";
import { dayStart } from "~/base/lib/days";
import * as orderPage from "~/routes/admin/orders/order";
import * as page from "~/routes/admin/orders/orders";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { answerTo, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { paymentFor, sold } from "./sold";

const path = "/dashboard/admin/orders";
const noon = (day: string) => (dayStart(day) ?? 0) + 12 * 60 * 60 * 1000;

let boss: Viewer;
let cookie: string;
let userId: string;
const numbers: Record<string, string> = {};

beforeAll(async () => {
  boss = await admin({ name: "Ramesh Shah" });
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
  const made = {
    oldest: {
      buyerName: "Gita Désai",
      buyerPhone: "+91 99099-11111",
      createdAt: noon("2024-01-10"),
    },
    gujarati: {
      buyerName: "ગીતા પટેલ",
      buyerPhone: "(0261) 247 1234",
      createdAt: noon("2024-01-12"),
    },
    quoted: { buyerName: 'Asha "OR" Patel*', createdAt: noon("2024-01-13"), status: "Shipped" },
    newest: {
      buyerName: "Om Shah",
      buyerPhone: "12",
      createdAt: noon("2024-01-15"),
      status: "Shipped",
    },
    unpaid: { buyerName: "Asha Unpaid", paymentStatus: "unpaid", paidAt: null },
  } as const;
  for (const [name, given] of Object.entries(made)) {
    const order = await sold({ userId, ...given });
    numbers[name] = order.number;
    if (name === "oldest") await paymentFor(order, "pay_Oldest1");
  }
});

/** The names (of the cast above) of the orders on the list, in its order. */
async function listed(query: Record<string, string>): Promise<string[]> {
  const { data } = await got(page.loader, `${path}?${new URLSearchParams(query)}`, { cookie });
  const list = data as Awaited<ReturnType<typeof page.loader>>;
  expect(list.total).toBe(list.orders.length);
  const nameOf = Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [number, name]),
  );
  return list.orders.map(({ number }) => nameOf[number] ?? number);
}

describe("the list of all orders", () => {
  test("holds the paid ones, newest first", async () => {
    expect(await listed({})).toEqual(["newest", "quoted", "gujarati", "oldest"]);
  });

  test.each([
    ["a part of the name", "hah", ["newest"]],
    ["a part of the name in other letters' case", "OM SHA", ["newest"]],
    ["a Gujarati name", "પટેલ", ["gujarati"]],
    ["the beginning of a name", "om", ["newest"]],
    ["the beginning of a Gujarati name", "ગી", ["gujarati"]],
    ["a phone however it is written", "9909911111", ["oldest"]],
    ["a phone with its country code", "+91-9909-911-111", ["oldest"]],
    ["a part of a phone", "2471", ["gujarati"]],
    ["quotes and operators as they are", '"OR" Patel*', ["quoted"]],
    ["an operator alone", "NOT", []],
    ["a lonely quote", '"', []],
    ["three quotes", '"""', []],
    ["a column of the index", "status:Shi", []],
    ["a payment id", "pay_Oldest1", ["oldest"]],
    ["a provider's order id", "order_Oldest1", ["oldest"]],
    ["a payment id that does not exist", "pay_none", []],
    ["an unpaid buyer", "Unpaid", []],
    ["a percent sign", "%", []],
    ["a status, which is not a name", "Shipped", []],
  ])("finds %s", async (_, q, names) => expect(await listed({ q })).toEqual(names));

  test("finds an order by its number, whole or in part", async () => {
    const number = numbers.quoted ?? "";
    expect(await listed({ q: number })).toEqual(["quoted"]);
    expect(await listed({ q: number.toLowerCase() })).toEqual(["quoted"]);
    expect(await listed({ q: `pr-${Number(number.slice(3))}` })).toEqual(["quoted"]);
    expect(await listed({ q: String(Number(number.slice(3))) })).toEqual(["quoted"]);
    expect(await listed({ q: number.slice(3) })).toEqual(["quoted"]);
  });

  test("keeps to a status and to days in Surat, alone and with a search", async () => {
    expect(await listed({ status: "Shipped" })).toEqual(["newest", "quoted"]);
    expect(await listed({ status: "Shipped", q: "patel" })).toEqual(["quoted"]);
    expect(await listed({ status: "cancel", q: "patel" })).toEqual([]);
    expect(await listed({ from: "2024-01-12", to: "2024-01-13" })).toEqual(["quoted", "gujarati"]);
    expect(await listed({ from: "2024-01-13", q: "patel" })).toEqual(["quoted"]);
    expect(await listed({ to: "2024-01-12", q: "patel" })).toEqual([]);
    expect(await listed({ to: "2024-01-14", q: "om" })).toEqual([]);
  });

  test("counts the last minute of a day in Surat to that day", async () => {
    const at = (dayStart("2023-05-02") ?? 0) - 1;
    const order = await sold({ userId, createdAt: at, buyerName: "Late Night" });
    expect(await listed({ from: "2023-05-01", to: "2023-05-01" })).toEqual([order.number]);
    expect(await listed({ to: "2023-05-01", q: "Late Night" })).toEqual([order.number]);
    expect(await listed({ from: "2023-05-02", q: "Late Night" })).toEqual([]);
  });

  test("follows a buyer who is renamed, an order that is paid, and one that is deleted", async () => {
    const order = await sold({
      userId,
      paymentStatus: "pending",
      paidAt: null,
      buyerName: "Kirit",
    });
    const change = (values: Partial<typeof orders.$inferInsert>) =>
      write((tx) => {
        tx.update(orders).set(values).where(eq(orders.id, order.id)).run();
      });
    expect(await listed({ q: "Kirit" })).toEqual([]);
    await change({ paymentStatus: "paid", paidAt: 1 });
    expect(await listed({ q: "Kirit" })).toEqual([order.number]);
    await change({ buyerName: "Bhavesh" });
    expect(await listed({ q: "Kirit" })).toEqual([]);
    expect(await listed({ q: "Bhavesh" })).toEqual([order.number]);
    await write((tx) => {
      tx.delete(orders).where(eq(orders.id, order.id)).run();
    });
    expect(await listed({ q: "Bhavesh" })).toEqual([]);
  });

  test("shows 20 a page, numbers them through, and stays on its last page", async () => {
    const many = await shopper();
    for (let index = 0; index < 21; index += 1) {
      await sold({
        userId: many.id,
        buyerName: "Page Turner",
        createdAt: noon("2022-01-01") + index,
      });
    }
    const second = await htmlOf(page, argsFor(`${path}?q=page+turner&page=2`, { cookie }));
    expect(second).toContain("Page 2 of 2");
    expect(second.replaceAll("<!-- -->", "")).toContain(">21.</span>");
    expect(second).toContain("q=page+turner");
    const { data } = await got(page.loader, `${path}?q=page+turner&page=99`, { cookie });
    expect(data).toMatchObject({ page: 2, total: 21 });
  });
});

describe("an order's status", () => {
  test("is set, said, and the same list shown again", async () => {
    const order = await sold({ userId });
    const answer = await posted(
      page.action,
      `${path}?q=asha&status=Not+Process&page=2&junk=1`,
      { order: order.id, status: "Shipped", version: "Not Process" },
      { cookie },
    );
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${path}?q=asha&status=Not+Process&page=2`);
    expect(await toastIn(answer)).toEqual({ type: "success", message: "Status is now Shipped" });
  });

  test("is refused when it is not on the list or the order not there", async () => {
    const order = await sold({ userId });
    const wrong = { order: order.id, status: "lost" };
    expect((await posted(page.action, path, wrong, { cookie })).status).toBe(400);
    const missing = { order: "none", status: "Shipped" };
    expect((await posted(page.action, path, missing, { cookie })).status).toBe(404);
  });

  test("is remembered with who set it and when, on the order and in the audit log", async () => {
    const order = await sold({ userId });
    await moveOrder(order.id, { status: "Processing" }, boss);
    await moveOrder(order.id, { status: "Processing" }, boss);
    await moveOrder(order.id, { status: "deliverd" }, "shop");

    const html = await htmlOf(page, argsFor(`${path}?q=${order.number}`, { cookie }));
    expect(html).toContain("Ramesh Shah packed the order");
    expect(html).toContain("The shop noted that the order has arrived");

    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, order.id)).all();
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      actorId: boss.id,
      actorName: "Ramesh Shah",
      action: "order.status",
      subjectName: order.number,
      changes: JSON.stringify({ status: ["Not Process", "Processing"] }),
    });
  });

  test("is found by the search as it is now", async () => {
    const order = await sold({ userId, buyerName: "Status Seeker" });
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(await listed({ q: "status seeker", status: "cancel" })).toEqual([order.number]);
    expect(await listed({ q: "status seeker", status: "Not Process" })).toEqual([]);
  });
});

test("a guest and a shopper see no order and change none", async () => {
  const order = await sold({ userId });
  const asShopper = await cookieOf(await shopper());
  const form = { order: order.id, status: "Shipped" };
  expect((await got(page.loader, path)).status).toBe(401);
  expect((await got(page.loader, path, { cookie: asShopper })).status).toBe(403);
  expect((await posted(page.action, path, form)).status).toBe(401);
  const answer = await answerTo(page.action, argsFor(path, { form, cookie: asShopper }));
  expect(answer.status).toBe(403);
  expect(await listed({ q: order.number, status: "Shipped" })).toEqual([]);
});

test("the page of an order through the API says that nothing was charged for delivery, no other one does", async () => {
  for (const [source, says] of [
    ["api", true],
    ["shop", false],
  ] as const) {
    const { number } = await sold({ userId, source });
    const ask = { cookie, params: { number } };
    const html = await htmlOf(orderPage, argsFor(`${path}/${number}`, ask));
    expect(html.includes("Ordered through the API: nothing was charged for it")).toBe(says);
  }
});

test("a closed row of the list bears the marks that the order's page shows", async () => {
  const { number } = await sold({ userId, shipPin: "901234" });
  const strange = await sold({ userId, shipPin: "398001", buyerPhone: "12" });
  const html = await htmlOf(page, argsFor(path, { cookie }));
  const rowOf = (number: string) =>
    html.match(/<summary>.*?<\/summary>/gs)?.find((row) => row.includes(number)) ?? "";
  const badge = (words: string) => `<span class="badge badge-warn">${words}</span>`;
  expect(rowOf(number)).toContain(badge("India Post only"));
  for (const words of ["PIN not known", "No mobile"])
    expect(rowOf(strange.number)).toContain(badge(words));
  // Once, not in the open row again.
  expect(html.split(badge("India Post only"))).toHaveLength(2);
});

describe("the chips", () => {
  test("show what is to be packed, to be sent, to be collected and a problem, with true counts", async () => {
    const { id: userId } = await shopper();
    const buyerName = "Chip Buyer";
    const byHand = {
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      paidAt: null,
    } as const;
    const made = {
      "to-pack": await sold({ userId, buyerName, status: "Not Process" }),
      "to-send": await sold({ userId, buyerName, status: "Processing" }),
      cash: await sold({ userId, buyerName, status: "Shipped", ...byHand }),
      problems: await sold({
        userId,
        buyerName,
        status: "Not Process",
        ...byHand,
        needsConfirmation: true,
      }),
    };
    const counts = chipCounts();
    for (const chip of Object.keys(made) as (keyof typeof made)[]) {
      const all = ordersMatching(orderFilterIn(new URLSearchParams({ show: chip })), 1);
      expect(all.total, chip).toBe(counts[chip]);
      const own = orderFilterIn(new URLSearchParams({ show: chip, q: "Chip Buyer" }));
      expect(
        ordersMatching(own, 1).orders.map(({ number }) => number),
        chip,
      ).toEqual([made[chip].number]);
    }
    expect(counts.today).toBeGreaterThanOrEqual(4);
  });
});
