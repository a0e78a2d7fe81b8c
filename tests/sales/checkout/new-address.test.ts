import "../orders/with-mail";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/base/db/connection.server";
import { auditLog, mails, orders } from "~/base/db/schema";
import * as page from "~/routes/admin/orders/order-address";
import * as orderPage from "~/routes/admin/orders/order";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { orderToReaddress } from "~/sales/checkout/new-address/submit-address.server";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { aZone } from "../../goods/delivery/shelf";
import { asRegisteredFirm, pay, placed } from "../invoices/paying";
import { sold } from "../orders/sold";

let cookie: string;
let userId: string;

const surat = {
  shipName: "Asha Patel",
  shipPhone: "+919825012345",
  shipLine: "12 Ring Road",
  shipCity: "Surat",
  shipState: "24",
  shipPin: "395002",
  deliveryWay: "courier",
  deliveryPaise: 6000,
} as const;
const unpaid = { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null } as const;
const price = { goodsPaise: 145_000, totalPaise: 151_000 };
const typed = {
  name: "Kiran Patel",
  phone: "98980 11111",
  line: "7 Station Road",
  area: "",
  city: "Surat",
  pin: "395007",
  state: "24",
};

beforeAll(async () => {
  cookie = await cookieOf(await admin({ name: "Ramesh Shah" }));
  userId = (await shopper()).id;
  await asRegisteredFirm();
  await aZone({ pins: ["395"], rates: { 20_000: 6000 }, paysOnDelivery: true });
  await aZone({ pins: ["400"], rates: { 20_000: 12_000 }, paysOnDelivery: false });
  await aZone({ pins: ["781"], carrier: "van" });
});

const pathOf = (number: string) => `/dashboard/admin/orders/${number}/address`;
const save = (number: string, form: Record<string, string>) =>
  posted(
    page.action,
    pathOf(number),
    { ...typed, version: versionNow(number), ...form },
    { cookie, params: { number } },
  );
const versionNow = (number: string) => orderToReaddress(number)?.version ?? "";
const stored = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();
const order = (more: object = {}) => sold({ userId, ...surat, ...unpaid, ...price, ...more });

describe("where an order goes", () => {
  test("stays as somebody else has changed it meanwhile, until that is seen", async () => {
    const { id, number } = await order({ shipArea: "Near the temple" });
    const version = versionNow(number);
    for (const _ of ["first", "sent twice"])
      expect((await save(number, { version })).status).toBe(303);
    const late = { version, name: "Asha Patel", line: "12 Ring Road", area: "Adajan" };
    const refused = await save(number, late);
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors).toEqual({
      form: expect.stringContaining("Someone else changed this address"),
      name: "“Name” says now: Kiran Patel",
      phone: expect.stringMatching(/^“Mobile” says now: .*98980 11111$/),
      line: "“House and street” says now: 7 Station Road",
      area: "“Area or landmark” is empty now.",
    });
    expect(formIn(refused).values).toMatchObject({ ...late, version: versionNow(number) });
    expect(stored(id)?.shipLine).toBe("7 Station Road");
    expect((await save(number, { ...late, version: versionNow(number) })).status).toBe(303);
    expect(stored(id)?.shipArea).toBe("Adajan");
  });

  test("is changed before it is packed: history, log, search and one mail follow", async () => {
    const { id, number } = await order();
    const html = await htmlOf(page, argsFor(pathOf(number), { cookie, params: { number } }));
    expect(inputIn(html, "pin")).toContain('value="395002"');
    const answer = await save(number, {});
    expect(answer.location).toBe(`/dashboard/admin/orders/${number}`);
    expect(await toastIn(answer)).toMatchObject({
      message: `Order ${number} goes to Surat 395007`,
    });
    expect(stored(id)).toMatchObject({
      shipName: "Kiran Patel",
      shipPhone: "+919898011111",
      shipPin: "395007",
      totalPaise: 151_000,
      deliveryPaise: 6000,
    });

    const shown = await htmlOf(
      orderPage,
      argsFor(`/dashboard/admin/orders/${number}`, { cookie, params: { number } }),
    );
    expect(shown).toContain("Ramesh Shah changed the address");
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
    expect(log).toMatchObject([{ action: "order.address", changes: "{}" }]);
    const filter = orderFilterIn(new URLSearchParams({ q: "Kiran Patel" }));
    expect(ordersMatching(filter, 1).orders.map((each) => each.number)).toContain(number);
    const told = db
      .select()
      .from(mails)
      .all()
      .filter(({ key }) => key.startsWith(`order-address:${id}`));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("7 Station Road");

    expect((await save(number, {})).status).toBe(303);
    expect(db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all()).toHaveLength(1);
  });

  test("may cost something else: that is said once, and the agreed price stays", async () => {
    const { id, number } = await order();
    const mumbai = { city: "Mumbai", pin: "400001", state: "27" };
    const asked = await save(number, mumbai);
    expect(asked.status).toBe(400);
    const form = formIn(asked);
    expect(form.errors.form).toContain(
      "Delivery to PIN 400001 costs ₹120. The order keeps the ₹60 that was agreed.",
    );
    expect(form.errors.form).toContain("no money is taken on delivery");
    expect(form.values).toMatchObject(mumbai);
    expect(stored(id)?.shipPin).toBe("395002");
    const sure = { ...mumbai, confirmed: form.values.confirmed ?? "" };
    expect((await save(number, sure)).status).toBe(303);
    expect(stored(id)).toMatchObject({
      shipPin: "400001",
      totalPaise: 151_000,
      deliveryZone: "400",
    });
  });

  test.each([
    [
      "its way of delivery does not reach",
      { pin: "781001", state: "18" },
      {},
      "does not reach that PIN",
    ],
    ["of an order that is packed", {}, { status: "Processing" }, "only while the order waits"],
    ["of an order that is collected", {}, { deliveryWay: "collect" }, "only while the order waits"],
  ])("stays when the new one is one that %s", async (_why, form, more, words) => {
    const { id, number } = await order(more);
    const refused = await save(number, form);
    expect(refused.status).toBe(409);
    expect(formIn(refused)).toMatchObject({ values: { line: "7 Station Road" } });
    expect(formIn(refused).errors.form).toContain(words);
    expect(stored(id)?.shipPin).toBe("395002");
  });

  test("stays in its state once the invoice is written", async () => {
    const paid = await placed({ userId, ...surat });
    await pay(paid);
    const refused = await save(paid.number, { city: "Mumbai", pin: "400001", state: "27" });
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors.form).toContain("written for another state");
    expect((await save(paid.number, {})).status).toBe(303);
    expect(stored(paid.id)?.shipPin).toBe("395007");
  });

  test("is checked like an address of the checkout", async () => {
    const { number } = await order();
    const refused = await save(number, { phone: "123", pin: "39" });
    expect(Object.keys(formIn(refused).errors).toSorted()).toEqual(["phone", "pin"]);
  });
});
