import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as adminProfile from "~/routes/admin/profile";
import * as userProfile from "~/routes/account/profile";
import { sessionUser, type Viewer } from "~/people/accounts/session/session.server";
import { updateProfile, userByPassword } from "~/people/accounts/users/users.server";
import { db, write } from "~/base/db/connection.server";
import { apiTokens, users } from "~/base/db/schema";
import { admin, argsFor, castPassword, cookieOf, shopper } from "../../cast";
import { formIn, posted, sessionIdIn, toastIn } from "./answers";
import { htmlOf, inputIn } from "./rendered";

const path = "/dashboard/user/profile";
const unchanged = { name: "", password: "", phone: "", address: "" };

const viewerWith = (cookie: string) => sessionUser(argsFor("/", { cookie }).request);
const save = async (user: Viewer, form: Record<string, string>) =>
  posted(userProfile.action, path, form, { cookie: await cookieOf(user) });

test("the form shows what is stored, with the e-mail closed and no password", async () => {
  const user = await shopper({ address: "12 Ring Road\nSurat" });
  const html = await htmlOf(userProfile, argsFor(path, { cookie: await cookieOf(user) }));
  expect(inputIn(html, "name")).toContain('value="Asha Patel"');
  expect(inputIn(html, "phone")).toContain('value="98250 12345"');
  expect(html).toContain("12 Ring Road\nSurat</textarea>");
  expect(inputIn(html, "email")).toMatch(/disabled=""[^>]*value="shopper-/);
  expect(inputIn(html, "password")).not.toMatch(/value=|required/);
});

test("saving changes name, phone and address and says so", async () => {
  const user = await shopper();
  const answer = await save(user, {
    name: "Asha Mehta",
    password: "",
    phone: "99999 00000",
    address: "7 Athwa Lines",
  });
  expect(answer).toMatchObject({ status: 303, location: path });
  expect(await toastIn(answer)).toEqual({
    type: "success",
    message: "Profile Updated Successfully",
  });
  expect(await userByPassword(user.email, castPassword)).toEqual({
    ...user,
    name: "Asha Mehta",
    phone: "99999 00000",
    address: "7 Athwa Lines",
  });
});

test("what is left blank stays as it was, the password and the sessions too", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const answer = await posted(userProfile.action, path, unchanged, { cookie });
  expect(answer.status).toBe(303);
  expect(await userByPassword(user.email, castPassword)).toEqual(user);
  expect(await viewerWith(cookie)).toEqual(user);
});

test("neither e-mail nor role can be changed by sending them along", async () => {
  const user = await shopper();
  await save(user, { ...unchanged, name: "Asha", email: "boss@example.com", role: "1" });
  expect(await userByPassword(user.email, castPassword)).toEqual({ ...user, name: "Asha" });
});

test("a new password works from then on, the old one no more", async () => {
  const user = await shopper();
  await save(user, { ...unchanged, password: "fresh-oil-1" });
  expect(await userByPassword(user.email, "fresh-oil-1")).toEqual(user);
  expect(await userByPassword(user.email, castPassword)).toBeNull();
});

test("a new password signs out every other device and API client, and renews this browser's session", async () => {
  const user = await shopper();
  const [here, elsewhere] = [await cookieOf(user), await cookieOf(user)];
  const now = Date.now();
  await write((tx) =>
    tx
      .insert(apiTokens)
      .values({ tokenHash: "t", userId: user.id, createdAt: now, expiresAt: now + 1e6 })
      .run(),
  );

  const form = { ...unchanged, password: "fresh-oil-1" };
  const answer = await posted(userProfile.action, path, form, { cookie: here });
  expect(await viewerWith(elsewhere)).toBeNull();
  expect(await viewerWith(here)).toBeNull();
  expect(await viewerWith(answer.cookie)).toEqual(user);
  expect(await sessionIdIn(answer)).not.toBe(await sessionIdIn({ cookie: here }));
  expect(await db.$count(apiTokens, eq(apiTokens.userId, user.id))).toBe(0);
});

test("a password that is too short is refused beside its field and nothing is saved", async () => {
  const user = await shopper();
  const answer = await save(user, { ...unchanged, name: "Other", password: "12345" });
  expect(answer.status).toBe(400);
  expect(formIn(answer)).toEqual({
    errors: { password: "password must have 6 characters or more" },
    values: { name: "Other", phone: "", address: "" },
  });
  expect(await userByPassword(user.email, castPassword)).toEqual(user);
});

test("somebody sent here to add an address gets back to where they were, on this site only", async () => {
  const user = await shopper();
  const ask = { cookie: await cookieOf(user) };
  const html = await htmlOf(userProfile, argsFor(`${path}?redirectTo=%2Fcart`, ask));
  expect(inputIn(html, "redirectTo")).toContain('value="/cart"');
  expect((await save(user, { ...unchanged, redirectTo: "/cart" })).location).toBe("/cart");
  expect((await save(user, { ...unchanged, redirectTo: "//evil.example" })).location).toBe(path);
});

test("the admin's profile is the same form and leads back to the admin area", async () => {
  const boss = await admin();
  const cookie = await cookieOf(boss);
  const form = { ...unchanged, phone: "123456" };
  const answer = await posted(adminProfile.action, "/dashboard/admin/profile", form, { cookie });
  expect(answer).toMatchObject({ status: 303, location: "/dashboard/admin/profile" });
  expect(await viewerWith(cookie)).toEqual({ ...boss, phone: "123456" });
});

test("changes remember when they were made", async () => {
  const user = await shopper();
  const before = Date.now();
  await updateProfile(user, { name: "A" });
  const row = db.select().from(users).where(eq(users.id, user.id)).get();
  expect(row?.updatedAt).toBeGreaterThanOrEqual(before);
  expect(row?.createdAt).toBeLessThanOrEqual(before);
});

test("a user who was deleted meanwhile cannot be changed", async () => {
  const user = await shopper();
  await write((tx) => tx.delete(users).where(eq(users.id, user.id)).run());
  await expect(updateProfile(user, { name: "Ghost" })).rejects.toThrow(/does not exist/);
});
