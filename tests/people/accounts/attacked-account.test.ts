import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import * as apiForgot from "~/routes/api/forgot-password";
import * as apiLogin from "~/routes/api/login";
import * as forgot from "~/routes/account/forgot-password";
import * as login from "~/routes/account/login";
import { limited } from "~/people/accounts/sign-in/sign-in-limit.server";
import { unlockCommand } from "~/people/accounts/sign-in/unlock-command.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { attempts, auditLog, knownNetworks, mails } from "~/base/db/schema";
import { admin, argsFor, castAnswer, castPassword, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../mail/outbox";
import { posted } from "./answers";

/** What strangers, an account's own browsers and the networks it knows can try, and that none of them closes another's way. */

const home = "192.0.2.10";

beforeEach(emptyOutbox);
afterEach(async () => {
  await write((tx) => tx.delete(attempts).run());
});

type Where = { address?: string; cookie?: string };
type Way = (user: { email: string }, secret: string, where?: Where) => Promise<number>;

const byPage: Way = async ({ email }, password, where = {}) =>
  (await posted(login.action, "/login", { email, password }, where)).status;
const resetByPage: Way = async ({ email }, answer, where = {}) => {
  const form = { email, answer, newpassword: castPassword };
  return (await posted(forgot.action, "/forgotpassword", form, where)).status;
};
const byApi: Way = ({ email }, password, where) =>
  called(apiLogin.action, { email, password }, where);
const resetByApi: Way = ({ email }, answer, where) =>
  called(apiForgot.action, { email, answer, newpassword: castPassword }, where);

async function called(
  action: (args: ReturnType<typeof argsFor>) => Promise<Response>,
  body: object,
  { address = "127.0.0.1", cookie }: Where = {},
): Promise<number> {
  const request = new Request("http://localhost:3000/api/v1/auth", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
  const args = argsFor(request);
  args.context.clientAddress = address;
  return (await action(args)).status;
}

/** Somebody with a browser and a network that the account knows. */
async function customer(make: () => Promise<Viewer> = shopper) {
  const user = await make();
  const form = { email: user.email, password: castPassword };
  const { cookie } = await posted(login.action, "/login", form, { address: home });
  return { user, browser: cookie.replace(/prayosha_session=[^;]*;? ?/, "") };
}

/** Each from another network. */
async function attack(user: { email: string }, way: Way, tries = 8): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < tries; n += 1)
    statuses.push(await way(user, "wrong-1", { address: `198.51.${n}.7` }));
  return statuses;
}

describe.each([
  ["the password on the page", byPage, castPassword, 303, 400],
  ["the password through the API", byApi, castPassword, 200, 401],
  ["the security answer on the page", resetByPage, castAnswer, 303, 400],
  ["the security answer through the API", resetByApi, castAnswer, 200, 401],
] as const)("%s, tried eight times from eight networks,", (_, way, right, taken, refused) => {
  test("is taken in a known browser and from a known network, and from nowhere else", async () => {
    const { user, browser } = await customer();
    expect(await attack(user, way, 10)).toEqual([...Array(8).fill(refused), 429, 429]);
    expect(await way(user, right, { address: "203.0.113.5" })).toBe(429);
    expect(await way(user, right, { address: "192.0.2.99" })).toBe(taken);
    expect(await way(user, right, { address: "203.0.113.5", cookie: browser })).toBe(taken);
  });

  test("closes an account that does not exist in the same way", async () => {
    const nobody = { email: "ghost@example.com" };
    expect(await attack(nobody, way, 9)).toEqual([...Array(8).fill(refused), 429]);
  });
});

test("one network has eight tries, known to the account or not, through page and API together", async () => {
  const { user } = await customer();
  for (const network of ["203.0.113", "192.0.2"]) {
    for (let n = 0; n < 8; n += 1)
      await (n % 2 ? byApi : byPage)(user, "wrong-1", { address: `${network}.${n}` });
    expect(await byPage(user, castPassword, { address: `${network}.100` })).toBe(429);
    expect(await byApi(user, castPassword, { address: `${network}.101` })).toBe(429);
  }
});

test("a known browser has eight tries of its own, wherever it is", async () => {
  const { user, browser } = await customer();
  const from = (n: number) => ({ address: `198.51.${n}.7`, cookie: browser });
  for (let n = 0; n < 8; n += 1) expect(await byPage(user, "wrong-1", from(n))).toBe(400);
  expect(await byPage(user, castPassword, from(9))).toBe(429);
  expect(await byPage(user, castPassword, { address: home })).toBe(303);
});

test("a browser that is known to one account is a stranger to all others", async () => {
  const [{ browser }, { user: other }] = [await customer(), await customer()];
  await attack(other, byPage);
  expect(await byPage(other, castPassword, { address: "203.0.113.5", cookie: browser })).toBe(429);
});

