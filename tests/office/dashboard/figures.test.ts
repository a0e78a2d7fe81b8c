import { and, eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { openMatters } from "~/office/dashboard/attention.server";
import { bestSellers } from "~/office/dashboard/best-sellers.server";
import * as adminHome from "~/routes/admin/home";
import * as moneyScreen from "~/routes/admin/money/money";
import * as toCall from "~/routes/admin/orders/unconfirmed";
import * as readyToSell from "~/routes/admin/ready-to-sell";
import { dayWork } from "~/office/dashboard/today/day-work.server";
import { HealthLine } from "~/office/dashboard/today/health-line";
import { returningBuyers } from "~/office/dashboard/today/returning.server";
import { salesByDay } from "~/office/dashboard/sales.server";
import { waitingOrders } from "~/office/dashboard/waiting-orders.server";
import { reading, write } from "~/base/db/connection.server";
import { enquiries, orderLines, orderReturns, orders, products, refunds } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import { stillToCome } from "~/sales/payments/takings/takings.server";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { dayOf, dayStart } from "~/base/lib/days";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { htmlOf } from "../../people/accounts/rendered";
import { paymentFor, sold } from "../../sales/orders/sold";

const now = Date.now();
const today = dayStart(dayOf(now)) ?? 0;

/** Counted again: the figures of one day are cached. */
function buyersOfMonth() {
  returningBuyers(0);
  return returningBuyers(now);
}

beforeAll(async () => {
  const { id: userId } = await shopper();
  const tin = { name: "Tin", volumeMl: 15_000, quantity: 1 };
  const pouch = { name: "Pouch", volumeMl: 500, quantity: 5 };
  await sold({ userId, createdAt: today, totalPaise: 100_000, lines: [tin], status: "Shipped" });
  await sold({
    userId,
    createdAt: today - 1,
    totalPaise: 20_000,
    lines: [pouch],
    status: "Processing",
  });
  await sold({ userId, createdAt: today - 29 * day, totalPaise: 3000, lines: [tin] });
  await sold({ userId, createdAt: today - 29 * day - 1, totalPaise: 777, lines: [pouch] });
  await sold({ userId, createdAt: today, paymentStatus: "refunded", totalPaise: 9_999_900 });
  await sold({ userId, createdAt: today, paymentStatus: "unpaid", paidAt: null });
  const doubtful = await sold({
    userId,
    paymentStatus: "review",
    paidAt: null,
    totalPaise: 55_500,
  });
  await paymentFor(doubtful, "pay_Doubtful", "amount");
  const one = { kind: "contact", name: "A", email: "a@example.com", phone: "1" } as const;
  await write((tx) => {
    tx.insert(enquiries)
      .values([
        { ...one, id: "open", createdAt: now },
        { ...one, id: "answered", createdAt: now, answeredAt: now },
      ])
      .run();
  });
});

test("sales are counted by days in Surat as they were ordered, without what was paid back", () => {
  const days = salesByDay(now);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    start: today,
    // The list shows the one that was given back and the one in review, too.
    orders: 3,
    gone: 1,
    paise: 155_500,
    refundedPaise: 0,
    paidPaise: 100_000,
  });
  const whole = (paise: number) => ({
    orders: 1,
    gone: 0,
    paise,
    refundedPaise: 0,
    paidPaise: paise,
  });
  expect(days.at(-2)).toEqual({ start: today - day, ...whole(20_000) });
  expect(days[0]).toEqual({ start: today - 29 * day, ...whole(3000) });
  expect(days.slice(1, -2).every(({ orders, paise }) => orders === 0 && paise === 0)).toBe(true);
});

test("best sellers are counted in litres over the same days", () => {
  const sellers = bestSellers(now);
  expect(sellers.slice(0, 2)).toEqual([
    { productId: "Tin", name: "Tin", ml: 30_000, grams: null },
    { productId: "Pouch", name: "Pouch", ml: 2500, grams: null },
  ]);
});

test("best sellers are found by the orders of those days, not by all lines ever sold", () => {
  const prepare = vi.spyOn(reading, "prepare");
  bestSellers(now);
  const [source = ""] = prepare.mock.calls[0] ?? [];
  const holes = source
    .split("?")
    .slice(1)
    .map(() => 0);
  const plan = JSON.stringify(reading.prepare(`explain query plan ${source}`).all(...holes));
  expect(plan).toContain("SEARCH line USING INDEX sqlite_autoindex_order_lines_1 (order_id=?)");
  expect(plan).not.toContain("SCAN line");
});

test("a cancelled order sells nothing, also while its money is not given back yet", async () => {
  const given = {
    userId: null,
    createdAt: today,
    status: "cancel",
    cancelReason: "buyer",
  } as const;
  await sold({ ...given, lines: [{ name: "Cancelled tin", volumeMl: 15_000, quantity: 9 }] });
  expect(bestSellers(now).map(({ name }) => name)).not.toContain("Cancelled tin");
});

