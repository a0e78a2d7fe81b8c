import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { db, write as writing } from "~/base/db/connection.server";
import { orders, products } from "~/base/db/schema";
import { admin } from "../../cast";
import { product } from "../../shelf";
import { deskIn, formFor, newNumber, orderIn, press, write } from "./counter";

/** By its name it comes behind more packs than the sheet shows. */
let last: Awaited<ReturnType<typeof product>>;

beforeAll(async () => {
  for (let each = 0; each < 101; each += 1) await product({ name: `Almond oil ${100 + each}` });
  last = await product({ name: "Zaveri special tin", pricePaise: 90_000 });
  await writing((tx) =>
    tx.update(products).set({ code: "ZT-15" }).where(eq(products.id, last.id)).run(),
  );
});

const idsIn = (desk: ReturnType<typeof deskIn>) => desk.packs.map(({ id }) => id);

test("a pack that the sheet does not show is found by name or code, and everything typed stays", async () => {
  const first = await product({ name: "Aa tin" });
  const start = deskIn(await press({ intent: "find", phone: newNumber() }));
  expect(start.isMore).toBe(true);
  expect(idsIn(start)).not.toContain(last.id);

  const form = formFor({ [first.id]: 2 }, { city: "Bardoli", paid: "later", looked: "" });
  for (const words of ["zaveri", "zt-15"]) {
    const desk = deskIn(await press({ ...form, intent: "look", words }));
    expect(idsIn(desk).slice(0, 2)).toEqual([first.id, last.id]);
    expect(desk.state.errors).toEqual({});
    expect(desk.state.values).toMatchObject({
      city: "Bardoli",
      paid: "later",
      [`packs.${first.id}`]: "2",
    });
    expect(desk.price?.totalPaise).toBe(290_000);
  }

  // What was found stays on the sheet while something else is looked for, and comes on the order.
  const both = { ...form, [`packs.${last.id}`]: "1" };
  const other = deskIn(await press({ ...both, intent: "look", words: "almond oil 105" }));
  expect(idsIn(other)).toEqual(expect.arrayContaining([first.id, last.id]));
  const order = orderIn(
    await write({ ...both, words: "almond oil 105", looked: "almond oil 105" }),
  );
  expect(order.totalPaise).toBe(380_000);
});

test("Enter beside words that were not looked for yet writes nothing down", async () => {
  const form = formFor({ [last.id]: 1 }, { seen: "90000", words: "almond oil 107", looked: "" });
  const desk = deskIn(await press(form));
  expect(desk.words).toBe("almond oil 107");
  const stored = db
    .select()
    .from(orders)
    .where(eq(orders.cartId, form.idempotencyKey ?? ""))
    .all();
  expect(stored).toEqual([]);
});

test("a hidden pack is not found, and words without a match say nothing but that", async () => {
  const hidden = await product({ name: "Secret press" });
  await changeSale(hidden.id, { sale: "hidden" }, await admin());
  const phone = newNumber();
  const found = deskIn(await press({ intent: "look", phone, words: "secret press" }));
  expect(idsIn(found)).not.toContain(hidden.id);
  expect(deskIn(await press({ intent: "look", phone, words: "qqqq" })).packs).toEqual([]);
});
