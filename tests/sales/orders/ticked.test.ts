import "./with-mail";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { mails, orders } from "~/base/db/schema";
import { dayOf, dayStart } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { addCourier } from "~/sales/orders/couriers.server";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import * as list from "~/routes/admin/orders/orders";
import * as parcels from "~/routes/admin/orders/parcels";
import * as send from "~/routes/admin/orders/send-ticked";
import * as sendImport from "~/routes/admin/orders/send-import";
import * as ticked from "~/routes/admin/orders/ticked";
import { answerTo, formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

const path = "/dashboard/admin/orders";
const unpaid = { paymentStatus: "pending", paidAt: null } as const;
const awaited = { ...unpaid, paymentMethod: "transfer" } as const;
const unconfirmed = { ...unpaid, paymentMethod: "on-delivery", needsConfirmation: true } as const;

let boss: Viewer;
let cookie: string;
let userId: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
  for (const name of ["DTDC", "India Post"]) await addCourier({ name, linkTemplate: "" }, boss);
});

type Numbered = { id: string; number: string };
const stored = (order: Numbered) =>
  db.select().from(orders).where(eq(orders.id, order.id)).get() ?? null;
const shippedMails = () =>
  db.select().from(mails).where(eq(mails.kind, "order-shipped")).all().length;

type Form = Record<string, string | string[]>;
const post = (page: { action: Parameters<typeof answerTo>[0] }, address: string, form: Form) =>
  answerTo(page.action, argsFor(`${path}/${address}`, { cookie, form }));

describe("the list", () => {
  test("has a tick for each order, all of one form, and ticks all at once without script", async () => {
    const order = await sold({ userId });
    const ticks = async (query: string) => {
      const html = await htmlOf(list, argsFor(`${path}${query}`, { cookie }));
      return {
        html,
        ticks: html.match(/<input[^>]*form="ticked-orders"[^>]*>/g) ?? [],
      };
    };
    const { html, ticks: none } = await ticks("");
    expect(none.some((tick) => tick.includes(order.number))).toBe(true);
    expect(none.filter((tick) => tick.includes("checked"))).toEqual([]);
    expect(html).toContain(`href="${path}?tick=all"`);
    const all = (await ticks("?show=to-pack&tick=all")).ticks;
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((tick) => !tick.includes("checked"))).toEqual([]);
  });
});

describe("a list of more than one page", () => {
  const numbers = (html: string, attribute: string) =>
    (html.match(/<input[^>]*form="ticked-orders"[^>]*>/g) ?? [])
      .filter((tick) => tick.includes(attribute))
      .map((tick) => /value="([^"]+)"/.exec(tick)?.[1]);

  test.each([
    [list, path],
    [parcels, "/dashboard/admin/parcels"],
  ] as const)("begins with the oldest to pack, and ticks all of its pages", async (screen, at) => {
    const old = await Promise.all(
      Array.from({ length: 25 }, (_, hours) =>
        sold({ userId, createdAt: 3_600_000 * (hours + 1) }),
      ),
    );
    const shown = (query: string) =>
      htmlOf(screen, argsFor(`${at}?show=to-pack${query}`, { cookie }));
    const first = await shown("");
    const byAge = old.toSorted((one, other) => one.createdAt - other.createdAt);
    expect(numbers(first, "value")).toEqual(byAge.slice(0, 20).map(({ number }) => number));
    const total = chipCounts()["to-pack"];
    expect(first).toContain(`Tick all ${total}`);
    expect(first).not.toContain("on other pages are ticked");

    const ticked = await shown("&tick=all");
    expect(new Set(numbers(ticked, "checked")).size).toBe(total);
    expect(ticked).toContain(`${total - 20} more on other pages are ticked`);
    expect(numbers(ticked, "checked")).toEqual(
      expect.arrayContaining(old.map(({ number }) => number)),
    );
    await write((tx) =>
      tx
        .update(orders)
        .set({ status: "deliverd" })
        .where(
          inArray(
            orders.id,
            old.map(({ id }) => id),
          ),
        )
        .run(),
    );
  });
});

