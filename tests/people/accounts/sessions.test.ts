import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as logout from "~/routes/account/logout";
import { sessionUser } from "~/people/accounts/session/session.server";
import { setRole } from "~/people/accounts/users/user-rights.server";
import { requireAdmin, requireUser, viewerOf } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { sessions } from "~/base/db/schema";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { answerTo, got, posted, sessionIdIn } from "./answers";

const viewerWith = (cookie: string) => sessionUser(argsFor("/", { cookie }).request);

test("logging out ends the session on the server and leads to login", async () => {
  const cookie = await cookieOf(await shopper());
  const answer = await posted(logout.action, "/logout", {}, { cookie });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/login");
  expect(await sessionIdIn(answer)).toBeNull();
  expect(answer.headers.get("Set-Cookie")).toMatch(/^prayosha_session=.*Max-Age=0/);
  expect(await viewerWith(cookie)).toBeNull();
});

test("logging out on one device leaves the others signed in", async () => {
  const user = await shopper();
  const [phone, laptop] = [await cookieOf(user), await cookieOf(user)];
  await posted(logout.action, "/logout", {}, { cookie: phone });
  expect(await viewerWith(laptop)).toEqual(user);
});

test("opening the logout address, as a picture on another site could, ends nothing", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const answer = await got(logout.loader, "/logout", { cookie });
  expect(answer).toMatchObject({ status: 303, location: "/", cookie: "" });
  expect(await viewerWith(cookie)).toEqual(user);
});

test("only a POST logs out", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const answer = await answerTo(logout.action, argsFor("/logout", { method: "DELETE", cookie }));
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("POST");
  expect(await viewerWith(cookie)).toEqual(user);
});

test("logging out twice, or as a guest, does no harm", async () => {
  expect(await posted(logout.action, "/logout", {})).toMatchObject({
    status: 303,
    location: "/login",
  });
});

test("a session cookie that was changed or made up signs nobody in", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const id = await sessionIdIn({ cookie });
  const unsigned = btoa(JSON.stringify(id));
  const [, signature = ""] = cookie.split(".");
  const forged = [
    `prayosha_session=${unsigned}`,
    `prayosha_session=${unsigned}.${"A".repeat(43)}`,
    `prayosha_session=${btoa(JSON.stringify("made-up"))}.${signature}`,
    `prayosha_session=${id}`,
    `prayosha_session=`,
    `prayosha_session=%E0%A4%A`,
    `prayosha_session=${btoa(JSON.stringify({ id }))}`,
  ];
  for (const cookie of forged) expect(await viewerWith(cookie)).toBeNull();
  expect(await viewerWith(cookie)).toEqual(user);
});

test("a session ends after its time, and is swept out by the next sign-in", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  await write((tx) =>
    tx
      .update(sessions)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(sessions.userId, user.id))
      .run(),
  );
  expect(await viewerWith(cookie)).toBeNull();
  await cookieOf(user);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
});

test("the database holds no session id that could be used", async () => {
  const cookie = await cookieOf(await shopper());
  const id = await sessionIdIn({ cookie });
  expect(JSON.stringify(db.select().from(sessions).all())).not.toContain(id);
});

test("what a page learns of its viewer holds no hash", async () => {
  const user = await shopper();
  const viewer = await viewerOf(argsFor("/", { cookie: await cookieOf(user) }));
  expect(Object.keys(viewer ?? {}).sort()).toEqual(
    ["address", "email", "id", "name", "phone", "role", "staff"].sort(),
  );
});

test("a guest is refused with 401, a shopper on admin ground with 403, an admin is let in everywhere", async () => {
  const asShopper = { cookie: await cookieOf(await shopper()) };
  const boss = await admin();
  const asAdmin = { cookie: await cookieOf(boss) };
  expect((await got(requireUser, "/")).status).toBe(401);
  expect((await got(requireAdmin, "/")).status).toBe(401);
  expect((await got(requireUser, "/", asShopper)).status).toBe(200);
  expect((await got(requireAdmin, "/", asShopper)).status).toBe(403);
  expect((await got(requireUser, "/", asAdmin)).data).toEqual(boss);
  expect((await got(requireAdmin, "/", asAdmin)).data).toEqual(boss);
});

test("an admin's browser that was left alone for twelve hours is signed out, one that is used is not", async () => {
  const hour = 60 * 60 * 1000;
  const user = await admin();
  const [left, used] = [await cookieOf(user), await cookieOf(user)];
  const start = Date.now();
  const at = (cookie: string, hours: number) =>
    sessionUser(argsFor("/", { cookie }).request, start + hours * hour);
  for (const hours of [1, 11.5, 23]) expect(await at(used, hours)).toEqual(user);
  expect(await at(left, 12.1)).toBeNull();
  expect(await at(used, 36)).toBeNull();
});

test("an admin's browser is signed out thirty days after the sign-in, however much it is used", async () => {
  const day = 24 * 60 * 60 * 1000;
  const cookie = await cookieOf(await admin());
  const start = Date.now();
  for (let halfDays = 0; halfDays < 60; halfDays += 0.9)
    await sessionUser(argsFor("/", { cookie }).request, start + (halfDays * day) / 2);
  const late = await sessionUser(argsFor("/", { cookie }).request, start + 30 * day + 1);
  expect(late).toBeNull();
});

test("a shopper stays signed in for thirty days; made an admin, for half a day", async () => {
  const day = 24 * 60 * 60 * 1000;
  const user = await shopper();
  const cookie = await cookieOf(user);
  const in29Days = () => sessionUser(argsFor("/", { cookie }).request, Date.now() + 29 * day);
  expect(await in29Days()).toEqual(user);
  await setRole(user.id, 1, await admin());
  expect(await in29Days()).toBeNull();
});