test("best sellers fall by packs that were taken out, sent back or refunded", async () => {
  const { id: userId } = await shopper();
  const line = { volumeMl: 1000, quantity: 4 };
  const names = ["Out", "Back", "Refunded"];
  const lines = names.map((name) => ({ name, ...line }));
  const order = await sold({ userId, createdAt: today, status: "deliverd", lines });
  const mlOf = (name: string) => bestSellers(now).find((one) => one.name === name)?.ml;
  expect(mlOf("Out")).toBe(4000);
  const packs = (position: number, quantity: number) => ({ position, quantity });
  const [at, amountPaise] = [now, 1000];
  await write((tx) => {
    tx.update(orderLines)
      .set({ takenOut: 1 })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, 0)))
      .run();
    tx.insert(orderReturns)
      .values({
        id: newId(),
        orderId: order.id,
        lines: JSON.stringify([packs(1, 2)]),
        isResold: true,
        actor: "owner",
        returnedAt: at,
        createdAt: at,
      })
      .run();
    // The two that came back, and others for themselves.
    tx.insert(refunds)
      .values({
        id: newId(),
        idempotencyKey: newId(),
        orderId: order.id,
        amountPaise,
        status: "processed",
        reason: "",
        lines: JSON.stringify([packs(1, 2), packs(2, 3)]),
        actor: "owner",
        createdAt: at,
        updatedAt: at,
      })
      .run();
  });
  expect(names.map(mlOf)).toEqual([3000, 2000, 1000]);
  await write((tx) =>
    tx.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, order.id)).run(),
  );
});

test("orders wait until they are shipped, the oldest is named first, but not those in review or given back", () => {
  const waiting = waitingOrders(now);
  expect(waiting).toMatchObject({ total: 3, overAWeek: 2, overTwoDays: 0 });
  expect(waiting.oldest.map(({ createdAt }) => createdAt)).toEqual(
    waiting.oldest.map(({ createdAt }) => createdAt).toSorted((one, other) => one - other),
  );
});

test("what only a person can settle is counted", () => {
  expect(openMatters()).toMatchObject({
    enquiries: 1,
    payments: { total: 1, newest: [{ id: "pay_Doubtful", amountPaise: 55_500, reason: "amount" }] },
  });
});

test("the dashboard says all that in words", async () => {
  const cookie = await cookieOf(await admin());
  const html = await htmlOf(adminHome, argsFor("/dashboard/admin", { cookie }));
  for (const text of [
    "₹1,555",
    "₹1,000 of it paid",
    "₹1,785",
    "₹1,230 of it paid",
    " of them cancelled or given back",
    `from=${dayOf(today)}`,
    "Most in a day: ₹1,555",
    "Sales by day as a table",
    "Tin: 30 L",
    "3 orders wait: 2 for more than 7 days, 1 for less than 2 days.",
    "1 enquiry not yet answered",
    "1 payment needs review.",
    "₹555",
    "The amount is not the order&#x27;s total",
  ]) {
    expect(html).toContain(text);
  }
  expect(html.match(/<rect /g)).toHaveLength(30);
  expect(html).toMatch(
    /<svg role="img" aria-label="Sales of the last 30 days; the most, ₹1,555, on/,
  );
  expect(html).not.toContain("style=");
});

