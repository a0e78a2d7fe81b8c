import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import * as adminHome from "~/routes/admin/home";
import * as adminUser from "~/routes/admin/user";
import * as adminUsers from "~/routes/admin/users";
import { updateProfile } from "~/people/accounts/users/users.server";
import { setRole, signOutEverywhere } from "~/people/accounts/users/user-rights.server";
import { sessionUser, type Viewer } from "~/people/accounts/session/session.server";
import { customerPage } from "~/office/customers/list/customer-list.server";
import { usersFound } from "~/people/accounts/users/user-list.server";
import { db, write } from "~/base/db/connection.server";
import { apiTokens, auditLog, orders, users } from "~/base/db/schema";
import { newId, newToken } from "~/base/lib/ids.server";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { answerTo, formIn, got, posted, toastIn } from "./answers";
import { htmlOf } from "./rendered";

let boss: Viewer;
let cookie: string;

beforeEach(async () => {
  await write((tx) => tx.update(users).set({ role: 0 }).where(eq(users.role, 1)).run());
  boss = await admin();
  cookie = await cookieOf(boss);
});

const pathOf = (user: Viewer) => `/dashboard/admin/users/${user.id}`;
const change = (user: Viewer, what: string, ask: { cookie: string } = { cookie }) =>
  posted(adminUser.action, pathOf(user), { change: what }, { ...ask, params: { id: user.id } });
const lastEntry = () =>
  db
    .select()
    .from(auditLog)
    .orderBy(desc(sql`rowid`))
    .limit(1)
    .get();

describe("rights", () => {
  test("take effect at the user's next click, in both directions, and are written down", async () => {
    const user = await shopper({ name: "Asha Patel" });
    const theirs = { cookie: await cookieOf(user) };
    const asAdmin = async () => (await got(adminHome.loader, "/dashboard/admin", theirs)).status;
    expect(await asAdmin()).toBe(403);

    const made = await change(user, "make-admin");
    expect(made).toMatchObject({ status: 303, location: pathOf(user) });
    expect(await toastIn(made)).toEqual({ type: "success", message: "Asha Patel is now an admin" });
    expect(await asAdmin()).toBe(200);
    expect(lastEntry()).toMatchObject({
      actorId: boss.id,
      action: "user.role",
      kind: "user",
      subjectId: user.id,
      subjectName: `Asha Patel (${user.email})`,
      changes: '{"role":[0,1]}',
    });

    await change(user, "remove-admin");
    expect(await asAdmin()).toBe(403);
    expect(lastEntry()).toMatchObject({ changes: '{"role":[1,0]}' });
  });

  test("are not taken from oneself, and never from the last admin", async () => {
    const alone = await change(boss, "remove-admin");
    expect(alone.status).toBe(409);
    expect(formIn(alone).errors.form).toBe(
      "This is the last admin. Make someone else an admin first.",
    );
    await admin();
    const own = await change(boss, "remove-admin");
    expect(formIn(own).errors.form).toBe(
      "You cannot change your own admin rights. Ask another admin.",
    );
    expect(await sessionUser(argsFor("/", { cookie }).request)).toMatchObject({ role: 1 });
  });

  test("two admins who take them from each other at once: one of them stays admin", async () => {
    const other = await admin();
    const [first, second] = await Promise.all([
      setRole(other.id, 0, boss),
      setRole(boss.id, 0, other),
    ]);
    expect(first.problem).toBeUndefined();
    expect(second.problem).toBe("not-admin");
    const left = db.select({ id: users.id }).from(users).where(eq(users.role, 1)).all();
    expect(left).toEqual([{ id: boss.id }]);
  });

  test("setting what is set already writes nothing down", async () => {
    const other = await admin();
    const before = lastEntry();
    expect(await setRole(other.id, 1, boss)).toMatchObject({ user: { role: 1 } });
    expect(lastEntry()).toEqual(before);
  });
});

test("signing a user out ends all browsers and API clients, and is written down", async () => {
  const user = await shopper();
  const theirs = await cookieOf(user);
  await cookieOf(user);
  const token = { tokenHash: newToken(), userId: user.id, createdAt: 1, expiresAt: Date.now() * 2 };
  await write((tx) => tx.insert(apiTokens).values(token).run());
  expect((await change(user, "sign-out")).status).toBe(303);
  expect(await sessionUser(argsFor("/", { cookie: theirs }).request)).toBeNull();
  expect(db.select().from(apiTokens).where(eq(apiTokens.userId, user.id)).all()).toEqual([]);
  expect(lastEntry()).toMatchObject({
    action: "user.sign-out",
    changes: '{"sessions":[2,0],"apiTokens":[1,0]}',
  });
  expect(await sessionUser(argsFor("/", { cookie }).request)).toMatchObject({ id: boss.id });
});

