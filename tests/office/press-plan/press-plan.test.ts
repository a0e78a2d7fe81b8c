import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { reading, write } from "~/base/db/connection.server";
import { orderLines, orderReturns, type orders, products, refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { startOfDay } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { packsToPack, recentDaysSold } from "~/office/press-plan/days-sold.server";
import { pressPlan } from "~/office/press-plan/press-plan.server";
import { versionOf } from "~/base/lib/form/version.server";
import { pressSettings } from "~/office/press-plan/press-settings.server";
import * as screen from "~/routes/admin/stock/press-plan";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { admin, argsFor, cookieOf, packer, shopper } from "../../cast";
import { aCategory, aProduct } from "../../goods/catalogue/shelf";
import { htmlOf } from "../../people/accounts/rendered";
import { setParts } from "../../goods/stock/kits/kit";
import { sold } from "../../sales/orders/sold";

// Noon: what is sold today is none of the days before.
const now = startOfDay(Date.now()) + day / 2;
let userId: string | null = null;
const path = "/dashboard/admin/press-plan";
let tin = "";
let pouch = "";

/** An order of so many days ago, with packs by product. */
const ordered = (
  daysAgo: number,
  packs: Record<string, number>,
  given: Omit<Partial<typeof orders.$inferInsert>, "userId"> = {},
) =>
  sold({
    userId,
    createdAt: now - daysAgo * day,
    status: "deliverd",
    lines: Object.entries(packs).map(([productId, quantity]) => ({ productId, quantity })),
    ...given,
  });

/** Read again: what was sold is kept for a moment. */
function planNow() {
  const clock = vi.spyOn(performance, "now").mockReturnValue(Number.MAX_SAFE_INTEGER);
  const plan = pressPlan(now);
  clock.mockRestore();
  return plan;
}
/** The screen as this person sees it. */
const pageOf = async (viewer: Viewer) =>
  htmlOf(screen, argsFor(path, { cookie: await cookieOf(viewer) }));

const rowOf = (name: string) => planNow().rows.find((row) => row.name === name);

beforeAll(async () => {
  ({ id: userId } = await shopper());
});

test("an empty shop has a sentence, and its owner the festivals", async () => {
  const page = await pageOf(await admin());
  expect(page).toContain("Nothing is sold yet");
  expect(page).toContain("Festivals and yield");
});

test("packs are counted by the day they were ordered, without what was cancelled, refunded or came back", async () => {
  const { id: categoryId } = await aCategory();
  const made = now - 400 * day;
  tin = (await aProduct({ categoryId, name: "Tin", volumeMl: 5000 }, made)).id;
  pouch = (await aProduct({ categoryId, name: "Pouch", volumeMl: 500 }, made)).id;
  const { id: cake } = await aProduct({ categoryId, name: "Cake", hsn: "2306" }, made);
  await write((tx) => {
    tx.update(products).set({ isCounted: true }).where(eq(products.id, tin)).run();
  });
  await ordered(1, { [tin]: 3, [cake]: 4 });
  await ordered(7, { [tin]: 2 });
  await ordered(8, { [tin]: 1 });
  await ordered(365, { [tin]: 5 });
  await ordered(360, { [tin]: 8 });
  await ordered(2, { [tin]: 50 }, { status: "cancel", cancelReason: "buyer" });
  await ordered(2, { [tin]: 50 }, { paymentStatus: "refunded" });
  await ordered(2, { [tin]: 50 }, { paymentStatus: "unpaid", paidAt: null });
  await ordered(2, { [tin]: 50 }, { paymentStatus: "review", paidAt: null });
  await ordered(0, { [tin]: 50 });
  const later = { paymentStatus: "pending", paymentMethod: "later", paidAt: null } as const;
  await ordered(3, { [pouch]: 6 }, later);
  const partly = await ordered(4, { [pouch]: 9 }, { paymentStatus: "part_refunded" });
  await write((tx) => {
    tx.update(orderLines).set({ takenOut: 1 }).where(eq(orderLines.orderId, partly.id)).run();
    const lines = JSON.stringify([{ position: 0, quantity: 2 }]);
    const of = { orderId: partly.id, lines, actor: "owner", createdAt: now };
    tx.insert(orderReturns)
      .values({ ...of, id: newId(), isResold: false, returnedAt: now })
      .run();
    tx.insert(refunds)
      .values({ ...of, id: newId(), idempotencyKey: "k", amountPaise: 1, updatedAt: now })
      .run();
  });
  expect(rowOf("Tin")).toMatchObject({ week: 5, weekYearAgo: 5, aheadYearAgo: 8 });
  // 6, and 9 less one taken out and two that came back and were refunded.
  expect(rowOf("Pouch")).toMatchObject({ week: 12, weekYearAgo: 0, aheadYearAgo: 0, stock: null });
  expect(rowOf("Cake")).toBeUndefined();
});

test("orders that may be packed are counted, and packs in stock are without them", async () => {
  await ordered(1, { [tin]: 4 }, { status: "Not Process" });
  await ordered(1, { [tin]: 2 }, { status: "Processing" });
  const transfer = { paymentStatus: "pending", paymentMethod: "transfer", paidAt: null } as const;
  await ordered(1, { [tin]: 7 }, { status: "Not Process", ...transfer });
  expect(packsToPack().get(tin)).toBe(4);
  await write((tx) => {
    tx.update(products).set({ stock: -2 }).where(eq(products.id, tin)).run();
  });
  // 3 + 2 + 1 + 4 + 2 + 7 in four weeks: 4.75 a week, 9.5 in two, and two are owed.
  expect(rowOf("Tin")).toMatchObject({
    open: 4,
    stock: -2,
    planned: 10,
    press: 12,
    why: "4.8 a week lately. 10 needed, 2 owed: press 12 packs = 60 l",
  });
  const { oil, left, rows, hasUncounted } = planNow();
  expect(hasUncounted).toBe(true);
  expect(rows.map(({ name }) => name)).toEqual(["Tin", "Pouch"]);
  expect(left).toBe(0);
  // 12 tins of 5 litres, and 6 pouches of half a litre: 12 in four weeks.
  expect(oil).toEqual({ ml: 63_000, grams: 57_330, kernelGrams: 143_325 });
});

test("packs that are too old to be sold are not in stock", async () => {
  const stands = (stock: number, agedStock: number) =>
    write((tx) => {
      tx.update(products).set({ stock, agedStock }).where(eq(products.id, tin)).run();
    });
  await stands(9, 5);
  expect(rowOf("Tin")).toMatchObject({ stock: 4, planned: 10, press: 6 });
  await stands(-2, 0);
});

test("what is made of others counts as the oil in its parts, sold, ordered and packed ahead", async () => {
  const { id: categoryId } = await aCategory();
  const made = now - 400 * day;
  const carton = await aProduct({ categoryId, name: "Carton", volumeMl: 10_000 }, made);
  const can = await aProduct({ categoryId, name: "Can", volumeMl: 1000 }, made);
  const jaggery = await aProduct({ categoryId, name: "Jaggery", hsn: "1701" }, made);
  await setParts(carton.id, [
    [can.id, 10],
    [jaggery.id, 1],
  ]);
  await write((tx) =>
    tx.update(products).set({ isCounted: true, stock: 3 }).where(eq(products.id, can.id)).run(),
  );
  await ordered(2, { [carton.id]: 2, [can.id]: 1 });
  await ordered(3, { [carton.id]: 1 }, { status: "Not Process" });
  expect(rowOf("Can")).toMatchObject({ week: 31, open: 10, stock: 3 });
  await write((tx) =>
    tx.update(products).set({ stock: 2 }).where(eq(products.id, carton.id)).run(),
  );
  expect(rowOf("Can")).toMatchObject({ stock: 23 });
  expect(rowOf("Carton")).toBeUndefined();
  expect(rowOf("Jaggery")).toBeUndefined();
});

test("a hidden pack is not planned", async () => {
  await write((tx) => {
    tx.update(products).set({ sale: "hidden" }).where(eq(products.id, pouch)).run();
  });
  expect(rowOf("Pouch")).toBeUndefined();
});

test("no query is asked for each pack, and orders come before their lines", () => {
  const prepare = vi.spyOn(reading, "prepare");
  planNow();
  const sources = prepare.mock.calls.map(([source]) => source);
  expect(sources.length).toBeLessThanOrEqual(4);
  const sums = sources.filter((source) => source.includes("cross join order_lines"));
  expect(sums).toHaveLength(2);
  for (const source of sums) {
    const holes = source.split("?").slice(1);
    const plan = JSON.stringify(
      reading.prepare(`explain query plan ${source}`).all(...holes.map(() => 0)),
    );
    expect(plan).toContain("SEARCH line USING INDEX sqlite_autoindex_order_lines_1 (order_id=?)");
    expect(plan).not.toMatch(/SCAN (line|orders USING INDEX (?!orders_to_pack))/);
  }
  prepare.mockRestore();
});

test("the owner types festivals and the yield, a packer sees the plan alone", async () => {
  const cookie = await cookieOf(await admin());
  const version = versionOf(pressSettings());
  const send = (form: Record<string, string>) =>
    screen.action(
      argsFor(path, { cookie, form: { version, ...form } }) as never,
    ) as Promise<unknown>;
  expect(JSON.stringify(await send({ festivals: "Diwali", yieldKg: "5" }))).toContain(
    "“Diwali” is not a day and a name",
  );
  await send({ festivals: "8/11/2026 Diwali\r\n2025-10-20 Diwali", yieldKg: "૪૨" });
  expect(await send({ festivals: "", yieldKg: "40" })).toMatchObject({
    init: { status: 409 },
    data: {
      form: {
        errors: {
          form: expect.stringContaining("Someone else changed festivals and yield"),
          festivals: "“Festivals” says now: 2025-10-20 Diwali\n2026-11-08 Diwali",
          yieldKg: "“Oil from 100 kg of kernel” says now: 42",
        },
        values: { yieldKg: "40", version: versionOf(pressSettings()) },
      },
    },
  });
  expect(planNow().settings).toEqual({
    festivals: "2025-10-20 Diwali\n2026-11-08 Diwali",
    yieldKg: 42,
  });
  const { reading: from } = { reading };
  expect(
    from.prepare("select count(*) as n from audit_log where subject_id = 'press'").get(),
  ).toEqual({ n: 1 });
  expect(await pageOf(await admin())).toContain("2025-10-20 Diwali");
  const page = await pageOf(await packer());
  expect(page).toContain("42 kg of oil");
  expect(page).not.toContain("Diwali");
  expect(page).not.toContain("₹");
});

test("what was sold is kept for a moment, and asked again on another day", () => {
  const first = recentDaysSold(now);
  expect(recentDaysSold(now + day)).not.toBe(first);
  expect(recentDaysSold(now + day).today).toBe(first.today + 1);
});