test("a day's work is counted, and each number leads to its list", async () => {
  expect(dayWork()).toMatchObject({ toPack: 2, toSend: 1, cash: { orders: 0, paise: 0 } });
  const { id: userId } = await shopper();
  const onDelivery = { userId, paymentMethod: "on-delivery", paymentStatus: "pending" } as const;
  await sold({ ...onDelivery, paidAt: null, status: "Shipped", totalPaise: 402_000 });
  const unlucky = { userId: null, buyerPhone: "98250 66666", failureReason: "payment_failed" };
  await sold({ ...unlucky, paymentStatus: "unpaid", paidAt: null });
  expect(dayWork()).toMatchObject({ toCall: 1, cash: { orders: 1, paise: 402_000 } });
  // The same person twice more: another try, and an order on delivery that nobody confirmed.
  await sold({ ...unlucky, buyerPhone: "+91 98250-66666", paymentStatus: "unpaid", paidAt: null });
  const asked = { ...onDelivery, userId: null, paidAt: null, needsConfirmation: true };
  const unproven = await sold({ ...asked, buyerPhone: "98250 88888" });
  await sold({ ...asked, buyerPhone: "+919825088888" });
  expect(dayWork()).toMatchObject({ toCall: 2 });
  const cookie = await cookieOf(await admin());
  const listed = await htmlOf(toCall, argsFor("/dashboard/admin/orders/unconfirmed", { cookie }));
  expect(listed).toContain(unproven.number);
  expect(listed).toContain("2 people to call; 2 orders to be confirmed");
  const html = await htmlOf(adminHome, argsFor("/dashboard/admin", { cookie }));
  for (const to of ["?show=to-pack", "?show=to-send", "?show=cash", "/unconfirmed"])
    expect(html).toContain(`/dashboard/admin/orders${to}"`);
  expect(html).toContain("₹4,020");
  const calls = await htmlOf(toCall, argsFor("/dashboard/admin/orders/unconfirmed", { cookie }));
  expect(calls).toContain("payment failed");
  expect(calls).toMatch(/href="tel:/);
});

test("who bought before is known by the mobile number, also of a guest", async () => {
  const phone = "98250 77777";
  const guest = { userId: null, shipPhone: phone, buyerPhone: phone } as const;
  const before = buyersOfMonth();
  await sold({ ...guest, createdAt: today - 40 * day });
  await sold({ ...guest, createdAt: today - 2 * day });
  await sold({ ...guest, createdAt: today - day });
  const after = buyersOfMonth();
  expect(after).toEqual({ buyers: before.buyers + 1, again: before.again + 1 });
});

test("what is missing to sell lawfully is told by product and for the firm", async () => {
  const tin = await product({ name: "Bare tin" });
  const cookie = await cookieOf(await admin());
  const page = () => htmlOf(readyToSell, argsFor("/dashboard/admin/ready-to-sell", { cookie }));
  const html = await page();
  expect(html).toContain("The FSSAI licence or registration number");
  expect(html).toContain("Bare tin");
  expect(html).toContain("The grievance officer’s name");
  for (const field of ["mrp", "maker", "origin", "best_before", "ingredients", "net_weight_g"])
    expect(html).toContain(`/dashboard/admin/product/${tin.slug}?facts=open#${field}`);
  expect(html).toContain('href="/dashboard/admin/settings#grievanceName"');
  const facts = {
    mrpPaise: 999_900,
    netWeightG: 13_650,
    maker: "Prayosha, Surat",
    countryOfOrigin: "India",
    bestBefore: "9 months from packing",
  };
  const set = (given: Partial<typeof products.$inferInsert>) =>
    write((tx) => tx.update(products).set(given).where(eq(products.id, tin.id)).run());
  await set(facts);
  expect(await page()).toContain("ingredients of Bare tin");
  await set({ ingredients: "Groundnut oil" });
  const left = await page();
  expect(left.match(/[\w ]+ of Bare tin/g)).toEqual([
    "photo of the label of Bare tin",
    "photo of Bare tin",
  ]);
});

test("an order is to be packed or its buyer to be called, never both", async () => {
  const guest = {
    userId: null,
    paymentMethod: "on-delivery",
    paymentStatus: "pending",
    paidAt: null,
  } as const;
  for (const needsConfirmation of [true, false]) {
    const before = dayWork();
    await sold({
      ...guest,
      buyerPhone: `98250 5555${needsConfirmation ? 1 : 2}`,
      needsConfirmation,
    });
    const { toPack, toCall } = dayWork();
    expect([toPack - before.toPack, toCall - before.toCall]).toEqual(
      needsConfirmation ? [0, 1] : [1, 0],
    );
  }
});

test("cash to collect is one number on Today, on Money and in the list; what was not sent stands by itself", async () => {
  const { id: userId } = await shopper();
  const due = { userId, paymentMethod: "on-delivery", paymentStatus: "pending" } as const;
  await sold({ ...due, paidAt: null, status: "deliverd", totalPaise: 408_100 });
  await sold({ ...due, paidAt: null, totalPaise: 126_549 });
  const { cash } = dayWork();
  const rows = stillToCome().filter(({ method }) => method === "on-delivery");
  expect(rows.find(({ isSent }) => isSent)).toMatchObject(cash);
  expect(rows.find(({ isSent }) => !isSent)?.paise).toBeGreaterThanOrEqual(126_549);
  expect(chipCounts().cash).toBe(cash.orders);
  const cookie = await cookieOf(await admin());
  const money = await htmlOf(moneyScreen, argsFor("/dashboard/admin/money", { cookie }));
  expect(money).toContain(`<dt>Cash to collect</dt><dd>${rupees(cash.paise)} for`);
  const html = await htmlOf(adminHome, argsFor("/dashboard/admin", { cookie }));
  expect(html).toContain(`<strong>${rupees(cash.paise)}</strong> <!-- -->cash to collect`);
});

test("today counts as many orders as its list shows", async () => {
  const { id: userId } = await shopper();
  await sold({ userId, status: "cancel", cancelReason: "shop" });
  await sold({ userId, paymentMethod: "transfer", paymentStatus: "pending", paidAt: null });
  const last = salesByDay(Date.now()).at(-1);
  expect(last?.orders).toBe(chipCounts().today);
});

test("all is well only when nothing waits above it", async () => {
  const words = (isQuiet: boolean, problems: string[] = []) =>
    renderToStaticMarkup(HealthLine({ problems, isQuiet }));
  expect(words(true)).toContain("All is well.");
  expect(words(false)).toBe("");
  const cookie = await cookieOf(await admin());
  const html = await htmlOf(adminHome, argsFor("/dashboard/admin", { cookie }));
  expect(html).toContain("needs review");
  expect(html).not.toContain("All is well.");
});