describe("packed", () => {
  test("moves all that can be, in one write, and says why the others were not", async () => {
    const [one, two] = [await sold({ userId }), await sold({ userId })];
    const left = {
      "not confirmed by its buyer": await sold({ userId, ...unconfirmed }),
      "not paid yet": await sold({ userId, ...awaited }),
      "its payment needs review": await sold({ userId, paymentStatus: "review", paidAt: null }),
      "its money was given back": await sold({ userId, paymentStatus: "refunded" }),
      "sent already": await sold({ userId, status: "Shipped" }),
      cancelled: await sold({ userId, status: "cancel" }),
    };
    const form = { order: [one, ...Object.values(left), two].map(({ number }) => number) };
    const answer = await post(ticked, "ticked?show=to-pack", form);
    expect(answer.status).toBe(303);
    expect(stored(one)).toMatchObject({ status: "Processing", packedAt: stored(two)?.packedAt });
    expect(Object.values(left).map((order) => stored(order)?.status)).not.toContain("Processing");
    expect(await toastIn(answer)).toEqual({
      type: "info",
      message: "Packed: 2 orders. Not packed: 6 orders.",
    });
    const html = await htmlOf(ticked, argsFor(answer.location ?? "", { cookie }));
    for (const [why, { number }] of Object.entries(left))
      expect(html).toContain(`${number}</a>: ${why}`);
  });

  test("leads back to the list as it was when all are packed; an order packed meanwhile is not packed twice", async () => {
    const order = await sold({ userId });
    const answer = await post(ticked, "ticked?show=to-pack&page=2", { order: order.number });
    expect(answer.location).toBe(`${path}?show=to-pack&page=2`);
    expect((await toastIn(answer))?.message).toBe("Packed: 1 order.");
    const again = await post(ticked, "ticked", { order: order.number });
    expect(again.location).toBe(`${path}/ticked?order=${order.number}`);
    expect((await toastIn(again))?.message).toBe("Packed: 0 orders. Not packed: 1 order.");
  });

  test("wants orders, and no more than a hundred", async () => {
    expect(formIn(await post(ticked, "ticked", {})).errors.form).toContain("Tick the orders");
    const many = Array.from({ length: 101 }, (_, index) => `PR-8${String(index).padStart(5, "0")}`);
    expect(formIn(await post(ticked, "ticked", { order: many })).errors.form).toContain("100");
  });
});

