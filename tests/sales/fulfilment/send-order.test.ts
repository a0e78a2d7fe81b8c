import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { invoices, orderEvents, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { dayOf, dayStart } from "~/base/lib/days";
import { day, hour } from "~/base/lib/time";
import * as list from "~/routes/admin/orders/orders";
import * as orderPage from "~/routes/admin/orders/order";
import * as parcelPage from "~/routes/admin/orders/parcel";
import * as page from "~/routes/admin/orders/send";
import * as sendTicked from "~/routes/admin/orders/send-ticked";
import { answerTo, formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { sold } from "../orders/sold";

let cookie: string;
let userId: string;
let boss: Awaited<ReturnType<typeof admin>>;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
});

const pathOf = (number: string) => `/dashboard/admin/orders/${number}`;
const send = (number: string, form: Record<string, string>) =>
  posted(
    page.action,
    `${pathOf(number)}/send`,
    { version: "Not Process", ...form },
    { cookie, params: { number } },
  );
const shown = (number: string) =>
  htmlOf(orderPage, argsFor(pathOf(number), { cookie, params: { number } }));

function stored(id: string) {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
}

const historyOf = (id: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .all()
    .map(({ kind, detail }) => `${kind} ${detail}`.trim());

const subjects = () => mailsOf().map(({ subject }) => subject);
const whole = { courier: "DTDC", tracking: "D 1234567", day: "" };

describe("how an order leaves, the same on every page that sends one", () => {
  const several = (numbers: string[], form?: Record<string, string | string[]>) => {
    const query = new URLSearchParams(numbers.map((number) => ["order", number]));
    return argsFor(`/dashboard/admin/orders/send?${query}`, {
      cookie,
      ...(form && { form: { order: numbers, day: "", ...form } }),
    });
  };
  const packersPage = (number: string) =>
    argsFor(`/dashboard/admin/parcels/${number}`, { cookie, params: { number } });
  const packed = (number: string, form: Record<string, string>) =>
    posted(parcelPage.action, `/dashboard/admin/parcels/${number}`, form, {
      cookie,
      params: { number },
    });
  const selectIn = (html: string, name: string) =>
    new RegExp(`<select[^>]*name="${name}".*?</select>`).exec(html)?.[0] ?? "";
  const chosenIn = (html: string, name: string) =>
    /<option[^>]*selected=""[^>]*>([^<]*)/.exec(selectIn(html, name))?.[1] ?? "";

  test("India Post brings what nobody else brings, also beside parcels of another courier", async () => {
    const last = await sold({ userId, status: "Processing" });
    await send(last.number, { ...whole, version: "Processing" });
    const [army, other] = [await sold({ userId, shipPin: "901234" }), await sold({ userId })];
    const bulk = await htmlOf(sendTicked, several([army.number, other.number]));
    expect(chosenIn(bulk, "courier")).toBe("DTDC");
    expect(chosenIn(bulk, `courier-${army.number}`)).toBe("India Post");
    expect(chosenIn(bulk, `courier-${other.number}`)).toBe("As above");
    expect(bulk).toContain("India Post only");
    const ofPackers = async (number: string) =>
      chosenIn(await htmlOf(parcelPage, packersPage(number)), "courier");
    expect(await ofPackers(army.number)).toBe("India Post");
    expect(await ofPackers(other.number)).toBe("DTDC");

    // Whom the others go with brings nothing there, also when its own field was emptied.
    const form = { intent: "send", courier: "DTDC", [`courier-${army.number}`]: "" };
    await answerTo(sendTicked.action, several([army.number, other.number], form));
    expect(stored(army.id)).toMatchObject({ status: "Shipped", courier: null });
    expect(stored(other.id)).toMatchObject({ status: "Shipped", courier: "DTDC" });
    const mistaken = await sold({ userId, shipPin: "901234" });
    const check = { intent: "check", [`courier-${mistaken.number}`]: "DTDC" };
    const seen = await answerTo(sendTicked.action, several([mistaken.number], check));
    expect(seen.data).toMatchObject({
      preview: { sendings: [{ hint: "only India Post brings a parcel there" }] },
    });
  });

  test("a packer keeps the offered courier by sending, not by packing", async () => {
    const order = await sold({ userId, shipPin: "901234" });
    const offered = { courier: "India Post", tracking: "" };
    await packed(order.number, { ...offered, status: "Processing", version: "Not Process" });
    expect(stored(order.id)).toMatchObject({ status: "Processing", courier: null });
    await packed(order.number, { ...offered, status: "Shipped", version: "Processing" });
    expect(stored(order.id)).toMatchObject({ status: "Shipped", courier: "India Post" });
    const chosen = await sold({ userId });
    const other = { courier: "DTDC", tracking: "", version: "Not Process" };
    await packed(chosen.number, { ...other, status: "Processing" });
    expect(stored(chosen.id)).toMatchObject({ status: "Processing", courier: "DTDC" });
  });

  test("the shop's own van needs no courier, and takes none from the others", async () => {
    const [van, other] = [await sold({ userId, deliveryWay: "van" }), await sold({ userId })];
    const words = "Our van brings it: it needs no courier and no number.";
    const bulk = await htmlOf(sendTicked, several([van.number, other.number]));
    expect(bulk).toContain(words);
    expect(selectIn(bulk, `courier-${van.number}`)).toBe("");
    expect(selectIn(bulk, `courier-${other.number}`)).not.toBe("");
    const ofPackers = await htmlOf(parcelPage, packersPage(van.number));
    expect(ofPackers).toContain(words);
    expect(selectIn(ofPackers, "courier")).toBe("");
    expect(await shown(van.number)).toContain(words);

    const number = { intent: "send", courier: "DTDC", pasted: `${van.number} D1234567` };
    const refused = await answerTo(sendTicked.action, several([van.number], number));
    expect(formIn(refused).errors).toEqual({ [`number-${van.number}`]: `${van.number}: ${words}` });
    const form = { intent: "send", courier: "DTDC" };
    await answerTo(sendTicked.action, several([van.number, other.number], form));
    expect(stored(van.id)).toMatchObject({ status: "Shipped", courier: null });
    expect(stored(other.id)).toMatchObject({ status: "Shipped", courier: "DTDC" });
  });

  test("what is collected is packed, and not sent", async () => {
    const { number } = await sold({ userId, deliveryWay: "collect" });
    const words = "Its buyer collects it: it needs no courier and no number.";
    const ofPackers = await htmlOf(parcelPage, packersPage(number));
    expect(ofPackers).toContain(words);
    expect(selectIn(ofPackers, "status")).not.toContain("Shipped");
    expect(ofPackers).toContain("Collected by");
    expect(ofPackers).not.toContain("Deliver to");
    expect(await shown(number)).toContain(words);
    expect(await htmlOf(sendTicked, several([number]))).toContain("its buyer collects it");
  });
});

test("a parcel to the army is offered to India Post, any other to who took the last one", async () => {
  const last = await sold({ userId, status: "Processing" });
  await send(last.number, { ...whole, version: "Processing" });
  const chosenFor = async (shipPin: string) => {
    const { number } = await sold({ userId, shipPin });
    return /<option selected="">([^<]*)/.exec(await shown(number))?.[1];
  };
  expect(await chosenFor("901234")).toBe("India Post");
  expect(await chosenFor("395007")).toBe("DTDC");
});

describe("Send it", () => {
  test.each(["Not Process", "Processing"] as const)(
    "takes an order at %s to its courier in one step, with one mail",
    async (status) => {
      await emptyOutbox();
      const order = await sold({ userId, status });
      expect(await shown(order.number)).toContain("Parcel number");
      const answer = await send(order.number, { ...whole, version: status });
      expect((await toastIn(answer))?.message).toBe(`Order ${order.number} is sent`);
      expect(stored(order.id)).toMatchObject({
        status: "Shipped",
        courier: "DTDC",
        trackingNumber: "D1234567",
      });
      expect(subjects()).toEqual([`Your order ${order.number} is on its way`]);
      expect(await shown(order.number)).not.toContain("Parcel number");
    },
  );

  test("asks for the number once; left out on purpose, it comes as an addition", async () => {
    await emptyOutbox();
    const order = await sold({ userId });
    const numberless = { courier: "DTDC", tracking: "", day: "" };
    const asked = await send(order.number, numberless);
    expect(asked.status).toBe(400);
    expect(formIn(asked)).toMatchObject({
      errors: { tracking: "Type the number, or tick “Without a number”." },
      values: { courier: "DTDC" },
    });
    expect(stored(order.id).status).toBe("Not Process");

    expect((await send(order.number, { ...numberless, numberless: "yes" })).status).toBe(303);
    await moveOrder(order.id, { trackingNumber: "D1234567" }, boss);
    await moveOrder(order.id, { trackingNumber: "D7654321" }, boss);
    await moveOrder(order.id, { courier: "Delhivery" }, boss);
    await moveOrder(order.id, { trackingNumber: null }, boss);
    expect(subjects().toSorted()).toEqual(
      [
        `Your order ${order.number} is on its way`,
        `The number of your parcel, order ${order.number}`,
        `Correction: the number of your parcel, order ${order.number}`,
        `Correction: the courier of your parcel, order ${order.number}`,
        `Correction: the number of your parcel, order ${order.number}`,
      ].toSorted(),
    );
  });

  test("keeps the day it was sent on, and says so in the history", async () => {
    const order = await sold({ userId, createdAt: Date.now() - 5 * day });
    const yesterday = dayOf(Date.now() - day);
    await send(order.number, { ...whole, day: yesterday });
    expect(stored(order.id).shippedAt).toBe((dayStart(yesterday) ?? 0) + 12 * hour);
    expect(historyOf(order.id).some((entry) => entry.startsWith("on-day "))).toBe(true);
  });

  test.each([
    ["to come", dayOf(Date.now() + 2 * day)],
    ["before the order", dayOf(Date.now() - 9 * day)],
  ])("refuses a day that is %s, and nothing typed is lost", async (_, wrong) => {
    const order = await sold({ userId, createdAt: Date.now() - 5 * day });
    const answer = await send(order.number, { ...whole, day: wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(formIn(answer).errors)).toEqual(["day"]);
    expect(formIn(answer).values).toMatchObject({ tracking: "D 1234567", day: wrong });
    expect(stored(order.id).status).toBe("Not Process");
  });

  test.each([
    ["a number without its courier", { ...whole, courier: "" }, "courier"],
    ["a courier that is not listed", { ...whole, courier: "Nobody" }, "courier"],
    ["a number that is none", { ...whole, tracking: "D1" }, "tracking"],
  ])("refuses %s", async (_, form, field) => {
    const order = await sold({ userId });
    expect(Object.keys(formIn(await send(order.number, form)).errors)).toEqual([field]);
  });

  test("pressed twice sends once, and a parcel that left is not overwritten", async () => {
    await emptyOutbox();
    const order = await sold({ userId });
    await send(order.number, whole);
    const again = await send(order.number, { ...whole, tracking: "D9999999" });
    expect((await toastIn(again))?.message).toContain("is Shipped already");
    expect(stored(order.id).trackingNumber).toBe("D1234567");
    expect(mailsOf()).toHaveLength(1);
  });

  test("asks whether an order to be confirmed was, and gives it its invoice when it leaves", async () => {
    const order = await sold({
      userId,
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
      needsConfirmation: true,
    });
    const refused = await send(order.number, whole);
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors.form).toContain("has not confirmed");
    expect((await send(order.number, { ...whole, called: "yes" })).status).toBe(303);
    expect(db.select().from(invoices).where(eq(invoices.orderId, order.id)).all()).toHaveLength(1);
    expect(await shown(order.number)).not.toContain("is still to come");
    await moveOrder(order.id, { status: "deliverd" }, boss);
    expect(await shown(order.number)).toContain("₹1,450 is still to come");
  });

  test("needs no courier with the shop's own van, nor for what is collected", async () => {
    const van = await sold({ userId, deliveryWay: "van" });
    expect((await send(van.number, { day: "" })).status).toBe(303);
    expect(stored(van.id)).toMatchObject({ status: "Shipped", courier: null });
    const collected = await sold({ userId, deliveryWay: "collect", status: "Processing" });
    const html = await shown(collected.number);
    expect(html).toContain("Collected on");
    expect(html).not.toContain("Parcel number");
    const packed = { day: "", version: "Processing" };
    expect((await send(collected.number, packed)).status).toBe(303);
    expect(stored(collected.id).status).toBe("deliverd");
  });

  test("is offered in the order's row, with the courier used last", async () => {
    const order = await sold({ userId });
    const rows = await htmlOf(list, argsFor("/dashboard/admin/orders", { cookie }));
    expect(rows).toContain(`href="${pathOf(order.number)}/send"`);
    const sent = await sold({ userId });
    await send(sent.number, { ...whole, courier: "Blue Dart" });
    const args = { cookie, params: { number: order.number } };
    const html = await htmlOf(page, argsFor(`${pathOf(order.number)}/send`, args));
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>Blue Dart/);
  });
});
