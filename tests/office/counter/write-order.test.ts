import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { auditLog, invoices, orderEvents, orders, stockHolds } from "~/base/db/schema";
import { customerOf } from "~/office/counter/customer.server";
import { loader } from "~/routes/admin/counter/counter";
import { contentOf } from "~/sales/invoices/content";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { asRegisteredFirm, registeredFirm } from "../../sales/invoices/paying";
import { got } from "../../people/accounts/answers";
import { aZone, noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../../sales/payments/provider";
import { counted, movementsOf, pays, stockOf, stockProblems } from "../../goods/stock/counted";
import { product } from "../../shelf";
import { deskIn, formFor, newNumber, orderIn, owner, press, write, written } from "./counter";

providerOnTheWire();
beforeEach(noDelivery);

const address = { line: "4 Market Road", area: "", city: "Bardoli", pin: "394601", state: "" };
const kindsOf = (id: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .all()
    .map(({ kind, actor }) => [kind, actor]);

/** The orders that a form with this key became. */
const ordersWith = ({ idempotencyKey = "" }: Record<string, string>) =>
  db.select().from(orders).where(eq(orders.cartId, idempotencyKey)).all();

describe("the address on the invoice of what is taken along", () => {
  const paperOf = (orderId: string) => {
    const row = db.select().from(invoices).where(eq(invoices.orderId, orderId)).get();
    return contentOf(row ?? { content: "" });
  };

  test("is asked for with a GSTIN, and printed with the state's code; the place of supply stays", async () => {
    const tin = await counted(10);
    const firm = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };
    const form = formFor({ [tin.id]: 1 }, firm);
    const { errors, values } = deskIn(await write(form)).state;
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(["line", "city", "pin", "form"]));
    expect(values.gstin).toBe(firm.gstin);
    expect(ordersWith(form)).toEqual([]);
    const order = await written({ ...form, ...address });
    expect(order).toMatchObject({ deliveryWay: "collect", shipState: null, shipLine: null });
    expect(paperOf(order.id).buyer.address).toBe("4 Market Road\nBardoli 394601\nGujarat (24)");
  });

  test("is asked for from ₹50,000 on, and not a rupee below", async () => {
    const barrel = await product({ pricePaise: 50_000_00 });
    const form = formFor({ [barrel.id]: 1 });
    expect(deskIn(await write(form)).state.errors).toHaveProperty("line");
    expect((await written({ ...form, ...address })).buyerAddress).toContain("Gujarat (24)");
    const less = await product({ pricePaise: 49_999_00 });
    expect((await written(formFor({ [less.id]: 1 }))).buyerAddress).toBe("");
  });

  test("is never the shop's own firm", async () => {
    await asRegisteredFirm();
    const tin = await counted(10);
    const own = formFor({ [tin.id]: 1 }, { gstin: registeredFirm.gstin, firm: "Us", ...address });
    expect(deskIn(await write(own)).state.errors.gstin).toMatch(/^This is our own GSTIN/);
  });
});

describe("an order taken along and paid in cash", () => {
  test("is paid, delivered and has its invoice at once; the owner did it all", async () => {
    const tin = await counted(10);
    const { viewer } = await owner();
    const order = await written(formFor({ [tin.id]: 3 }, { phone: "97251-00001" }));
    expect(order).toMatchObject({
      source: "owner",
      placedBy: viewer.id,
      userId: null,
      buyerName: "Kanta Ben",
      buyerPhone: "+919725100001",
      totalPaise: 435_000,
      paymentMethod: "cash",
      paymentStatus: "paid",
      status: "deliverd",
      deliveryWay: "collect",
      deliveryPaise: 0,
    });
    expect(stockOf(tin.id).stock).toBe(7);
    expect(movementsOf(order.id)).toEqual(["sold -3"]);
    expect(db.select().from(invoices).where(eq(invoices.orderId, order.id)).all()).toHaveLength(1);
    const history = kindsOf(order.id);
    expect(history).toEqual([
      ["placed", viewer.id],
      ["paid", viewer.id],
      ["status", viewer.id],
    ]);
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, order.id)).all();
    expect(log.find(({ action }) => action === "order.create")).toMatchObject({
      actorId: viewer.id,
      subjectName: order.number,
    });
    expect(await stockProblems()).toEqual([]);
  });

  test("a double press is one order, also when both arrive at once", async () => {
    const tin = await counted(10);
    const form = formFor({ [tin.id]: 1 }, { seen: "145000" });
    const [one, other] = await Promise.all([press(form), press(form)]);
    expect(orderIn(one).id).toBe(orderIn(other).id);
    expect(stockOf(tin.id).stock).toBe(9);
  });

  test("the same form with other packs is refused and names the order it became", async () => {
    const tin = await product();
    const form = formFor({ [tin.id]: 1 });
    const { number } = await written(form);
    const again = await press({ ...form, [`packs.${tin.id}`]: "2", seen: "290000" });
    expect(again.status).toBe(409);
    expect(deskIn(again).state.errors.form).toContain(number);
  });
});

