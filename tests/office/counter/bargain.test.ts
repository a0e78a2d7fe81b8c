import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write as writing } from "~/base/db/connection.server";
import { auditLog, orderLines, orders } from "~/base/db/schema";
import { newId, newToken } from "~/base/lib/ids.server";
import { setBargainPercents } from "~/office/counter/bargain/percents.server";
import { versionOf } from "~/base/lib/form/version.server";
import { priceSettings } from "~/office/counter/bargain/price-settings.server";
import * as settingsScreen from "~/routes/admin/prices/price-settings";
import * as orderScreen from "~/routes/admin/orders/order";
import * as takeOutScreen from "~/routes/admin/orders/take-out";
import { storeOrder } from "~/sales/orders/store-order.server";
import { argsFor, castPassword, cookieOf, seller } from "../../cast";
import { aZone, noDelivery } from "../../goods/delivery/shelf";
import { counted } from "../../goods/stock/counted";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { asRegisteredFirm, creditNotesOf, invoiceIn } from "../../sales/invoices/paying";
import { allDifferences, cookieOfLongAgo } from "../../sales/payments/changing";
import { confirmRefund } from "../../sales/payments/refunding";
import { providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";
import { deskIn, formFor, orderIn, owner, press, write, written } from "./counter";

providerOnTheWire();
beforeEach(noDelivery);
beforeAll(asRegisteredFirm);

const percents = async (ofOwner: number, ofSeller: number) => {
  const { viewer } = await owner();
  await writing((tx) => setBargainPercents(tx, { owner: ofOwner, seller: ofSeller }, viewer));
};
beforeEach(() => percents(5, 2));

let sellers: Promise<string> | null = null;
const sellerCookie = () => (sellers ??= seller().then(cookieOf));

const linesOf = ({ id }: { id: string }) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.position)
    .all()
    .map(({ quantity, unitPricePaise, discountPaise }) => [
      quantity,
      unitPricePaise,
      discountPaise,
    ]);

const auditOf = ({ id }: { id: string }) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "order.discount")))
    .all()
    .map(({ actorName, changes }) => [actorName, JSON.parse(changes)]);

const pagePath = (number: string) => `/dashboard/admin/orders/${number}`;

async function pageOf(number: string) {
  const { cookie } = await owner();
  return htmlOf(orderScreen, argsFor(pagePath(number), { params: { number }, cookie }));
}

async function twoKinds() {
  return [await counted(10), await counted(10, { pricePaise: 9_000 })] as const;
}

