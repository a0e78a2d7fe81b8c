import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as userAuth from "~/routes/api/user-auth";
import { devicesOf, signOutDevice } from "~/people/accounts/devices/devices.server";
import * as devices from "~/routes/account/devices";
import * as userProfile from "~/routes/account/profile";
import * as adminProfile from "~/routes/admin/profile";
import { sessionUser, type Viewer } from "~/people/accounts/session/session.server";
import { signInCookie } from "~/people/accounts/sign-in/sign-in.server";
import { userByToken } from "~/people/accounts/sign-in/tokens.server";
import { db, write } from "~/base/db/connection.server";
import { apiTokens, sessions } from "~/base/db/schema";
import { admin, argsFor, cookieOf, cookiesOf, shopper, tokenOf } from "../../cast";
import { answerTo, got, posted, sessionIdIn, toastIn } from "./answers";
import { htmlOf } from "./rendered";

const path = "/dashboard/devices";
const hour = 60 * 60 * 1000;
const phoneAgent = "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36";

const requestWith = (cookie?: string) => argsFor("/", { ...(cookie && { cookie }) }).request;
const seenBy = (user: Viewer, cookie?: string) => devicesOf(user, requestWith(cookie));
const viewerWith = (cookie: string) => sessionUser(requestWith(cookie));
const signOut = (cookie: string, device: string) =>
  posted(devices.action, path, { device }, { cookie });

async function onPhone(user: Viewer): Promise<string> {
  const { request } = argsFor("/login", { headers: { "User-Agent": phoneAgent } });
  return cookiesOf([await signInCookie(request, user.id)]);
}

test("the list names each browser and API client, this browser first", async () => {
  const user = await shopper();
  await tokenOf(user, "curl", Date.now() - hour);
  const here = await onPhone(user);
  await cookieOf(user);
  const list = await seenBy(user, here);
  expect(list.map(({ name, kind, isThis }) => [name, kind, isThis])).toEqual([
    ["Chrome on Android", "browser", true],
    ["", "browser", false],
    ["curl", "api", false],
  ]);
  for (const { since, lastUsedAt } of list) expect(lastUsedAt).toBe(since);
});

test("nothing in the list is of use to whoever sees it", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const token = await tokenOf(user, "curl");
  const row = db.select().from(apiTokens).where(eq(apiTokens.userId, user.id)).get();
  const shown = JSON.stringify(await seenBy(user, cookie));
  for (const secret of [token, await sessionIdIn({ cookie }), row?.tokenHash])
    expect(shown).not.toContain(secret);
});

test("nobody sees the devices of others", async () => {
  const [asha, kiran] = [await shopper(), await shopper()];
  await cookieOf(asha);
  await tokenOf(asha, "curl");
  expect(await seenBy(kiran)).toEqual([]);
});

test("what has expired is not listed", async () => {
  const user = await shopper();
  await cookieOf(user);
  await tokenOf(user, "curl");
  const past = { expiresAt: Date.now() - 1 };
  await write((tx) => {
    tx.update(sessions).set(past).where(eq(sessions.userId, user.id)).run();
    tx.update(apiTokens).set(past).where(eq(apiTokens.userId, user.id)).run();
  });
  expect(await seenBy(user)).toEqual([]);
});

test("last used is kept to the hour", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const start = (await seenBy(user, cookie))[0]?.lastUsedAt ?? 0;
  const lastUsedAfter = async (ms: number) => {
    await sessionUser(requestWith(cookie), start + ms);
    return ((await seenBy(user, cookie))[0]?.lastUsedAt ?? 0) - start;
  };
  expect(await lastUsedAfter(hour - 1)).toBe(0);
  expect(await lastUsedAfter(hour + 1)).toBe(hour + 1);
  expect(await lastUsedAfter(hour + 2)).toBe(hour + 1);
});

test("a session from before this was noted tells its last use from now on", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const longAgo = Date.now() - 24 * hour;
  const old = { lastUsedAt: null, createdAt: longAgo };
  await write((tx) => tx.update(sessions).set(old).where(eq(sessions.userId, user.id)).run());
  expect((await seenBy(user))[0]?.lastUsedAt).toBe(longAgo);
  await viewerWith(cookie);
  expect((await seenBy(user))[0]?.lastUsedAt).toBeGreaterThan(longAgo);
});

