import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, write as writing } from "~/base/db/connection.server";
import { orders, priceLists, priceSteps, tradeAccounts } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { shopper } from "../../cast";
import { guestWith, press as checkOut, typed } from "../../sales/checkout/guests";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { noDelivery } from "../../goods/delivery/shelf";
import { product } from "../../shelf";
import { deskIn, formFor, newNumber, owner, press, write, written } from "./counter";

beforeEach(noDelivery);

const find = async (phone: string) => deskIn(await press({ intent: "find", phone }));
const again = async (phone: string) => deskIn(await press({ intent: "again", phone }));

test.each(["97259 00001", "+91 97259-00001", "09725900001", "૯૭૨૫૯ ૦૦૦૦૧"])(
  "a number is found as %s",
  async (phone) => {
    const tin = await product();
    await written(formFor({ [tin.id]: 1 }, { phone: "9725900001", name: "Hansa Ben" }));
    const desk = await find(phone);
    expect(desk).toMatchObject({ isKnown: true, shownPhone: "+91 97259 00001" });
    expect(desk.state.values.name).toBe("Hansa Ben");
  },
);

test("what is no mobile number is said so, and nobody is looked for", async () => {
  const answer = await press({ intent: "find", phone: "12345" });
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject({ form: { errors: { phone: expect.any(String) } } });
});

test("of an unknown number nothing is known, and every pack can be ordered", async () => {
  const tin = await product();
  const desk = await find(newNumber());
  expect(desk).toMatchObject({ isKnown: false, last: null, price: null, accounts: [] });
  expect(desk.packs.map(({ id }) => id)).toContain(tin.id);
  expect(desk.state.values).toMatchObject({ way: "along", paid: "cash" });
});

test("the same again fills in the packs of the last order, at today's prices", async () => {
  const [tin, jar] = [await product(), await product({ pricePaise: 40_000 })];
  const phone = newNumber();
  await written(formFor({ [jar.id]: 9 }, { phone }));
  await written(formFor({ [tin.id]: 2, [jar.id]: 1 }, { phone }));
  const desk = await again(phone);
  expect(desk.state.values).toMatchObject({
    [`packs.${tin.id}`]: "2",
    [`packs.${jar.id}`]: "1",
    name: "Kanta Ben",
  });
  expect(desk.price?.totalPaise).toBe(330_000);
  expect(
    desk.packs
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([tin.id, jar.id].toSorted());
  const other = await write({ ...desk.state.values, intent: "write" });
  expect(other.location).toContain("written=PR-");
});

test("a guest of the shop is known with the address", async () => {
  const { viewer } = await owner();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 500_000, feePaise: 0, asksToConfirm: false },
      transfer: { isOn: false, details: null },
    },
    viewer,
  );
  const tin = await product();
  const phone = newNumber();
  const cookie = await guestWith(tin);
  const form = { ...typed, phone, method: "on-delivery", total: "145000", round: "1" };
  const placed = await checkOut(cookie, { ...form, way: "courier:0", shown: "145000" });
  expect(placed.location, JSON.stringify(placed.data)).toContain("/order/");
  const desk = await find(phone);
  expect(desk.state.values).toMatchObject({
    name: "Meera Desai",
    line: "12 Ring Road",
    city: "Surat",
    pin: "395007",
    state: "24",
    way: "courier",
    paid: "link",
  });
});

test("an account that never ordered is known with its address, and not chosen by itself", async () => {
  const phone = newNumber();
  const user = await shopper({ phone, name: "Dinesh Shah" });
  const desk = await find(phone);
  expect(desk.accounts.map(({ id }) => id)).toEqual([user.id]);
  expect(desk.state.values).toMatchObject({
    name: "Dinesh Shah",
    account: "",
    line: "12 Ring Road",
    pin: "395002",
  });
});

describe("an account with the number", () => {
  async function trader(phone: string, tin: string) {
    const user = await shopper({ phone, name: "Mehta Caterers" });
    const listId = newId();
    const now = Date.now();
    await writing((tx) => {
      const times = { createdAt: now, updatedAt: now };
      tx.insert(priceLists)
        .values({ id: listId, name: `Caterers ${listId}`, ...times })
        .run();
      tx.insert(priceSteps)
        .values({
          id: newId(),
          listId,
          productId: tin,
          fromPacks: 1,
          pricePaise: 120_000,
          ...times,
        })
        .run();
      tx.insert(tradeAccounts)
        .values({
          userId: user.id,
          firm: "Mehta",
          priceListId: listId,
          approvedBy: user.id,
          approvedAt: now,
          ...times,
        })
        .run();
    });
    return { user, list: `Caterers ${listId}` };
  }

  test("that the owner approved buys at the prices of its list", async () => {
    const tin = await product();
    const phone = newNumber();
    const { user, list } = await trader(phone, tin.id);
    const desk = await find(phone);
    expect(desk.accounts).toEqual([{ id: user.id, name: user.name, email: user.email, list }]);
    expect(desk.state.values.account).toBe(user.id);
    const order = await written({ ...desk.state.values, ...formFor({ [tin.id]: 2 }, { phone }) });
    expect(order).toMatchObject({ userId: user.id, totalPaise: 240_000, priceList: list });
  });

  test("is not the buyer's unless the owner says so: anybody can type any number", async () => {
    const tin = await product();
    const phone = newNumber();
    const { user } = await trader(phone, tin.id);
    const order = await written(formFor({ [tin.id]: 1 }, { phone, account: "" }));
    expect(order).toMatchObject({ userId: null, totalPaise: 145_000, priceList: null });
    const other = await press(
      formFor({ [tin.id]: 1 }, { phone: newNumber(), account: user.id, seen: "145000" }),
    );
    expect(other.status).toBe(409);
    expect(deskIn(other).state.errors.account).toBeDefined();
    const own = db.select().from(orders).where(eq(orders.userId, user.id)).all();
    expect(own).toEqual([]);
  });
});