describe("the owner's bargain", () => {
  test("is shown before it is written down, frozen on the lines, printed, and known with its giver", async () => {
    const [tin, pouch] = await twoKinds();
    const agreed = { [`price.${tin.id}`]: "1,400", off: "10.01" };
    const form = formFor({ [tin.id]: 2, [pouch.id]: 1 }, agreed);
    const { price } = deskIn(await press({ ...form, intent: "price" }));
    expect(price).toMatchObject({ totalPaise: 299_000 - 11_001, bargain: null });
    expect(price?.parts).toContainEqual(["Discount", "− ₹110.01"]);
    const order = await written(form);
    expect(order).toMatchObject({
      goodsPaise: 299_000,
      discountPaise: 11_001,
      totalPaise: 287_999,
      couponId: null,
      couponCode: null,
    });
    const share = Math.round((1_001 * 9_000) / 289_000);
    expect(linesOf(order)).toEqual([
      [2, 145_000, 11_001 - share],
      [1, 9_000, share],
    ]);
    const paper = invoiceIn(order);
    expect(paper.lines.map(({ discountPaise }) => discountPaise)).toEqual([11_001 - share, share]);
    expect(paper.totals.totalPaise).toBe(287_999);
    expect(auditOf(order)).toEqual([
      ["Ramesh Shah", { goodsPaise: [null, 299_000], discountPaise: [null, 11_001] }],
    ]);
    const html = await pageOf(order.number);
    expect(html).toContain("gave a discount of ₹110.01");
    expect(html).toContain("− ₹110.01");
    expect(await allDifferences()).toEqual([]);
  });

  test("is nothing where its fields are empty", async () => {
    const tin = await product();
    const order = await written(formFor({ [tin.id]: 1 }, { [`price.${tin.id}`]: "", off: " " }));
    expect(order).toMatchObject({ discountPaise: 0, totalPaise: 145_000 });
    expect(auditOf(order)).toEqual([]);
  });

  test("is never above the list price, and an amount has to be one", async () => {
    const tin = await product();
    const field = `price.${tin.id}`;
    const form = formFor({ [tin.id]: 1 }, { [field]: "1450.01", seen: "145001" });
    const dear = await press(form);
    expect(dear.status).toBe(409);
    expect(deskIn(dear).state.errors[field]).toMatch(/costs ₹1,450 a pack/);
    expect(deskIn(dear).price).toMatchObject({ totalPaise: 145_000 });
    const wrong = deskIn(await press({ ...form, [field]: "cheap", off: "all" })).state.errors;
    expect(Object.keys(wrong)).toEqual(expect.arrayContaining([field, "off"]));
    const all = await press({ ...form, [field]: "", off: "1449.01", seen: "99" });
    expect(deskIn(all).state.errors.off).toBe("At most ₹1,449 can be taken off these goods.");
  });

  test("is priced by the server alone: another total comes back", async () => {
    const tin = await product();
    const form = formFor({ [tin.id]: 1 }, { off: "50", seen: "100" });
    expect(deskIn(await press(form)).news).toMatch(/^The total is now ₹1,400, no longer ₹1\./);
  });

  test("is the same order twice, and another one with another bargain", async () => {
    const tin = await product();
    const form = formFor({ [tin.id]: 1 }, { off: "50" });
    const order = await written(form);
    expect(orderIn(await press({ ...form, seen: "140000" })).id).toBe(order.id);
    const other = await press({ ...form, off: "40", seen: "141000" });
    expect(deskIn(other).state.errors.form).toContain(order.number);
  });

  test("below the floor asks for the password, and for nothing that would be refused anyway", async () => {
    const tin = await product();
    const { viewer } = await owner();
    const cookie = await cookieOfLongAgo(viewer);
    const form = formFor({ [tin.id]: 1 }, { [`price.${tin.id}`]: "1,377" });
    const shown = await press(form, cookie);
    expect(deskIn(shown).price?.bargain).toMatch(
      /^This is more than 5 % off .* it needs your password\.$/,
    );
    expect((await press({ ...form, off: "5000", seen: "1" }, cookie)).status).toBe(409);
    const asked = await press({ ...form, seen: "137700" }, cookie);
    expect(asked.status).toBe(428);
    const confirmPassword = "not it";
    const again = await press({ ...form, seen: "137700", confirmPassword }, cookie);
    expect(again.status).toBe(428);
    expect(
      db
        .select()
        .from(orders)
        .where(eq(orders.cartId, form.idempotencyKey ?? ""))
        .all(),
    ).toEqual([]);
    const order = orderIn(
      await press({ ...form, seen: "137700", confirmPassword: castPassword }, cookie),
    );
    expect(order.totalPaise).toBe(137_700);
    expect(auditOf(order)[0]?.[1]).toMatchObject({ allowedBy: [null, "the owner’s password"] });
  });

  test("down to the floor asks for none", async () => {
    const tin = await product();
    const cookie = await cookieOfLongAgo((await owner()).viewer);
    const order = await written(formFor({ [tin.id]: 1 }, { off: "72.50" }), cookie);
    expect(order.discountPaise).toBe(7_250);
  });
});

describe("a seller's bargain", () => {
  test("goes as far as the limit, in the seller's own name", async () => {
    const tin = await product();
    const cookie = await sellerCookie();
    const order = await written(formFor({ [tin.id]: 1 }, { off: "29" }), cookie);
    expect(order.discountPaise).toBe(2_900);
    expect(auditOf(order)[0]?.[0]).toBe("Kiran Desai");
    expect(await pageOf(order.number)).toContain("gave a discount of ₹29");
  });

  test("is refused beyond it, with a sentence, whatever the password", async () => {
    const tin = await product();
    const cookie = await sellerCookie();
    const form = formFor({ [tin.id]: 1 }, { [`price.${tin.id}`]: "1420" });
    const refused = await write({ ...form, confirmPassword: castPassword }, cookie);
    expect(refused.status).toBe(409);
    const { state, price } = deskIn(refused);
    const words = "You may take off at most 2 % of the list price. The owner may give more.";
    expect(state.errors).toEqual({ [`price.${tin.id}`]: words });
    expect(price?.bargain).toBe(words);
  });

  test("of 0 percent has no fields and takes nothing; it is never more than the owner's", async () => {
    const tin = await product();
    const cookie = await sellerCookie();
    const form = formFor({ [tin.id]: 1 }, { off: "1" });
    await percents(5, 0);
    const refused = deskIn(await write(form, cookie));
    expect(refused).toMatchObject({ mayBargain: false });
    expect(refused.state.errors.off).toBe("Only the owner gives discounts here.");
    expect(deskIn(await press(form)).mayBargain).toBe(true);
    await percents(1, 50);
    expect(deskIn(await write({ ...form, off: "15" }, cookie)).state.errors).toHaveProperty("off");
    expect((await written(form, cookie)).discountPaise).toBe(100);
  });
});