test("signing out another browser ends it at once, and only it", async () => {
  const user = await shopper();
  const [here, elsewhere, third] = [
    await cookieOf(user),
    await onPhone(user),
    await cookieOf(user),
  ];
  const device = (await seenBy(user, here)).find(({ name }) => name === "Chrome on Android");
  const answer = await signOut(here, device?.id ?? "");
  expect(answer).toMatchObject({ status: 303, location: "/dashboard/user/profile" });
  expect(await toastIn(answer)).toEqual({ type: "success", message: "1 device is logged out" });
  expect(await viewerWith(elsewhere)).toBeNull();
  expect(await viewerWith(here)).toEqual(user);
  expect(await viewerWith(third)).toEqual(user);
});

test("an API token that is signed out dies at once", async () => {
  const user = await shopper();
  const here = await cookieOf(user);
  const token = await tokenOf(user, "curl");
  const asked = () =>
    answerTo(
      userAuth.loader,
      argsFor("/api/v1/auth/user-auth", { headers: { Authorization: token } }),
    );
  expect((await asked()).status).toBe(200);
  const client = (await seenBy(user, here)).find(({ kind }) => kind === "api");
  await signOut(here, client?.id ?? "");
  expect((await asked()).status).toBe(401);
});

test("the id of somebody else's device does nothing", async () => {
  const [asha, kiran] = [await shopper(), await shopper()];
  const [ashasBrowser, kiransBrowser] = [await cookieOf(asha), await cookieOf(kiran)];
  const token = await tokenOf(asha, "curl");
  for (const { id } of await seenBy(asha)) {
    const answer = await signOut(kiransBrowser, id);
    expect(await toastIn(answer)).toEqual({
      type: "info",
      message: "That device was logged out before",
    });
    expect(await signOutDevice(kiran, id)).toBe(false);
  }
  expect(await viewerWith(ashasBrowser)).toEqual(asha);
  expect(await userByToken(token)).toEqual(asha);
});

test("signing out elsewhere ends every other browser and API client, not this one, not other people's", async () => {
  const [user, other] = [await shopper(), await shopper()];
  const [here, elsewhere] = [await cookieOf(user), await onPhone(user)];
  const token = await tokenOf(user, "curl");
  const others = await cookieOf(other);
  const answer = await signOut(here, "others");
  expect(await toastIn(answer)).toEqual({ type: "success", message: "2 devices are logged out" });
  expect(await viewerWith(elsewhere)).toBeNull();
  expect(await userByToken(token)).toBeNull();
  expect(await viewerWith(here)).toEqual(user);
  expect(await viewerWith(others)).toEqual(other);
  expect(await toastIn(await signOut(here, "others"))).toEqual({
    type: "success",
    message: "You are logged in on no other device",
  });
});

test("signing out this device leads to the login, without its cookie", async () => {
  const user = await shopper();
  const here = await cookieOf(user);
  const answer = await signOut(here, (await seenBy(user, here))[0]?.id ?? "");
  expect(answer).toMatchObject({ status: 303, location: "/login" });
  expect(answer.headers.getSetCookie().join()).toMatch(/prayosha_session=.*Max-Age=0/);
  expect(await viewerWith(here)).toBeNull();
});

test("a guest can sign out nobody, and a form without a device is refused", async () => {
  expect((await posted(devices.action, path, { device: "others" })).status).toBe(401);
  expect((await got(devices.loader, path)).status).toBe(401);
  const cookie = await cookieOf(await shopper());
  expect((await posted(devices.action, path, {}, { cookie })).status).toBe(400);
});

test("both profiles show the list, with a form for each device", async () => {
  const boss = await admin();
  const cookie = await onPhone(boss);
  await tokenOf(boss, "curl");
  for (const [page, where] of [
    [userProfile, "/dashboard/user/profile"],
    [adminProfile, "/dashboard/admin/profile"],
  ] as const) {
    const html = await htmlOf(page, argsFor(where, { cookie }));
    expect(html).toContain("Chrome on Android");
    expect(html).toContain("This device");
    expect(html.match(/name="device"/g)).toHaveLength(3);
    expect(html).toContain(`name="redirectTo" value="${where}"`);
  }
});