describe("sent", () => {
  const fields = (some: Numbered[], more: Form = {}): Form => ({
    intent: "check",
    courier: "DTDC",
    day: dayOf(Date.now()),
    order: some.map(({ number }) => number),
    ...more,
  });

  test("shows what would happen, then sends all in one write with one mail each", async () => {
    const a = await sold({ userId });
    const b = await sold({ userId, status: "Processing" });
    const c = await sold({ userId });
    const some = [a, b, c];
    const typed = fields(some, {
      pasted: `${b.number} D2222222`,
      [`number-${a.number}`]: " D 1111111 ",
      [`courier-${a.number}`]: "India Post",
    });
    const checked = await post(send, "send", typed);
    expect(checked.status).toBe(200);
    expect(checked.data).toMatchObject({
      preview: {
        sendings: [
          { number: a.number, courier: "India Post", awb: "D1111111" },
          { number: b.number, courier: "DTDC", awb: "D2222222" },
          { number: c.number, courier: "DTDC", awb: null },
        ],
        fields: { [`number-${b.number}`]: "D2222222" },
      },
    });
    expect(stored(a)?.status).toBe("Not Process");

    const { preview } = checked.data as { preview: { fields: Record<string, string> } };
    const mailsBefore = shippedMails();
    const sent = await post(send, "send", {
      ...preview.fields,
      order: typed.order ?? "",
      intent: "send",
    });
    expect(sent.status).toBe(303);
    expect((await toastIn(sent))?.message).toBe("Sent: 3 orders. Their buyers are written to.");
    expect(stored(a)).toMatchObject({
      status: "Shipped",
      courier: "India Post",
      trackingNumber: "D1111111",
    });
    expect(stored(b)).toMatchObject({
      status: "Shipped",
      courier: "DTDC",
      trackingNumber: "D2222222",
    });
    expect(stored(c)).toMatchObject({ status: "Shipped", courier: "DTDC", trackingNumber: null });
    expect(stored(a)?.shippedAt).toBe(stored(c)?.shippedAt);
    expect(shippedMails() - mailsBefore).toBe(3);

    // The number that was left out comes later; sent orders that get none stay as they are.
    const later = fields(some, { intent: "send", [`number-${c.number}`]: "D3333333" });
    const refused = formIn(await post(send, "send", later));
    expect(refused.errors[`number-${a.number}`]).toContain("sent already, with a number");
    expect((await post(send, "send", { ...later, order: c.number })).status).toBe(303);
    expect(stored(c)).toMatchObject({ status: "Shipped", trackingNumber: "D3333333" });
  });

  test("says beside its field what is wrong, sends nothing, and keeps all that was typed", async () => {
    const [a, b] = [await sold({ userId }), await sold({ userId })];
    const [c, d] = [await sold({ userId }), await sold({ userId })];
    const some = [a, b, c, d];
    const typed = fields(some, {
      [`number-${a.number}`]: "D7777777",
      [`number-${b.number}`]: "d7777777",
      [`number-${c.number}`]: "D1",
      [`courier-${d.number}`]: "Nobody",
    });
    for (const intent of ["check", "send"]) {
      const { errors, values } = formIn(await post(send, "send", { ...typed, intent }));
      expect(errors).toEqual({
        [`number-${b.number}`]: `${b.number}: ${a.number} has the same number`,
        [`number-${c.number}`]: `${c.number}: “D1” is none: 6 to 25 letters, digits or dashes`,
        [`courier-${d.number}`]: "There is no courier “Nobody”",
      });
      expect(values).toMatchObject({ [`number-${c.number}`]: "D1", courier: "DTDC" });
    }
    const pasted = await post(
      send,
      "send",
      fields(some, { pasted: "PR-999999 D1234567", day: "2999-01-01" }),
    );
    expect(formIn(pasted).errors).toEqual({
      pasted: "Line 1: PR-999999 is not among these.",
      day: "Choose the day they were sent: today or before.",
    });
    expect(formIn(pasted).values.pasted).toBe("PR-999999 D1234567");
    const both = fields([a], {
      pasted: `${a.number} D1234567`,
      [`number-${a.number}`]: "D7654321",
    });
    expect(formIn(await post(send, "send", both)).errors[`number-${a.number}`]).toContain(
      "D1234567",
    );
    expect(some.map((order) => stored(order)?.status)).toEqual(some.map(() => "Not Process"));
  });

  test("keeps the day on which parcels left, which is not before they were ordered", async () => {
    const now = Date.now();
    const old = await sold({ userId, createdAt: now - 3 * day });
    const day2 = dayOf(now - 2 * day);
    const earlier = fields([old], { intent: "send", day: day2 });
    expect((await post(send, "send", earlier)).status).toBe(303);
    expect(stored(old)).toMatchObject({ status: "Shipped", shippedAt: dayStart(day2) });
    const fresh = await sold({ userId, createdAt: now });
    const before = formIn(await post(send, "send", fields([fresh], { day: day2 })));
    expect(before.errors[`number-${fresh.number}`]).toContain("was placed after that day");
    const placed = now - 2 * day;
    const same = await sold({ userId, createdAt: placed });
    expect((await post(send, "send", fields([same], { intent: "send", day: day2 }))).status).toBe(
      303,
    );
    expect(stored(same)?.shippedAt).toBe(placed);
  });

  test("asks for the courier of a number, and lets orders of one parcel share one", async () => {
    const a = await sold({ userId });
    const b = await sold({ userId, sendWith: a.id });
    const shared = { [`number-${a.number}`]: "D5555555", [`number-${b.number}`]: "D5555555" };
    const none = fields([a, b], { ...shared, courier: "" });
    expect(formIn(await post(send, "send", none)).errors[`courier-${a.number}`]).toContain(
      "choose its courier",
    );
    expect((await post(send, "send", fields([a, b], { ...shared, intent: "send" }))).status).toBe(
      303,
    );
    const c = await sold({ userId });
    const again = await post(send, "send", fields([c], { [`number-${c.number}`]: "D5555555" }));
    expect(again.data).toMatchObject({
      preview: { sendings: [{ hint: expect.stringContaining("has this number, too") }] },
    });
  });

  test("goes back to what was typed, and leaves out what cannot be sent with the reason", async () => {
    const [a, left] = [await sold({ userId }), await sold({ userId, ...awaited })];
    const back = await post(
      send,
      "send",
      fields([a], { intent: "change", [`number-${a.number}`]: "D1" }),
    );
    expect(formIn(back).values[`number-${a.number}`]).toBe("D1");
    const html = await htmlOf(
      send,
      argsFor(`${path}/send?order=${a.number}&order=${left.number}`, { cookie }),
    );
    expect(html).toContain(`name="number-${a.number}"`);
    expect(html).not.toContain(`name="number-${left.number}"`);
    expect(html).toContain(`${left.number}</a>: not paid yet`);
  });
});

