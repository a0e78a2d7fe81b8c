import { afterEach, expect, test, vi } from "vitest";
import * as forgot from "~/routes/account/forgot-password";
import * as login from "~/routes/account/login";
import * as register from "~/routes/account/register";
import { userByPassword } from "~/people/accounts/users/users.server";
import { privateHeaders } from "~/people/accounts/private-headers";
import { db, write } from "~/base/db/connection.server";
import { attempts } from "~/base/db/schema";
import { castAnswer, castPassword, shopper } from "../../cast";
import { type Answer, formIn, posted } from "./answers";

const newpassword = "fresh-oil-1";

afterEach(async () => {
  await write((tx) => tx.delete(attempts).run());
});

const signIn = (email: string, password: string, address = "203.0.113.7") =>
  posted(login.action, "/login", { email, password }, { address });

const reset = (email: string, answer: string, address = "203.0.113.7") =>
  posted(forgot.action, "/forgotpassword", { email, answer, newpassword }, { address });

const registerNo = (n: number) =>
  posted(
    register.action,
    "/register",
    {
      name: "A",
      email: `bulk-${n}@example.com`,
      password: "bulk-pass",
      phone: "982501",
      address: "B",
      answer: "C",
    },
    { address: "203.0.113.50" },
  );

test("after eight wrong passwords the account is closed to tries, the right password included", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 8; n += 1) expect((await signIn(email, "wrong-1")).status).toBe(400);
  const refused = await signIn(email, castPassword, "198.51.100.9");
  expectTooMany(refused);
  expect(formIn(refused).values).toMatchObject({ email });
});

test("an account that does not exist is closed in the same way", async () => {
  for (let n = 0; n < 8; n += 1) await signIn("ghost@example.com", "wrong-1");
  expectTooMany(await signIn(" GHOST@example.com", "wrong-1"));
});

test("tries sent at the same time do not slip through", async () => {
  const { email } = await shopper();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, "wrong-1")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});

test("after thirty failures on many accounts an address is closed, others are not", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 30; n += 1)
    expect((await signIn(`list-${n}@example.com`, "wrong-1")).status).toBe(400);
  expectTooMany(await signIn(email, castPassword));
  expect((await signIn(email, castPassword, "198.51.100.9")).status).toBe(303);
});

test("all addresses of one IPv6 line count as one", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 30; n += 1) await signIn(`v6-${n}@example.com`, "x", `2001:db8:1:2::${n}`);
  expectTooMany(await signIn(email, castPassword, "2001:db8:1:2:ffff::1"));
  expect((await signIn(email, castPassword, "2001:db8:1:3::1")).status).toBe(303);
});

test("signing in is not counted, however often", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 12; n += 1) expect((await signIn(email, castPassword)).status).toBe(303);
  const counts = db.select({ count: attempts.count }).from(attempts).all();
  expect(counts.every(({ count }) => count === 0)).toBe(true);
});

test("a form that was not filled in is not a try", async () => {
  for (let n = 0; n < 9; n += 1) await signIn("a@example.com", "");
  expect(await db.$count(attempts)).toBe(0);
});

test("wrong security answers are counted as well, apart from wrong passwords", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 8; n += 1) expect((await reset(email, "Pune")).status).toBe(400);
  expectTooMany(await reset(email, castAnswer));
  expect(await userByPassword(email, castPassword)).not.toBeNull();
  expect((await signIn(email, castPassword)).status).toBe(303);
});

test("guesses at unknown accounts' answers are closed in the same way", async () => {
  for (let n = 0; n < 8; n += 1) await reset("ghost@example.com", "Pune");
  expectTooMany(await reset("ghost@example.com", "Pune"));
});

test("an address registers thirty times in a quarter of an hour at most", async () => {
  for (let n = 0; n < 30; n += 1) expect((await registerNo(n)).status).toBe(303);
  const refused = await registerNo(30);
  expectTooMany(refused);
  expect(formIn(refused).values).toMatchObject({ name: "A", phone: "982501", address: "B" });
});

test("the wait is told in whole minutes, and is over when it says so", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 8; n += 1) await signIn(email, "wrong-1");

  await write((tx) =>
    tx
      .update(attempts)
      .set({ resetsAt: Date.now() + 11.5 * 60_000 })
      .run(),
  );
  const twelve = await signIn(email, castPassword);
  expect(formIn(twelve).errors).toEqual({
    form: "Too many tries. Please wait 12 minutes and try again.",
  });
  expect(Number(twelve.headers.get("Retry-After"))).toBeGreaterThan(680);
  expect(Number(twelve.headers.get("Retry-After"))).toBeLessThanOrEqual(690);

  await write((tx) =>
    tx
      .update(attempts)
      .set({ resetsAt: Date.now() + 30_000 })
      .run(),
  );
  expect(formIn(await signIn(email, castPassword)).errors.form).toBe(
    "Too many tries. Please wait 1 minute and try again.",
  );

  await write((tx) =>
    tx
      .update(attempts)
      .set({ resetsAt: Date.now() - 1 })
      .run(),
  );
  expect((await signIn(email, castPassword)).status).toBe(303);
});

test("what is over is swept out", async () => {
  await signIn("old@example.com", "wrong-1");
  await write((tx) =>
    tx
      .update(attempts)
      .set({ resetsAt: Date.now() - 1 })
      .run(),
  );
  await signIn("new@example.com", "wrong-1");
  expect(await db.$count(attempts)).toBe(2);
});

test("the table names neither e-mails nor addresses", async () => {
  await signIn("private@example.com", "wrong-1", "203.0.113.7");
  const rows = db.select().from(attempts).all();
  expect(rows.map(({ key }) => key.replace(/:[\w-]{43}$/, ":…")).sort()).toEqual([
    "login:account:…",
    "login:address:…",
  ]);
});

test("a restart of the shop forgives nobody", async () => {
  const { email } = await shopper();
  for (let n = 0; n < 8; n += 1) await signIn(email, "wrong-1");
  vi.resetModules();
  const restarted = await import("~/routes/account/login");
  expect(restarted.action).not.toBe(login.action);
  const form = { email, password: castPassword };
  expectTooMany(await posted(restarted.action, "/login", form, { address: "198.51.100.9" }));
});

test("the page passes the waiting time on to the browser and is kept by nobody", () => {
  const headers = new Headers(
    privateHeaders({
      actionHeaders: new Headers({ "Retry-After": "90" }),
      loaderHeaders: new Headers(),
      parentHeaders: new Headers(),
      errorHeaders: undefined,
    }),
  );
  expect(headers.get("Retry-After")).toBe("90");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

function expectTooMany(answer: Answer): void {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(800);
  expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
  expect(formIn(answer).errors.form).toMatch(
    /^Too many tries\. Please wait 1[45] minutes and try again\.$/,
  );
}
