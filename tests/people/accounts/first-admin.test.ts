import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ensureFirstAdmin } from "~/people/accounts/users/first-admin.server";
import { sessionUser } from "~/people/accounts/session/session.server";
import { resetPassword } from "~/people/accounts/passwords/forgotten-password.server";
import { userByPassword, userCount } from "~/people/accounts/users/users.server";
import { db, write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { admin, argsFor, castAnswer, castPassword, cookieOf, shopper } from "../../cast";

beforeEach(async () => {
  await write((tx) => tx.delete(users).run());
});

test("an empty shop gets the admin the operator names", async () => {
  const made = await ensureFirstAdmin(" Owner@Shop.example", "owner-pass-1");
  expect(made).toEqual({ email: "owner@shop.example", password: null });
  expect(await userByPassword("owner@shop.example", "owner-pass-1")).toMatchObject({ role: 1 });
});

test("without a name or password the shop makes them up and tells them once", async () => {
  const made = await ensureFirstAdmin(null, null);
  expect(made?.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await userByPassword(made?.email ?? "", made?.password ?? "")).toMatchObject({ role: 1 });
  expect(await ensureFirstAdmin(null, null)).toBeNull();
});

test("no two shops get the same password", async () => {
  const first = await ensureFirstAdmin(null, null);
  await write((tx) => tx.delete(users).run());
  const second = await ensureFirstAdmin(null, null);
  expect(second?.password).toBeDefined();
  expect(second?.password).not.toBe(first?.password);
});

test("with an admin there already nothing changes", async () => {
  const boss = await admin();
  expect(await ensureFirstAdmin("other@example.com", "other-pass-1")).toBeNull();
  expect(await userByPassword(boss.email, castPassword)).toEqual(boss);
  expect(userCount()).toBe(1);
});

test("whoever took the operator's e-mail before does not become admin with it", async () => {
  const squatter = await shopper({ email: "owner@shop.example" });
  const cookie = await cookieOf(squatter);
  await ensureFirstAdmin("owner@shop.example", "owner-pass-1");
  expect(await userByPassword("owner@shop.example", castPassword)).toBeNull();
  expect(await sessionUser(argsFor("/", { cookie }).request)).toBeNull();
  expect(await resetPassword("owner@shop.example", castAnswer, "my-pass-1")).toBe(false);
  expect(await userByPassword("owner@shop.example", "owner-pass-1")).toMatchObject({
    id: squatter.id,
    role: 1,
  });
});

test("two processes that start at once make one admin", async () => {
  const made = await Promise.all([
    ensureFirstAdmin("a@shop.example", null),
    ensureFirstAdmin("b@shop.example", null),
  ]);
  expect(made.filter((one) => one !== null)).toHaveLength(1);
  expect(await db.$count(users, eq(users.role, 1))).toBe(1);
});
