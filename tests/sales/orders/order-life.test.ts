import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { auditLog, mails, orderEvents, orders } from "~/base/db/schema";
import type { OrderStatus } from "~/base/db/statuses";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import * as page from "~/routes/admin/orders/order";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

let boss: Viewer;
let cookie: string;
let userId: string;

beforeAll(async () => {
  boss = await admin({ name: "Ramesh Shah" });
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
});

const pathOf = (number: string) => `/dashboard/admin/orders/${number}`;
const save = (number: string, form: Record<string, string>) =>
  posted(
    page.action,
    pathOf(number),
    { version: "Not Process", ...form },
    { cookie, params: { number } },
  );
const shown = (number: string) =>
  htmlOf(page, argsFor(pathOf(number), { cookie, params: { number } }));

function stored(id: string) {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
}

const eventsOf = (id: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .all()
    .map(({ kind, detail, actor }) => ({ kind, detail, actor }));

const mailsAbout = (id: string) =>
  db
    .select({ kind: mails.kind, key: mails.key, text: mails.text })
    .from(mails)
    .all()
    .filter(({ key }) => key.includes(id));

describe("an order's own page", () => {
  test("shows its facts, its products, its papers and who did what, with a form that needs no script", async () => {
    const order = await sold({ userId, buyerAddress: "7 Station Road, Navsari" });
    await moveOrder(order.id, { status: "Processing" }, boss);
    const html = await shown(order.number);
    for (const words of [
      order.number,
      "7 Station Road, Navsari",
      "asha@example.com",
      "Groundnut oil",
      "Ramesh Shah packed the order",
      `${pathOf(order.number)}/slip`,
      `${pathOf(order.number)}/refund`,
      "Needed only when the order is shipped",
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/<form method="post"/);
    for (const status of ["Not Process", "Processing", "Shipped", "deliverd", "cancel"])
      expect(html).toMatch(new RegExp(`<option[^>]*>${status}</option>`));
  });

  test("is there for an order that is not paid, without anything to pack", async () => {
    const order = await sold({ userId, paymentStatus: "unpaid", paidAt: null });
    expect(await shown(order.number)).toContain("nothing to pack");
    expect((await save(order.number, { status: "Shipped" })).status).toBe(409);
    expect(stored(order.id).status).toBe("Not Process");
  });

  test("is not there for a number that nobody has", async () => {
    expect((await got(page.loader, pathOf("PR-9"), { cookie })).status).toBe(404);
    expect((await save("PR-9", { status: "Shipped" })).status).toBe(404);
  });
});

describe("an order that is shipped", () => {
  test("gets courier, number and time in one go, written down with who did it", async () => {
    const order = await sold({ userId });
    const form = { status: "Shipped", courier: "DTDC", tracking: " d123 456-789 " };
    const answer = await save(order.number, form);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(pathOf(order.number));
    expect((await toastIn(answer))?.message).toBe(`Order ${order.number} is saved`);

    const after = stored(order.id);
    expect(after).toMatchObject({
      status: "Shipped",
      courier: "DTDC",
      trackingNumber: "d123456-789",
    });
    expect(after.shippedAt).toBeGreaterThan(Date.now() - 60_000);
    expect(eventsOf(order.id)).toEqual([
      { kind: "status", detail: "Not Process → Shipped", actor: boss.id },
      { kind: "tracking", detail: "DTDC d123456-789", actor: boss.id },
    ]);
    const entry = db.select().from(auditLog).where(eq(auditLog.subjectId, order.id)).get();
    expect(JSON.parse(entry?.changes ?? "{}")).toEqual({
      status: ["Not Process", "Shipped"],
      courier: [null, "DTDC"],
      trackingNumber: [null, "d123456-789"],
    });
    expect(await shown(order.number)).toContain(
      'href="https://www.dtdc.in/tracking/tracking_results.asp?strCnno=d123456-789" rel="noopener noreferrer"',
    );
  });

  test("may get another number later, and the same again changes nothing", async () => {
    const order = await sold({ userId });
    await save(order.number, { status: "Shipped", courier: "DTDC", tracking: "" });
    await save(order.number, { status: "Shipped", courier: "Delhivery", tracking: "1490812345" });
    await save(order.number, { status: "Shipped", courier: "Delhivery", tracking: "1490812345" });
    expect(stored(order.id)).toMatchObject({
      courier: "Delhivery",
      trackingNumber: "1490812345",
    });
    expect(eventsOf(order.id).map(({ kind }) => kind)).toEqual(["status", "tracking", "tracking"]);
    await save(order.number, { status: "Shipped" });
    expect(stored(order.id)).toMatchObject({ courier: null, trackingNumber: null });
    expect(eventsOf(order.id).at(-1)?.detail).toBe("taken away");
  });

  test.each([
    ["too short", "12345"],
    ["too long", "1".repeat(26)],
    ["a script", "<script>1</script>"],
    ["another script", "javascript:alert(1)"],
    ["letters of another alphabet", "ΑΒΓ123456"],
  ])(
    "with a tracking number that is %s is refused, and nothing typed is lost",
    async (_, number) => {
      const order = await sold({ userId });
      const form = {
        status: "Shipped",
        version: "Not Process",
        courier: "Blue Dart",
        tracking: number,
      };
      const answer = await save(order.number, form);
      expect(answer.status).toBe(400);
      expect(formIn(answer).errors.tracking).toBe(
        "Tracking number must be 6 to 25 letters, digits or dashes",
      );
      expect(formIn(answer).values).toEqual(form);
      expect(stored(order.id)).toMatchObject({ status: "Not Process", courier: null });
      const html = await htmlOf(
        page,
        argsFor(pathOf(order.number), { cookie, params: { number: order.number }, form }),
      );
      // The form above it, "Send it", has such a field of its own.
      const statusForm = html.slice(html.indexOf('aria-labelledby="order-life"'));
      expect(inputIn(statusForm, "tracking")).toContain('aria-invalid="true"');
      expect(html).toMatch(/<option selected="">Blue Dart<\/option>/);
      expect(html).toMatch(/<option selected="">Shipped<\/option>/);
    },
  );

  test("with a courier nobody knows is refused; one that is gone from the list stays with its order", async () => {
    const order = await sold({ userId, courier: "Old Friend", trackingNumber: "ABC123" });
    const unknown = await save(order.number, { status: "Shipped", courier: "Nobody" });
    expect(formIn(unknown).errors.courier).toBe("Choose one of the listed couriers.");
    const kept = { status: "Shipped", courier: "Old Friend", tracking: "ABC123" };
    expect((await save(order.number, kept)).status).toBe(303);
    const html = await shown(order.number);
    expect(html).toMatch(/<option selected="">Old Friend<\/option>/);
    expect(html).not.toContain("Track the parcel");
  });

  test("with a status that is not on the list is refused", async () => {
    const order = await sold({ userId });
    const answer = await save(order.number, { status: "lost", tracking: "ABC123" });
    expect(formIn(answer)).toMatchObject({
      errors: { status: expect.stringContaining("status must be one of") },
      values: { tracking: "ABC123" },
    });
  });
});

describe("the times of an order", () => {
  const go = async (id: string, ...way: [OrderStatus, number][]) => {
    for (const [status, at] of way) await moveOrder(id, { status }, boss, at);
    const { shippedAt, deliveredAt } = stored(id);
    return { shippedAt, deliveredAt };
  };

  test.each<[string, [OrderStatus, number][], number | null, number | null]>([
    [
      "shipped, then delivered",
      [
        ["Shipped", 10],
        ["deliverd", 20],
      ],
      10,
      20,
    ],
    ["delivered at once", [["deliverd", 20]], null, 20],
    [
      "shipped by mistake",
      [
        ["Shipped", 10],
        ["Processing", 20],
      ],
      null,
      null,
    ],
    [
      "shipped again",
      [
        ["Shipped", 10],
        ["Not Process", 20],
        ["Shipped", 30],
      ],
      30,
      null,
    ],
    [
      "delivered by mistake",
      [
        ["Shipped", 10],
        ["deliverd", 20],
        ["Shipped", 30],
      ],
      10,
      null,
    ],
    [
      "cancelled on the way",
      [
        ["Shipped", 10],
        ["cancel", 20],
      ],
      10,
      null,
    ],
  ])("tell what is true of it: %s", async (_, way, shippedAt, deliveredAt) => {
    const order = await sold({ userId });
    expect(await go(order.id, ...way)).toEqual({ shippedAt, deliveredAt });
  });
});

describe("the mails of an order", () => {
  test("tell its buyer once that it is shipped, delivered, cancelled, however often the status is set", async () => {
    const order = await sold({ userId });
    for (const _ of [1, 2]) {
      await moveOrder(
        order.id,
        { status: "Shipped", courier: "DTDC", trackingNumber: "D1234567" },
        boss,
      );
      await moveOrder(order.id, { status: "deliverd" }, boss);
      await moveOrder(order.id, { status: "cancel" }, boss);
      await moveOrder(order.id, { status: "Not Process" }, boss);
    }
    const told = mailsAbout(order.id);
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ kind }) => kind)).size).toBe(3);
    expect(told.filter(({ text }) => text.includes("D1234567")).length).toBeGreaterThan(0);
  });
});

test("a guest and a shopper neither see an order's page nor change it", async () => {
  const order = await sold({ userId });
  const params = { number: order.number };
  const asShopper = await cookieOf(await shopper());
  const form = { status: "cancel" };
  const path = pathOf(order.number);
  expect((await got(page.loader, path, { params })).status).toBe(401);
  expect((await got(page.loader, path, { params, cookie: asShopper })).status).toBe(403);
  expect((await posted(page.action, path, form, { params })).status).toBe(401);
  expect((await posted(page.action, path, form, { params, cookie: asShopper })).status).toBe(403);
  expect(stored(order.id).status).toBe("Not Process");
});
