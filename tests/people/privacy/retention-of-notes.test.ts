import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { breaches, breachPersons, cartLines, carts, customerNotes } from "~/base/db/schema";
import { addToCart } from "~/sales/cart/changes.server";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { booksKeptFrom } from "~/people/privacy/retention/how-long";
import { retentionJob } from "~/people/privacy/retention/retention-job.server";
import { shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { product } from "../../shelf";

const now = Date.now();
const [young, old] = [now - 360 * day, now - 370 * day];

test("a cart goes a year after it was used last, as the notice promises, of an account too", async () => {
  const tin = await product();
  const kept: string[] = [];
  for (const usedAt of [old, young])
    for (const userId of [null, (await shopper()).id]) {
      const { cartId } = await addToCart({ userId, cookieCart: null }, tin.id);
      const own = userId ? eq(carts.userId, userId) : eq(carts.id, cartId ?? "");
      await write((tx) =>
        tx.update(carts).set({ updatedAt: usedAt, isSeen: true }).where(own).run(),
      );
      const cart = db.select().from(carts).where(own).get();
      if (usedAt === young && cart) kept.push(cart.id);
    }
  await retentionJob.run(now);
  const left = db.select({ id: carts.id }).from(carts).all();
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(db.select().from(cartLines).all()).toHaveLength(2);
});

test("a note of a customer goes with the last order of the number, once the books let go of its time", async () => {
  const longAgo = booksKeptFrom(now) - 1;
  await sold({ userId: null, buyerPhone: "+919825000001" });
  await write((tx) => {
    for (const [phone, updatedAt] of [
      ["+919825000001", longAgo],
      ["+919825000002", longAgo],
      ["+919825000003", longAgo + 1],
    ] as const)
      tx.insert(customerNotes)
        .values({ phone, words: "Rings twice", writtenBy: "Ramesh", updatedAt })
        .run();
  });
  await retentionJob.run(now);
  const left = db.select({ phone: customerNotes.phone }).from(customerNotes).all();
  expect(left.map(({ phone }) => phone).toSorted()).toEqual(["+919825000001", "+919825000003"]);
});

test("the breach book forgets who was told a year after the letter, and keeps that somebody was", async () => {
  const id = newId();
  await write((tx) => {
    tx.insert(breaches)
      .values({
        id,
        title: "Mail read",
        kinds: "e_mails",
        contact: "Ramesh",
        noticedAt: old,
        createdAt: old,
        updatedAt: old,
      })
      .run();
    for (const [email, letterAt, isToWrite, createdAt] of [
      ["told@example.com", old, true, old],
      ["just-told@example.com", young, true, old],
      ["waits@example.com", null, true, old],
      ["never@example.com", null, false, old],
    ] as const)
      tx.insert(breachPersons)
        .values({
          breachId: id,
          person: email,
          email,
          name: "Asha",
          phone: "",
          language: "en",
          isToWrite,
          letterAt,
          createdAt,
        })
        .run();
  });
  await retentionJob.run(now);
  const rows = db.select().from(breachPersons).where(eq(breachPersons.breachId, id)).all();
  expect(rows).toHaveLength(4);
  expect(rows.map(({ email }) => email).toSorted()).toEqual([
    "",
    "",
    "just-told@example.com",
    "waits@example.com",
  ]);
  expect(rows.filter(({ email }) => email === "").map(({ letterAt }) => letterAt)).toContain(old);
});