test("a full address does not close a known browser behind it", async () => {
  const { user, browser } = await customer();
  const address = "203.0.113.77";
  for (let n = 0; n < 30; n += 1)
    await byPage({ email: `list-${n}@example.com` }, "x", { address });
  expect(await byPage(user, castPassword, { address })).toBe(429);
  expect(await byPage(user, castPassword, { address, cookie: browser })).toBe(303);
});

test("whoever was let in once, in many browsers, has forty tries in all of them together", async () => {
  const user = await shopper();
  const browsers = [];
  for (let n = 0; n < 6; n += 1) {
    const form = { email: user.email, password: castPassword };
    const where = { address: home, headers: { "User-Agent": `browser ${n}` } };
    browsers.push((await posted(login.action, "/login", form, where)).cookie);
  }
  let failed = 0;
  for (const cookie of browsers) {
    const asking = argsFor("/login", { cookie, address: home });
    for (let n = 0; n < 8; n += 1)
      if (!(await limited("login", user.email, asking, async () => null)).tooMany) failed += 1;
  }
  expect(failed).toBe(40);
});

test("a network is forgotten ninety days after the last login there", async () => {
  const { user } = await customer();
  const row = db.select().from(knownNetworks).where(eq(knownNetworks.userId, user.id)).get();
  expect((row?.expiresAt ?? 0) - (row?.lastLoginAt ?? 0)).toBe(90 * 24 * 60 * 60 * 1000);
  expect(JSON.stringify(row)).not.toContain("192.0.2");
  await write((tx) =>
    tx
      .update(knownNetworks)
      .set({ expiresAt: Date.now() - 1 })
      .run(),
  );
  await attack(user, byPage);
  expect(await byPage(user, castPassword, { address: home })).toBe(429);
});

test("a wrong password makes no network known", async () => {
  const user = await shopper();
  await byPage(user, "wrong-1", { address: home });
  await resetByPage(user, castAnswer, { address: home });
  expect(await db.$count(knownNetworks, eq(knownNetworks.userId, user.id))).toBe(0);
});

describe("the owner of the account", () => {
  const told = () => mailsOf("tries");

  test("is told once a day by mail, with what to do", async () => {
    const { user } = await customer(admin);
    await attack(user, byPage, 7);
    expect(told()).toEqual([]);
    await attack(user, byPage, 5);
    await attack(user, resetByPage, 9);
    const [mail, ...more] = told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email });
    expect(mail?.text).toContain("a wrong password was given 8 times within 15 minutes");
    expect(mail?.text).toContain("your account is not locked");
    expect(mail?.text).toContain("two-factor sign-in");
    expect(mail?.text).not.toContain("198.51");

    await write((tx) => tx.delete(attempts).run());
    await attack(user, byPage);
    expect(told()).toHaveLength(1);

    const aDayAgo = Date.now() - 24 * 60 * 60 * 1000;
    await write((tx) => {
      tx.update(mails).set({ createdAt: aDayAgo }).where(eq(mails.kind, "tries")).run();
      tx.delete(attempts).run();
    });
    await attack(user, byPage);
    expect(told()).toHaveLength(2);
  });

  test("is told of it by one mail when tries come all at once; nobody is when there is no account", async () => {
    const { user } = await customer();
    await Promise.all(Array.from({ length: 12 }, () => byPage(user, "wrong-1")));
    await attack({ email: "ghost@example.com" }, byPage);
    expect(told().map(({ recipient }) => recipient)).toEqual([user.email]);
  });

  test("is not told of their own wrong passwords in a known browser", async () => {
    const { user, browser } = await customer();
    for (let n = 0; n < 9; n += 1) await byPage(user, "wrong-1", { cookie: browser });
    expect(told()).toEqual([]);
  });
});

describe("the operator's command", () => {
  const unlock = async (...args: string[]) => {
    const said: string[] = [];
    await unlockCommand(args, (line) => said.push(line));
    return said.join();
  };

  test("lifts all counts of one account, and of no other; it is written down", async () => {
    const [{ user, browser }, { user: other }] = [await customer(), await customer()];
    for (const way of [byPage, resetByPage]) await attack(user, way);
    for (let n = 0; n < 8; n += 1) await byPage(user, "wrong-1", { cookie: browser });
    await attack(other, byPage);

    expect(await unlock(user.email.toUpperCase())).toMatch(/forgotten/);
    const place = { address: "203.0.113.5" };
    expect(await byPage(user, castPassword, { ...place, cookie: browser })).toBe(303);
    expect(await byPage(user, castPassword, place)).toBe(303);
    expect(await byPage(other, castPassword, place)).toBe(429);
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, user.id)).all();
    expect(log).toMatchObject([{ action: "user.unlock", actorName: "Operator" }]);
  });

  test("says when there is nothing to lift, or nobody", async () => {
    const user = await shopper();
    expect(await unlock(user.email)).toMatch(/no failed tries/);
    await expect(unlock("nobody@example.com")).rejects.toThrow("no account");
    await expect(unlock()).rejects.toThrow("npm run unlock");
  });
});