describe("the total", () => {
  test("is shown before anything is stored, and asked again when it changed", async () => {
    const tin = await product();
    const form = formFor({ [tin.id]: 2 });
    const first = await press(form);
    expect(first.status).toBe(200);
    expect(deskIn(first).news).toContain("₹2,900");
    const changed = await press({ ...form, seen: "100" });
    expect(deskIn(changed).news).toContain("₹2,900, no longer ₹1");
    expect(deskIn(changed).state.values).toMatchObject({ name: "Kanta Ben" });
    expect(ordersWith(form)).toEqual([]);
  });

  test("of what one types comes without storing anything", async () => {
    const tin = await product();
    const form = formFor({ [tin.id]: 2 });
    const { data } = await press({ ...form, intent: "price" });
    expect(data).toMatchObject({
      desk: { price: { totalPaise: 290_000, isFinal: true, owed: [] } },
    });
    expect(ordersWith(form)).toEqual([]);
  });

  test("holds delivery by the PIN, which the order freezes with its address", async () => {
    await aZone({ pins: ["3946"], rates: { 10_000: 9000 }, carrier: "van" });
    const tin = await product();
    const order = await written(
      formFor({ [tin.id]: 1 }, { ...address, way: "van", paid: "later" }),
    );
    expect(order).toMatchObject({
      deliveryWay: "van",
      deliveryPaise: 9000,
      totalPaise: 154_000,
      shipName: "Kanta Ben",
      shipPin: "394601",
      shipState: "24",
      paymentStatus: "pending",
      paymentMethod: "later",
      status: "Not Process",
    });
  });

  test("a PIN that is not served, and an address with mistakes, come back with all that was typed", async () => {
    await aZone({ pins: ["3946"] });
    const tin = await product();
    const far = await press(formFor({ [tin.id]: 1 }, { ...address, pin: "110001", way: "" }));
    expect(far.status).toBe(400);
    expect(deskIn(far).state.errors.way).toContain("not offered");
    const wrong = await press({
      ...formFor({ [tin.id]: 1 }, { ...address, pin: "12", way: "courier", name: " " }),
      [`packs.${tin.id}`]: "many",
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(deskIn(wrong).state.errors).toSorted()).toEqual([
      "name",
      `packs.${tin.id}`,
      "pin",
    ]);
    expect(deskIn(wrong).state.values).toMatchObject({ line: "4 Market Road", pin: "12" });
  });

  test("a state that the PIN is not in is asked about once", async () => {
    const tin = await product();
    const far = { ...address, state: "27", way: "courier", paid: "later", seen: "145000" };
    const form = formFor({ [tin.id]: 1 }, far);
    const asked = await press(form);
    expect(deskIn(asked).state.errors.state).toContain("usually in Gujarat");
    const sure = await press({ ...form, confirmed: deskIn(asked).confirmation });
    expect(orderIn(sure)).toMatchObject({ shipState: "27", shipPin: "394601" });
  });

  test("a firm of another state is asked where its bill goes, and found with it the next time", async () => {
    const tin = await product();
    const uttam = { gstin: "27AAPFU0939F1ZV", firm: "Uttam Traders" };
    const form = formFor(
      { [tin.id]: 1 },
      { ...address, ...uttam, way: "courier", paid: "later", seen: "145000" },
    );
    const asked = await press(form);
    expect(deskIn(asked).state.errors.billTo).toContain("is of Maharashtra");
    const billTo = "4 Mill Lane\nPune 411001";
    const order = orderIn(await press({ ...form, billTo }));
    expect(order).toMatchObject({ buyerAddress: billTo, shipState: "24" });
    expect(customerOf(order.buyerPhone)).toMatchObject({ billTo });
    const { phone = "" } = form;
    expect(deskIn(await press({ phone, intent: "find" })).state.values).toMatchObject({ billTo });
  });

  test("without a pack there is nothing to write down; 999 is the most", async () => {
    const tin = await product();
    const nothing = await press(formFor({ [tin.id]: 0 }));
    expect(deskIn(nothing).state.errors.form).toContain("how many packs");
    const many = await press(formFor({ [tin.id]: 1000 }));
    expect(deskIn(many).state.errors[`packs.${tin.id}`]).toContain("999");
  });
});

describe("more packs than are left", () => {
  test("are sold only once the owner agreed to owe them", async () => {
    const tin = await counted(1);
    const form = formFor({ [tin.id]: 3 }, { seen: "435000" });
    const short = await press(form);
    expect(short.status).toBe(409);
    expect(deskIn(short).price?.owed).toMatchObject([{ left: 1, owed: 2 }]);
    expect(stockOf(tin.id).stock).toBe(1);
    const agreed = await press({ ...form, owed: deskIn(short).price?.owedKey ?? "" });
    expect(orderIn(agreed)).toMatchObject({ status: "deliverd" });
    expect(stockOf(tin.id).stock).toBe(-2);
    expect(await stockProblems()).toEqual([]);
  });

  test("to owe two is no agreement to owe three", async () => {
    const tin = await counted(1);
    const owed = `${tin.id}:2`;
    const answer = await press(formFor({ [tin.id]: 4 }, { seen: "580000", owed }));
    expect(deskIn(answer).state.errors.owed).toBeDefined();
  });
});

describe("ways to pay", () => {
  test("a UPI reference pays one order", async () => {
    const tin = await product();
    const upi = { paid: "upi", reference: "4321 8765 0912" };
    const order = await written(formFor({ [tin.id]: 1 }, upi));
    expect(order).toMatchObject({
      paymentMethod: "transfer",
      paymentStatus: "paid",
    });
    expect(receivedOf(order.id)).toMatchObject([
      { amountPaise: order.totalPaise, way: "upi", reference: "432187650912" },
    ]);
    const again = await write(formFor({ [tin.id]: 1 }, upi));
    expect(again.status).toBe(409);
    expect(deskIn(again).state.errors.reference).toContain(order.number);
  });

  test("a UPI payment needs no reference", async () => {
    const tin = await product();
    const order = await written(formFor({ [tin.id]: 1 }, { paid: "upi" }));
    expect(order).toMatchObject({ paymentStatus: "paid", status: "deliverd" });
    expect(receivedOf(order.id)).toMatchObject([{ way: "upi", reference: null }]);
  });

  test("a pay link holds the packs; the goods stay until it is paid", async () => {
    const tin = await counted(5);
    const order = await written(formFor({ [tin.id]: 2 }, { paid: "link" }));
    expect(order).toMatchObject({ paymentStatus: "unpaid", status: "Not Process" });
    expect(stockOf(tin.id).stock).toBe(5);
    expect(
      db.select().from(stockHolds).where(eq(stockHolds.orderId, order.id)).all(),
    ).toMatchObject([{ packs: 2 }]);
    const { cookie } = await owner();
    const path = `/dashboard/admin/counter?written=${order.number}`;
    const { data } = await got(loader, path, { cookie });
    const { link, whatsApp } = (data as Awaited<ReturnType<typeof loader>>).written?.payLink ?? {};
    expect(link).toContain(`/pay/${order.token}`);
    expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919725\d{6}\?text=/);
    expect((await pays(order)).settled).toBe("paid");
    expect(stockOf(tin.id).stock).toBe(3);
  });

  test("what is paid later takes its packs, is handed over and gets its invoice", async () => {
    const tin = await counted(5);
    const order = await written(formFor({ [tin.id]: 2 }, { paid: "later" }));
    expect(order).toMatchObject({ paymentStatus: "pending", status: "deliverd" });
    expect(stockOf(tin.id).stock).toBe(3);
    expect(db.select().from(invoices).where(eq(invoices.orderId, order.id)).all()).toHaveLength(1);
  });
});

test("a shopper may neither look nor write", async () => {
  const { shopper, cookieOf } = await import("../../cast");
  const { posted } = await import("../../people/accounts/answers");
  const { action } = await import("~/routes/admin/counter/counter");
  const cookie = await cookieOf(await shopper());
  const form = { intent: "find", phone: newNumber() };
  const answer = await posted(action, "/dashboard/admin/counter", form, { cookie });
  expect(answer.status).toBeGreaterThanOrEqual(300);
  expect(answer.data).toBeNull();
  expect(
    db
      .select()
      .from(orders)
      .where(and(eq(orders.source, "owner"), eq(orders.buyerPhone, form.phone)))
      .all(),
  ).toEqual([]);
});
