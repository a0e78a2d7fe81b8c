import type * as Argon2 from "@node-rs/argon2";
import { verify } from "@node-rs/argon2";
import type * as Bcrypt from "bcryptjs";
import { compare, hashSync } from "bcryptjs";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashAnswerOfMany } from "~/people/accounts/sign-in/password.server";
import { resetPassword } from "~/people/accounts/passwords/forgotten-password.server";
import { userByPassword } from "~/people/accounts/users/users.server";
import { write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { castAnswer, castPassword, shopper } from "../../cast";

/**
 * How long an answer takes must not tell whether there is an account, or that it came from the old shop. The clock cannot
 * show that without guessing, so these tests look at the work: which hashes of which cost the two libraries really check.
 */
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof Argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});
vi.mock("bcryptjs", async (original) => {
  const real = await original<typeof Bcrypt>();
  return { ...real, compare: vi.fn(real.compare) };
});

const nobody = "nobody@example.com";
const own = "$argon2id$v=19$m=32768,t=5,p=1";
const least = "$argon2id$v=19$m=7168,t=5,p=1";

/** As the import of an old shop leaves an account. */
async function imported(rounds = 4): Promise<string> {
  const { id, email } = await shopper();
  const passwordHash = hashSync(castPassword, rounds);
  const answerHash = await hashAnswerOfMany(castAnswer);
  await write((tx) =>
    tx.update(users).set({ passwordHash, answerHash }).where(eq(users.id, id)).run(),
  );
  return email;
}

/** The costs of all hashes that were checked. */
async function workOf(attempt: () => Promise<unknown>): Promise<string[]> {
  vi.mocked(verify).mockClear();
  vi.mocked(compare).mockClear();
  expect(await attempt()).toBeFalsy();
  const calls = [
    ...vi.mocked(compare).mock.calls,
    ...vi.mocked(verify).mock.calls.map(([h]) => [h, h]),
  ];
  return calls
    .map(([, stored]) => String(stored).replace(/(^\$2\w\$\d\d|^(\$[^$]*){3}).*/s, "$1"))
    .sort();
}
const login = (email: string) => workOf(() => userByPassword(email, "not this one"));
const reset = (email: string) => workOf(() => resetPassword(email, "Mumbai", "pressed-again"));

beforeEach(() => write((tx) => tx.delete(users).run()));
afterEach(() => write((tx) => tx.delete(users).run()));

test("in a shop that brought nobody in, each check is one of our own hashes", async () => {
  const { email } = await shopper();
  for (const who of [email, nobody]) {
    expect(await login(who)).toEqual([own]);
    expect(await reset(who)).toEqual([own]);
  }
});

test("a wrong password is the same work for every account and for none, before and after first logins", async () => {
  const made = (await shopper()).email;
  const [first, second] = [await imported(), await imported()];
  const everybody = [made, nobody, first, second];

  for (const who of everybody) expect(await login(who)).toEqual(["$2b$04", own]);
  expect(await userByPassword(first, castPassword)).not.toBeNull();
  for (const who of everybody) expect(await login(who)).toEqual(["$2b$04", own]);
  expect(await userByPassword(second, castPassword)).not.toBeNull();
  for (const who of everybody) expect(await login(who)).toEqual([own]);
  for (const who of [made, first, second])
    expect(await userByPassword(who, castPassword)).not.toBeNull();
});

test("hashes of several costs are each checked once for everybody", async () => {
  const made = (await shopper()).email;
  const old = [await imported(4), await imported(5), await imported(5)];
  for (const who of [made, nobody, ...old])
    expect(await login(who)).toEqual(["$2b$04", "$2b$05", own]);
});

test("a wrong answer is the same work for every account and for none", async () => {
  const made = (await shopper()).email;
  const old = await imported();
  for (const who of [made, nobody, old]) expect(await reset(who)).toEqual([own, least].sort());
  expect(await resetPassword(old, ` ${castAnswer.toUpperCase()}`, "pressed-again")).toBe(true);
  for (const who of [made, nobody, old]) expect(await reset(who)).toEqual([own, least].sort());
});