test("whoever is not an admin any more changes nobody", async () => {
  const user = await shopper();
  expect(await setRole(user.id, 1, user)).toEqual({ problem: "not-admin" });
  expect(await signOutEverywhere(boss.id, user)).toEqual({ problem: "not-admin" });
  expect(await sessionUser(argsFor("/", { cookie }).request)).toMatchObject({ role: 1 });
});

test("every change is asked about first, on a page that changes nothing", async () => {
  const user = await shopper({ name: "Asha Patel" });
  const load = async (query: string) =>
    (await got(adminUser.loader, pathOf(user) + query, { cookie, params: { id: user.id } })).data;
  expect(await load("?ask=make-admin")).toMatchObject({ asked: "make-admin", user: { role: 0 } });
  expect(await load("?ask=remove-admin")).toMatchObject({ asked: null });
  expect(await load("?ask=anything")).toMatchObject({
    asked: null,
    changes: ["make-admin", "sign-out"],
  });
});

test("an unknown user is not found, an unknown change is refused", async () => {
  const ask = { cookie, params: { id: "nobody" } };
  const path = "/dashboard/admin/users/nobody";
  expect((await got(adminUser.loader, path, ask)).status).toBe(404);
  const sent = { ...ask, form: { change: "sign-out" } };
  expect((await answerTo(adminUser.action, argsFor(path, sent))).status).toBe(404);
  expect((await change(boss, "delete")).status).toBe(400);
});

test("the list counts what each user paid for, and nothing that was not paid", async () => {
  const user = await shopper({ name: "Zarna Zaveri" });
  await order(user, "paid", 145_000);
  await order(user, "refunded", 50);
  await order(user, "unpaid", 999_900);
  const { customers: found } = customerPage({ keyword: "zarna zav", page: 1 });
  expect(found).toMatchObject([{ key: user.id, orders: 2, paidPaise: 145_050 }]);
  const html = await htmlOf(adminUsers, argsFor("/dashboard/admin/users?q=zarna", { cookie }));
  expect(html).toContain("₹1,450.50");
  expect(html).toContain(pathOf(user));
});

test("a user is found by what the profile says now, however the phone is spaced", async () => {
  const user = await shopper({ name: "Kavita Before", phone: "98250 777-11" });
  await updateProfile(user, { name: 'Kavita "After" O\'Neil' });
  expect(idsOfUsersWith('KAVITA "after" o\'n')).toEqual([user.id]);
  expect(idsOfUsersWith("9825077711")).toEqual([user.id]);
  expect(idsOfUsersWith("Kavita Before")).toEqual([]);
  await write((tx) => tx.delete(users).where(eq(users.id, user.id)).run());
  expect(idsOfUsersWith("kavita")).toEqual([]);
});

test("an admin's change of the own profile is written down, of a password only that there was one", async () => {
  await updateProfile(boss, { phone: "0261 9", password: "another-one" }, { actor: boss });
  const entry = lastEntry();
  expect(entry).toMatchObject({ action: "user.profile", subjectId: boss.id });
  expect(JSON.parse(entry?.changes ?? "")).toEqual({
    phone: [boss.phone, "0261 9"],
    password: [null, "changed"],
  });
  expect(JSON.stringify(entry)).not.toMatch(/another-one|argon2/);
});

async function order(user: Viewer, paymentStatus: "paid" | "refunded" | "unpaid", paise: number) {
  const id = newId();
  const now = Date.now();
  const serial = (await db.$count(orders)) + 1;
  await write((tx) =>
    tx
      .insert(orders)
      .values({
        id,
        serial,
        number: id,
        token: newToken(),
        userId: user.id,
        cartId: id,
        cartRound: 1,
        fingerprint: id,
        paymentStatus,
        goodsPaise: paise,
        totalPaise: paise,
        buyerName: user.name,
        buyerEmail: user.email,
        buyerPhone: user.phone,
        buyerAddress: user.address,
        paidAt: paymentStatus === "unpaid" ? null : now,
        createdAt: now,
        updatedAt: now,
      })
      .run(),
  );
}

function idsOfUsersWith(keyword: string): string[] {
  return usersFound(keyword, { users: 20, total: 20 }).users.map(({ id }) => id);
}
