import type * as Argon2 from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { requireRoomToHash } from "~/people/accounts/sign-in/password.server";
import { db, write } from "~/base/db/connection.server";
import { attempts, sessions } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import * as confirm from "~/routes/account/confirm";
import * as forgot from "~/routes/account/forgot-password";
import * as login from "~/routes/account/login";
import * as register from "~/routes/account/register";
import * as user from "~/routes/admin/user";
import { inLanguage } from "~/base/words/language";
import { apiClient } from "../../api/client";
import { admin, castAnswer, castPassword, cookieOf, shopper } from "../../cast";
import { type Answer, formIn, posted } from "./answers";

/** Checks that wait until the door is opened: hashing as slow as it gets. */
const { door, strangers } = vi.hoisted(() => ({
  door: { isOpen: Promise.resolve(), open: () => {} },
  strangers: "not this one",
}));
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof Argon2>();
  const verify: typeof real.verify = async (...given) => {
    await door.isOpen;
    // Nobody's password: the real answer would take a second for the whole crowd.
    return given[1] === strangers ? false : real.verify(...given);
  };
  return { ...real, verify: vi.fn(verify) };
});

const api = apiClient();
const attemptsCounted = () => db.select().from(attempts).all();
let networks = 0;

/** Somebody without an account, each from another network. */
function stranger(): Promise<Answer> {
  networks += 1;
  const form = { email: `nobody${networks}@example.com`, password: strangers };
  return posted(login.action, "/login", form, { address: `198.51.${networks}.7` });
}

/** As many strangers as are let in: two passwords are being checked (one, where several processes answer) and twenty wait. */
async function crowd(): Promise<Promise<Answer>[]> {
  door.isOpen = new Promise((done) => (door.open = done));
  const waiting = Array.from({ length: (settings.processes > 1 ? 1 : 2) + 20 }, stranger);
  await vi.waitFor(() => expect(requireRoomToHash).toThrow());
  return waiting;
}

async function dispersed(waiting: Promise<Answer>[]): Promise<number[]> {
  door.open();
  return (await Promise.all(waiting)).map(({ status }) => status);
}

beforeEach(() => write((tx) => tx.delete(attempts).run()));

describe("while as many passwords are being checked as may be", () => {
  test("a login is refused at once, the same with an account and without one, and not counted", async () => {
    const { email } = await shopper();
    const waiting = await crowd();
    const counted = attemptsCounted();
    const refused = await posted(login.action, "/login", { email, password: castPassword });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect(formIn(refused)).toEqual({
      errors: {
        form: "Very many people are asking for this at the moment. Please wait a few seconds and try again.",
      },
      values: { email },
    });
    const unknown = "nobody@example.com";
    const none = await posted(login.action, "/login", { email: unknown, password: "not this one" });
    expect(none.status).toBe(503);
    expect(formIn(none)).toEqual({ ...formIn(refused), values: { email: unknown } });
    expect(attemptsCounted()).toEqual(counted);
    expect(new Set(await dispersed(waiting))).toEqual(new Set([400]));
    const later = await posted(login.action, "/login", { email, password: castPassword });
    expect(later.status).toBe(303);
  });

  test.each(["gu", "hi"] as const)("it is said in %s", async (language) => {
    const waiting = await crowd();
    const { errors } = formIn(await inLanguage(language, stranger));
    expect(errors.form).toMatch(language === "gu" ? /\p{Script=Gujarati}/u : /\p{Script=Deva}/u);
    await dispersed(waiting);
  });

  test("registering and a forgotten password come back as they were typed, without the password", async () => {
    const waiting = await crowd();
    const typed = {
      name: "Meena",
      email: "meena@example.com",
      phone: "98250 12345",
      address: "12 Ring Road, Surat",
      answer: castAnswer,
      terms: "on",
    };
    const form = { ...typed, password: castPassword };
    const registered = await posted(register.action, "/register", form);
    expect([registered.status, formIn(registered).values]).toEqual([503, typed]);
    const { email, answer } = typed;
    const asked = await posted(forgot.action, "/forgotpassword", {
      email,
      answer,
      newpassword: castPassword,
    });
    expect([asked.status, formIn(asked).values]).toEqual([503, { email, answer }]);
    expect(attemptsCounted().filter(({ key }) => /register|reset/.test(key))).toEqual([]);
    await dispersed(waiting);
    expect((await posted(register.action, "/register", form)).status).toBe(303);
  });

  test("the API answers so, too", async () => {
    const waiting = await crowd();
    const calls = {
      login: { email: "a@example.com", password: castPassword },
      register: {
        name: "Meena",
        email: "meena2@example.com",
        password: castPassword,
        phone: "98250 12345",
        address: "12 Ring Road, Surat",
        answer: castAnswer,
      },
      forgotpassword: { email: "a@example.com", answer: "Surat", newpassword: castPassword },
    };
    for (const [call, body] of Object.entries(calls)) {
      const { status, headers, body: said } = await api.post(`/auth/${call}`, body);
      expect([call, status, headers.get("Retry-After")]).toEqual([call, 503, "5"]);
      expect(said).toEqual({ success: false, message: expect.stringContaining("few seconds") });
    }
    await dispersed(waiting);
  });

  test("a known browser comes before everybody else", async () => {
    const [asha, owner] = [await shopper(), await admin()];
    const signIn = (email: string, cookie = "") =>
      posted(login.action, "/login", { email, password: castPassword }, { cookie });
    const known = { asha: await signIn(asha.email), owner: await signIn(owner.email) };
    const waiting = await crowd();
    const entering = [
      signIn(asha.email, known.asha.cookie),
      signIn(owner.email, known.owner.cookie),
    ];
    // The two that came last make room.
    const refused = await Promise.all(waiting.slice(-2));
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect((await signIn(asha.email)).status).toBe(503);
    // A cookie that was made up, and one for somebody else's account, make nobody known.
    expect((await signIn(asha.email, "known_browser=x.y")).status).toBe(503);
    expect((await signIn(owner.email, known.asha.cookie)).status).toBe(503);
    await dispersed(waiting);
    const entered = await Promise.all(entering);
    expect(entered.map(({ status }) => status)).toEqual([303, 303]);
  });

  test("the password asked for again keeps the form that is to be sent", async () => {
    const owner = await admin();
    const cookie = await cookieOf(owner);
    await write((tx) => tx.update(sessions).set({ confirmedAt: 0 }).run());
    const waiting = await crowd();
    const form = { role: "1", confirmPassword: castPassword };
    const page = await posted(confirm.action, "/dashboard/confirm", form, { cookie });
    expect(page.status).toBe(503);
    const asked = await posted(user.action, "/dashboard/admin/users/x", form, { cookie });
    expect(asked.status).toBe(428);
    await dispersed(waiting);
  });
});