describe("what comes after", () => {
  test("a refund of packs gives back what was paid for them, with its credit note", async () => {
    const [tin, pouch] = await twoKinds();
    const order = await written(
      formFor({ [tin.id]: 2, [pouch.id]: 1 }, { [`price.${tin.id}`]: "1400" }),
    );
    const { viewer } = await owner();
    const back = { kind: "lines", "line-0": "1", expected: "140000" };
    const answer = await confirmRefund(viewer, order.number, back);
    expect(answer.status).toBe(303);
    const [note] = creditNotesOf(order);
    expect(note?.lines).toMatchObject([
      { quantity: 1, unitPricePaise: 145_000, discountPaise: 5_000, totalPaise: 140_000 },
    ]);
    expect(await allDifferences()).toEqual([]);
  });

  test("packs taken out of an order to be paid take their part of the discount along", async () => {
    const [tin, pouch] = await twoKinds();
    await aZone({ pins: ["3946"], rates: { 50_000: 9000 }, carrier: "van" });
    const place = { line: "4 Market Road", area: "", city: "Bardoli", pin: "394601", state: "" };
    const agreed = { off: "20", ...place, way: "van", paid: "later" };
    const order = await written(formFor({ [tin.id]: 2, [pouch.id]: 1 }, agreed));
    const [[, , before = 0] = [], [, , ofPouch = 0] = []] = linesOf(order);
    const cookie = await cookieOf((await owner()).viewer);
    await posted(
      takeOutScreen.action,
      `${pagePath(order.number)}/take-out`,
      {
        idempotencyKey: newId(),
        reason: "Sold out",
        "line-0": "1",
        "line-1": "0",
        expected: String(145_000 - before / 2),
      },
      { params: { number: order.number }, cookie },
    );
    const after = db.select().from(orders).where(eq(orders.id, order.id)).get();
    const [[quantity, , left = 0] = []] = linesOf(order);
    expect([quantity, left]).toEqual([1, before / 2]);
    expect(after).toMatchObject({ goodsPaise: 154_000, discountPaise: left + ofPouch });
    expect(await allDifferences()).toEqual([]);
  });

  test("a bargain is never added to a coupon", async () => {
    const line = { product: await product(), quantity: 1, unitPricePaise: 145_000, photo: null };
    const buyer = { id: null, name: "Kanta", email: "", phone: "+919725100001", address: "" };
    const key = { cartId: newToken(), cartRound: 1, fingerprint: "x" };
    const discount = { couponId: newId(), code: "DIWALI", paise: 100 };
    const both = writing((tx) =>
      storeOrder(tx, buyer, key, [{ ...line, product: line.product as never }], {
        discount,
        bargain: [100],
      }),
    );
    await expect(both).rejects.toThrow("A bargain would be added to a coupon");
  });
});

test("the owner sets both percents, and a wrong one is refused", async () => {
  const cookie = await cookieOf((await owner()).viewer);
  const set = (form: Record<string, string>) =>
    posted(
      settingsScreen.action,
      "/dashboard/admin/settings/prices",
      { version, askAbove: "33", percent: "20", paise: "500", ...form },
      { cookie },
    );
  const { version } = await settingsScreen.loader(
    argsFor("/dashboard/admin/settings/prices", { cookie }),
  );
  for (const _ of ["first", "sent twice"])
    expect((await set({ bargainOwner: "8 %", bargainSeller: "0" })).status).toBe(303);
  const late = await set({ bargainOwner: "5", bargainSeller: "2", khataLimit: "900" });
  expect(late.status).toBe(409);
  expect(formIn(late)).toMatchObject({
    errors: {
      form: expect.stringContaining("Someone else changed the price settings"),
      bargainOwner: expect.stringContaining("says now: 8"),
      bargainSeller: expect.stringContaining("says now: 0"),
      khataLimit: "“Most rupees that a buyer may owe” is empty now.",
    },
    values: { bargainOwner: "5", khataLimit: "900", version: versionOf(priceSettings()) },
  });
  expect(priceSettings()).toMatchObject({ bargain: { owner: 8, seller: 0 }, khata: null });
  const page = await htmlOf(
    settingsScreen,
    argsFor("/dashboard/admin/settings/prices", { cookie }),
  );
  expect(page).toMatch(/name="bargainOwner"[^>]*value="8"/);
  const wrong = formIn(await set({ bargainOwner: "100", bargainSeller: "-1" }));
  expect(Object.keys(wrong.errors)).toEqual(["bargainOwner", "bargainSeller"]);
});
