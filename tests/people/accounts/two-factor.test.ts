import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as apiLogin from "~/routes/api/login";
import * as login from "~/routes/account/login";
import * as loginCode from "~/routes/account/login-code";
import * as adminTwoFactor from "~/routes/admin/two-factor";
import * as userTwoFactor from "~/routes/account/two-factor";
import { appAddress, base32, codeAt, stepAt } from "~/people/accounts/two-factor/one-time-code";
import { defaultName } from "~/upkeep/pages/company";
import { unsealed } from "~/people/accounts/two-factor/sealed-secret.server";
import { resetTwoFactorCommand } from "~/people/accounts/two-factor/reset-command.server";
import {
  asksTwoFactor,
  passTwoFactor,
  resetTwoFactor,
  secretToLearn,
  switchOn,
} from "~/people/accounts/two-factor/two-factor.server";
import { sessionUser } from "~/people/accounts/session/session.server";
import { resetPassword } from "~/people/accounts/passwords/forgotten-password.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { attempts, auditLog, mails, recoveryCodes, twoFactor } from "~/base/db/schema";
import { write } from "~/base/db/connection.server";
import { admin, argsFor, castAnswer, castPassword, cookieOf, shopper } from "../../cast";
import { answerTo, formIn, got, posted } from "./answers";
import { htmlOf } from "./rendered";

const noon = Date.UTC(2026, 5, 1, 12);
const halfMinute = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(async () => {
  vi.useRealTimers();
  await write((tx) => tx.delete(attempts).run());
});

const page = "/dashboard/admin/two-steps";

/** An admin whose login takes two steps since a minute, with the code of any moment and the recovery codes. */
async function careful() {
  const user = await admin();
  const secret = await secretToLearn(user.id);
  if (!secret) throw new Error("There is nothing to learn");
  const codeNow = (ms = 0) => codeAt(stepAt(Date.now() + ms), secret);
  const codes = await switchOn(user, codeNow(), "");
  if (!codes) throw new Error("The code was refused");
  vi.setSystemTime(Date.now() + 2 * halfMinute);
  return { user, secret, codeNow, codes };
}

/** The cookie of a browser in which the password was given. */
async function afterPassword(user: Viewer) {
  const answer = await posted(login.action, "/login", {
    email: user.email,
    password: castPassword,
    redirectTo: "/cart",
  });
  expect(answer).toMatchObject({ status: 303, location: "/login/code?redirectTo=%2Fcart" });
  return answer.cookie;
}

const typed = (code: string, cookie: string) =>
  posted(loginCode.action, "/login/code", { code, redirectTo: "/cart" }, { cookie });
const whoIs = (cookie: string) => sessionUser(argsFor("/", { cookie }).request);

test("codes are those of RFC 6238", () => {
  const secret = Buffer.from("12345678901234567890");
  const ofRfc: [seconds: number, code: string][] = [
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ];
  for (const [seconds, code] of ofRfc)
    expect(codeAt(stepAt(seconds * 1000), secret)).toBe(code.slice(2));
  expect(base32(Buffer.from("foobarfooo"))).toBe("MZXW6YTBOJTG633P");
});

test("an admin sets it up with the picture or the letters, and gets ten recovery codes this once", async () => {
  const user = await admin();
  const cookie = await cookieOf(user);
  const other = await cookieOf(user);
  const html = await htmlOf(adminTwoFactor, argsFor(`${page}?set-up`, { cookie }));
  const letters = /class="app-secret">([^<]+)</.exec(html)?.[1]?.replaceAll(" ", "") ?? "";
  expect(html).toContain("<svg");
  const secret = (await secretToLearn(user.id)) ?? Buffer.alloc(0);
  expect(letters).toBe(base32(secret));
  // The same for the app on the phone that shows this page.
  const address = appAddress(defaultName, user.email, secret).replaceAll("&", "&amp;");
  expect(html).toContain(`<a href="${address}">open the app</a>`);

  const wrong = await posted(
    adminTwoFactor.action,
    page,
    { change: "on", code: "000000" },
    { cookie },
  );
  expect(wrong.status).toBe(400);
  expect(formIn(wrong).errors.code).toMatch(/not right/);
  expect(asksTwoFactor(user.id)).toBe(false);

  const code = codeAt(stepAt(Date.now()), secret);
  const done = await htmlOf(
    adminTwoFactor,
    argsFor(page, { cookie, form: { change: "on", code: `${code.slice(0, 3)} ${code.slice(3)}` } }),
  );
  expect(new Set(done.match(/[a-z2-9]{4}(-[a-z2-9]{4}){3}/g)).size).toBe(10);
  expect(asksTwoFactor(user.id)).toBe(true);
  const again = await htmlOf(adminTwoFactor, argsFor(`${page}?set-up`, { cookie }));
  expect(again).toContain("10 recovery codes are left");
  expect(again).not.toMatch(/[a-z2-9]{4}(-[a-z2-9]{4}){3}|app-secret/);
  expect(await whoIs(cookie), "this browser stays").not.toBeNull();
  expect(await whoIs(other), "the others had no second step").toBeNull();
});

