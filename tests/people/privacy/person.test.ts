import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rememberNetwork } from "~/people/accounts/sign-in/known-network.server";
import { userByPassword } from "~/people/accounts/users/users.server";
import { db, write } from "~/base/db/connection.server";
import {
  auditLog,
  enquiries,
  knownNetworks,
  mails,
  orders,
  sessions,
  users,
} from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { importOldShop } from "~/office/mongo-import/import.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import { admin, castPassword, cookieOf, shopper } from "../../cast";
import { cartItem, dumpOf, orderDoc, paymentDoc } from "../../office/mongo-import/old-shop";
import { Oid } from "../../office/mongo-import/mongo-tools";
import type { Viewer } from "~/people/accounts/guards/viewer.server";

let person: Viewer;
let n = 0;

/** What only this person could have told. */
const marks = () => [person.email, "Kalpana Desai", "99099 88877", "7 Lotus Lane"];

/** Every text in every table but the invoices and vouchers. */
async function everythingStored(): Promise<string> {
  const { databaseFile } = await import("~/base/db/database-file.server");
  const { default: Database } = await import("better-sqlite3");
  const raw = new Database(databaseFile, { readonly: true });
  const tables = raw
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    )
    .pluck()
    .all() as string[];
  const texts = tables
    .filter(
      (name) =>
        name !== "invoices" &&
        name !== "vouchers" &&
        !/_(data|idx|docsize|config|content)$/.test(name),
    )
    .map((name) => JSON.stringify(raw.prepare(`SELECT * FROM "${name}"`).all()));
  raw.close();
  return texts.join("\n");
}

beforeEach(async () => {
  n += 1;
  person = await shopper({ name: "Kalpana Desai", phone: "99099 88877", address: "7 Lotus Lane" });
  await cookieOf(person);
  await write((tx) => rememberNetwork(tx, person, "203.0.113.7"));
  const order = orderDoc(n, {
    buyer: new Oid(person.id),
    payment: paymentDoc(n, { cart: [cartItem()], email: person.email }),
  });
  // The id of an account of ours is longer than one of the old shop.
  const dump = dumpOf({ orders: [order] }, "relaxed");
  await importOldShop(dump, { tell: () => undefined });
  await write((tx) => {
    tx.insert(enquiries)
      .values({
        id: newId(),
        kind: "contact",
        name: "Kalpana Desai",
        email: person.email.toUpperCase(),
        phone: "99099 88877",
        message: "I live at 7 Lotus Lane",
        createdAt: Date.now(),
      })
      .run();
  });
});

describe("a person's data", () => {
  test("are given out whole, without what opens anything", async () => {
    const known = await exportUser(` ${person.email.toUpperCase()} `);
    expect(known).toMatchObject({
      profile: { name: "Kalpana Desai", email: person.email },
      orders: [{ totalPaise: 290_000, buyerAddress: "7 Lotus Lane" }],
      orderLines: [{ quantity: 2 }],
      enquiries: [{ message: "I live at 7 Lotus Lane" }],
    });
    expect(known?.devices).toHaveLength(1);
    expect(known?.loginNetworks).toEqual([
      { lastLoginAt: expect.any(Number), expiresAt: expect.any(Number) },
    ]);
    expect(known?.mails.length).toBeGreaterThan(0);
    const text = JSON.stringify(known);
    const [{ token } = { token: "" }] = db
      .select()
      .from(orders)
      .where(eq(orders.userId, person.id))
      .all();
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/i);
    expect(await exportUser("nobody@example.com")).toBeNull();
  });

  test("are gone everywhere once erased; what was bought for how much stays", async () => {
    expect(await eraseUser(person.email)).toEqual({
      account: true,
      orders: 1,
      byMobile: 0,
      enquiries: 1,
      mails: 1,
    });
    const stored = await everythingStored();
    // Of the tests before only this person's marks count.
    expect(stored).not.toContain(person.email);
    for (const mark of marks()) {
      const rows = db.select().from(orders).where(eq(orders.userId, person.id)).all();
      expect(JSON.stringify(rows)).not.toContain(mark);
    }
    const order = db.select().from(orders).where(eq(orders.userId, person.id)).get();
    expect(order).toMatchObject({
      totalPaise: 290_000,
      paymentStatus: "paid",
      buyerName: "Erased customer",
    });
    expect(db.select().from(sessions).where(eq(sessions.userId, person.id)).all()).toEqual([]);
    expect(await db.$count(knownNetworks, eq(knownNetworks.userId, person.id))).toBe(0);
    expect(db.select().from(mails).where(eq(mails.recipient, person.email)).all()).toEqual([]);
    expect(await userByPassword(person.email, castPassword)).toBeNull();
    const user = db.select().from(users).where(eq(users.id, person.id)).get();
    expect(user).toMatchObject({ name: "Erased customer", phone: "", address: "" });
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, person.id)).all();
    expect(log.at(-1)).toMatchObject({ action: "user.erase", changes: "{}" });
    expect(await eraseUser(person.email)).toBeNull();
  });

  test("are not erased of an admin, nor while a parcel is under way", async () => {
    const { email } = await admin();
    await expect(eraseUser(email)).rejects.toThrow(/admin/);
    await write((tx) => {
      tx.update(orders).set({ status: "Shipped" }).where(eq(orders.userId, person.id)).run();
    });
    await expect(eraseUser(person.email)).rejects.toThrow(/still under way: PR-/);
    expect(await userByPassword(person.email, castPassword)).not.toBeNull();
  });
});