describe("a file of tracking numbers", () => {
  const upload = (csv: string) => {
    const form = new FormData();
    form.set("file", new File([csv], "numbers.csv", { type: "text/csv" }));
    return answerTo(sendImport.action, argsFor(`${path}/send/import`, { cookie, form }));
  };
  type Report = {
    changed: number;
    changes: { what: string; words: string[] }[];
    problems: { line: number; reason: string }[];
    carried: Record<string, string>;
  };
  const reportIn = ({ data }: { data: unknown }) => (data as { report: Report }).report;
  const confirm = async ({ carried }: Report) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(carried)) form.set(name, value);
    return answerTo(sendImport.action, argsFor(`${path}/send/import`, { cookie, form }));
  };

  test("sends what it names, after a look at it; sent again it changes nothing", async () => {
    const [a, b] = [await sold({ userId }), await sold({ userId })];
    const csv = `order,courier,number\n${a.number},dtdc,D8888888\npr-${Number(b.number.slice(3))},India Post,\n`;
    const report = reportIn(await upload(csv));
    expect(report.problems).toEqual([]);
    expect(report.changes.map(({ words }) => words)).toEqual([
      ["is sent", "by DTDC", "number D8888888", "its buyer gets a mail"],
      ["is sent", "by India Post", "without a number", "its buyer gets a mail"],
    ]);
    expect(stored(a)?.status).toBe("Not Process");
    const sent = await confirm(report);
    expect(sent.status).toBe(303);
    expect(stored(a)).toMatchObject({
      status: "Shipped",
      courier: "DTDC",
      trackingNumber: "D8888888",
    });
    expect(stored(b)).toMatchObject({ status: "Shipped", courier: "India Post" });
    expect((await confirm(report)).status).toBe(400);
  });

  test("is refused as a whole with the reason for each line", async () => {
    const [a, b] = [await sold({ userId }), await sold({ userId, status: "cancel" })];
    const csv = `order;courier;number\n${a.number};Nobody;D1\n${b.number};;\nPR-999999;DTDC;D1234567\n${a.number};DTDC;D1234568\n`;
    expect(reportIn(await upload(csv)).problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "There is no courier “Nobody”"],
      [3, `${b.number}: cancelled`],
      [4, "PR-999999: there is no such order on the list"],
      [5, `${a.number} is there twice`],
    ]);
    await write(
      (tx) =>
        void tx
          .update(orders)
          .set({ status: "cancel" })
          .where(inArray(orders.id, [a.id]))
          .run(),
    );
    expect(reportIn(await upload(`courier,number\nDTDC,D1`)).problems[0]?.reason).toContain(
      "missing: order",
    );
  });
});