test("a shopper is not offered it", async () => {
  const cookie = await cookieOf(await shopper());
  const path = "/dashboard/user/two-steps";
  expect(await got(userTwoFactor.loader, `${path}?set-up`, { cookie })).toMatchObject({
    status: 303,
    location: "/dashboard/user/profile",
  });
});

test("the password alone signs nobody in; with the code it goes on where it was", async () => {
  const { user, codeNow } = await careful();
  const cookie = await afterPassword(user);
  expect(await whoIs(cookie)).toBeNull();
  expect((await got(loginCode.loader, "/login/code", { cookie })).status).toBe(200);
  const answer = await typed(codeNow(), cookie);
  expect(answer).toMatchObject({ status: 303, location: "/cart" });
  expect(await whoIs(answer.cookie)).toEqual(user);
});

test("a code is good once, and so is none before it", async () => {
  const { user, codeNow } = await careful();
  const code = codeNow();
  const before = codeNow(-halfMinute);
  expect(await passTwoFactor(user.id, code)).toBe(true);
  expect(await passTwoFactor(user.id, code)).toBe(false);
  expect(await passTwoFactor(user.id, before)).toBe(false);
});

test("of two that type one code at once, one gets in", async () => {
  const { user, codeNow } = await careful();
  const went = await Promise.all([1, 2].map(() => passTwoFactor(user.id, codeNow())));
  expect(went.filter(Boolean)).toHaveLength(1);
});

test("a clock half a minute off does no harm, one that is further off does", async () => {
  const { user, codeNow } = await careful();
  expect(await passTwoFactor(user.id, codeNow(-2 * halfMinute))).toBe(false);
  expect(await passTwoFactor(user.id, codeNow(2 * halfMinute))).toBe(false);
  expect(await passTwoFactor(user.id, codeNow(-halfMinute))).toBe(true);
  expect(await passTwoFactor(user.id, codeNow(halfMinute))).toBe(true);
});

test("a recovery code opens once, however it is written, and its owner's account only", async () => {
  const { user, codes } = await careful();
  const other = await careful();
  const [code = ""] = codes;
  expect(await passTwoFactor(other.user.id, code)).toBe(false);
  const cookie = await afterPassword(user);
  const answer = await typed(code.toUpperCase().replaceAll("-", " "), cookie);
  expect(await whoIs(answer.cookie)).toEqual(user);
  expect(await passTwoFactor(user.id, code)).toBe(false);
});

test("who guesses codes is stopped, and the right one does not help then", async () => {
  const { user, codeNow } = await careful();
  const cookie = await afterPassword(user);
  for (let turn = 0; turn < 8; turn += 1) expect((await typed("123456x", cookie)).status).toBe(400);
  const answer = await typed(codeNow(), cookie);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("900");
});

test("without the password, long after it, or with a cookie that was made up, no code is taken", async () => {
  const { user, codeNow } = await careful();
  const cookie = await afterPassword(user);
  const forged = `prayosha_step=${btoa(JSON.stringify({ userId: user.id, until: Date.now() * 2 }))}`;
  for (const bad of ["", forged, `${forged}.abc`])
    expect(await typed(codeNow(), bad)).toMatchObject({
      status: 303,
      location: "/login?redirectTo=%2Fcart",
    });
  vi.setSystemTime(Date.now() + 10 * 60 * 1000);
  expect((await typed(codeNow(), cookie)).location).toBe("/login?redirectTo=%2Fcart");
});

test("who gave a password that was changed since is let in by no code", async () => {
  const { user, codeNow, codes } = await careful();
  const cookie = await afterPassword(user);
  expect(await resetPassword(user.email, castAnswer, "another-2026-oil")).toBe(true);
  for (const code of [codeNow(), codes[0] ?? ""])
    expect((await typed(code, cookie)).location).toBe("/login?redirectTo=%2Fcart");
});

test("the API gives such an account no token", async () => {
  const { user } = await careful();
  const request = new Request("http://localhost:3000/api/v1/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: user.email, password: castPassword }),
  });
  const answer = await apiLogin.action(argsFor(request));
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false, message: /two-factor sign-in/ });
});

test("a forgotten password does not take the second step away", async () => {
  const { user } = await careful();
  expect(await resetPassword(user.email, castAnswer, castPassword)).toBe(true);
  expect(await whoIs(await afterPassword(user))).toBeNull();
});

test("it is switched off with a code, and the owner is told; so is who has it reset", async () => {
  const { user, codeNow } = await careful();
  const cookie = await cookieOf(user);
  const off = (code: string) =>
    posted(adminTwoFactor.action, page, { change: "off", code }, { cookie });
  expect((await off("000000")).status).toBe(400);
  expect(asksTwoFactor(user.id)).toBe(true);
  expect(await off(codeNow())).toMatchObject({ status: 303, location: "/dashboard/admin/profile" });
  expect(asksTwoFactor(user.id)).toBe(false);
  expect(toldTo(user)).toEqual([
    "Two-factor sign-in was switched on",
    "Two-factor sign-in was switched off",
  ]);
  const other = await careful();
  expect(await resetTwoFactor(other.user)).toBe(true);
  expect(await resetTwoFactor(other.user)).toBe(false);
  expect(toldTo(other.user)).toHaveLength(2);
  const entries = db
    .select({ by: auditLog.actorName })
    .from(auditLog)
    .where(eq(auditLog.subjectId, other.user.id))
    .all();
  expect(entries).toContainEqual({ by: "Operator" });
});

test("the operator's command says what it did, and what it cannot do", async () => {
  const { user } = await careful();
  const said: string[] = [];
  const reset = (...args: string[]) => resetTwoFactorCommand(args, (line) => said.push(line));
  await reset(user.email.toUpperCase());
  expect(said).toHaveLength(1);
  await expect(reset(user.email)).rejects.toThrow("does not use two-factor sign-in");
  await expect(reset("nobody@example.com")).rejects.toThrow("no account");
  await expect(reset()).rejects.toThrow("npm run reset-totp");
});

test("new recovery codes make the old ones void", async () => {
  const { user, codeNow, codes } = await careful();
  const cookie = await cookieOf(user);
  const form = { change: "new-codes", code: codeNow() };
  const answer = await answerTo(adminTwoFactor.action, argsFor(page, { cookie, form }));
  expect(answer.data).toMatchObject({ codes: { length: 10 } });
  expect(await passTwoFactor(user.id, codes[0] ?? "")).toBe(false);
});

test("what the database keeps opens nothing by itself", async () => {
  const { user, secret, codes } = await careful();
  const row = db.select().from(twoFactor).where(eq(twoFactor.userId, user.id)).get();
  expect(row?.sealedSecret).not.toContain(secret.toString("base64url"));
  expect(unsealed(row?.sealedSecret ?? "", user.id)).toEqual(secret);
  expect(unsealed(row?.sealedSecret ?? "", "another")).toBeNull();
  const kept = JSON.stringify(db.select().from(recoveryCodes).all());
  for (const code of codes) expect(kept).not.toContain(code);
  const mail = JSON.stringify([db.select().from(mails).all(), db.select().from(auditLog).all()]);
  expect(mail).not.toContain(base32(secret));
});

function toldTo({ email }: Viewer): string[] {
  const rows = db
    .select({ subject: mails.subject, kind: mails.kind })
    .from(mails)
    .where(eq(mails.recipient, email))
    .all();
  return rows.filter(({ kind }) => kind === "second-step").map(({ subject }) => subject);
}
