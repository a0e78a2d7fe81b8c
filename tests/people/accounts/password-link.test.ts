import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { argsFor, castAnswer, castPassword } from "../../cast";

/** A shop that sends mail: the setting is read when its modules are, so this file has modules of its own. */
vi.resetModules();
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.MAIL_FROM = "Prayosha Oil <orders@shop.example>";
const { write, db } = await import("~/base/db/connection.server");
const { apiTokens, attempts, mailLinks, sessions, users } = await import("~/base/db/schema");
const { userByPassword, updateProfile } = await import("~/people/accounts/users/users.server");
const { mailsOf, emptyOutbox } = await import("../mail/outbox");
const { admin, cookieOf, shopper, tokenOf } = await import("../../cast");
const { formIn, got, posted, toastIn } = await import("./answers");
const { htmlOf, inputIn } = await import("./rendered");
const forgot = await import("~/routes/account/forgot-password");
const page = await import("~/routes/account/new-password");
const apiForgot = await import("~/routes/api/forgot-password");
const login = await import("~/routes/account/login");
const outboxMail = await import("~/routes/admin/outbox-mail");
const outboxPage = await import("~/routes/admin/outbox-page");
const { eq } = await import("drizzle-orm");

const newpassword = "fresh-oil-1";
let user: Awaited<ReturnType<typeof shopper>>;

beforeAll(async () => {
  user = await shopper();
});
beforeEach(emptyOutbox);
afterEach(async () => {
  await write((tx) => {
    tx.delete(attempts).run();
    tx.delete(mailLinks).run();
  });
});

type Where = { address?: string; cookie?: string };
const ask = (form: Record<string, string>, where: Where = {}) =>
  posted(forgot.action, "/forgotpassword", form, where);
const sent = () => mailsOf("password-link");

/** The path of the link in the newest mail. */
function mailedPath(): string {
  const path = /\/forgotpassword\/[^\s"]+/.exec(sent().at(-1)?.text ?? "")?.[0];
  if (!path) throw new Error("No link was mailed");
  return path;
}
const at = (path: string) => ({ params: { token: path.split(/[/?]/)[2] ?? "" } });
const opened = (path: string, method = "GET") => got(page.loader, path, { ...at(path), method });
const saved = (path: string, password = newpassword) =>
  posted(page.action, path, { newpassword: password }, at(path));
const opens = async (password: string) => (await userByPassword(user.email, password)) !== null;
const accessOf = (id: string) => [
  db.select().from(sessions).where(eq(sessions.userId, id)).all().length,
  db.select().from(apiTokens).where(eq(apiTokens.userId, id)).all().length,
];

describe("asking for a link", () => {
  test("with the right answer mails it, says so and changes nothing else", async () => {
    await cookieOf(user);
    const before = [accessOf(user.id), db.select().from(users).all()];
    const answer = await ask({ email: user.email, answer: castAnswer, newpassword });
    expect(answer).toMatchObject({ status: 303, location: "/forgotpassword?sent=answered" });
    const html = await htmlOf(forgot, argsFor("/forgotpassword?sent=answered"));
    expect(html).toContain("We have sent a link to your email address.");
    expect(sent()).toMatchObject([{ recipient: user.email, subject: "Choose a new password" }]);
    expect([accessOf(user.id), db.select().from(users).all()]).toEqual(before);
    expect(await opens(newpassword)).toBe(false);
  });

  test("without the answer tells the same of a known and an unknown e-mail", async () => {
    const known = await ask({ email: user.email, answer: "" });
    const unknown = await ask({ email: "nobody@example.com" });
    expect(known).toMatchObject({ status: 303, location: "/forgotpassword?sent=asked" });
    expect([unknown.status, unknown.location]).toEqual([known.status, known.location]);
    expect(sent().map(({ recipient }) => recipient)).toEqual([user.email]);
    const html = await htmlOf(forgot, argsFor("/forgotpassword?sent=asked"));
    expect(html).toContain("If there is an account with this email address");
  });

  test("with a wrong answer or an unknown e-mail is refused alike, and what was typed stays", async () => {
    const wrong = await ask({ email: user.email, answer: "Pune" });
    const unknown = await ask({ email: "nobody@example.com", answer: castAnswer });
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(formIn(wrong).errors).toEqual({ form: "The email or the answer is not right." });
    expect(formIn(unknown).errors).toEqual(formIn(wrong).errors);
    expect(formIn(wrong).values).toEqual({ email: user.email, answer: "Pune" });
    expect(sent()).toEqual([]);
  });

  test("takes an e-mail and an answer, and no password", async () => {
    const html = await htmlOf(forgot, argsFor("/forgotpassword"));
    expect(inputIn(html, "email")).toContain("required");
    expect(inputIn(html, "answer")).not.toContain("required");
    expect(html).not.toContain('name="newpassword"');
    expect(formIn(await ask({ email: "" })).errors).toEqual({ email: "email is required" });
  });

  test("is answered by the API with the sentence to show, whatever password comes along", async () => {
    const [status, body] = await called({ email: user.email, answer: "surat", newpassword: "1" });
    expect([status, body]).toEqual([
      200,
      { success: true, message: expect.stringMatching(/^We have sent a link/) },
    ]);
    expect(await opens(castPassword)).toBe(true);
    expect((await opened(mailedPath())).status).toBe(200);
    const wrong = await called({ email: user.email, answer: "Pune", newpassword });
    const unknown = await called({ email: "nobody@example.com", answer: "Pune", newpassword });
    expect([wrong[0], unknown]).toEqual([401, wrong]);
  });

  async function called(body: object): Promise<[number, unknown]> {
    const request = new Request("http://localhost:3000/api/v1/auth/forgotpassword", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await apiForgot.action(argsFor(request));
    return [answer.status, await answer.json()];
  }
});

describe("the mailed link", () => {
  test("opens a page that changes nothing, is stored nowhere and told to nobody", async () => {
    await ask({ email: user.email });
    const path = mailedPath();
    const before = [db.select().from(mailLinks).all(), accessOf(user.id)];
    for (const method of ["HEAD", "GET", "GET"]) {
      const { status, headers } = await opened(path, method);
      expect([status, headers.get("Referrer-Policy")]).toEqual([200, "same-origin"]);
    }
    expect([db.select().from(mailLinks).all(), accessOf(user.id)]).toEqual(before);
    const headers = new Headers(
      page.headers({
        loaderHeaders: (await opened(path)).headers,
        actionHeaders: new Headers(),
        parentHeaders: new Headers(),
        errorHeaders: undefined,
      }),
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    const html = await htmlOf(page, argsFor(path, at(path)));
    expect(inputIn(html, "newpassword")).toContain('autoComplete="new-password"');
    expect(html).toContain(user.email);
  });

  test("saves a new password once, ends every session and token, and signs nobody in", async () => {
    const person = await shopper();
    const other = await shopper();
    await cookieOf(person);
    await cookieOf(other);
    await tokenOf(person, "a program");
    await ask({ email: person.email, redirectTo: "/checkout" });
    const path = mailedPath();
    expect(path).toContain("?redirectTo=%2Fcheckout");
    expect(accessOf(person.id)).toEqual([1, 1]);

    const form = { newpassword, redirectTo: "/checkout" };
    const answer = await posted(page.action, path, form, at(path));
    expect(answer).toMatchObject({ status: 303, location: "/login?redirectTo=%2Fcheckout" });
    expect(await toastIn(answer)).toMatchObject({
      message: "Your password is changed. Please log in.",
    });
    expect(answer.cookie).not.toContain("prayosha_session");
    expect(accessOf(person.id)).toEqual([0, 0]);
    expect(accessOf(other.id)[0]).toBe(1);
    expect(mailsOf("password-changed")).toMatchObject([{ recipient: person.email }]);
    expect(mailsOf("password-changed")[0]?.text).toContain("with a link that we sent to you");
    expect(await userByPassword(person.email, newpassword)).not.toBeNull();

    const again = await saved(path, "another-oil-2");
    expect(again.status).toBe(303);
    expect((await opened(path)).status).toBe(410);
    expect(await userByPassword(person.email, newpassword)).not.toBeNull();
    const html = await htmlOf(page, argsFor(path, at(path)));
    expect(html).toContain("This link was used already, or it is older than 30 minutes.");
    expect(html).toContain('href="/forgotpassword');
  });

  test("saved twice at the same time, it changes the password once", async () => {
    const person = await shopper();
    await ask({ email: person.email });
    const path = mailedPath();
    await Promise.all([saved(path, "first-oil-11"), saved(path, "second-oil-22")]);
    expect(mailsOf("password-changed")).toHaveLength(1);
  });

  test.each([
    ["12345", /^newpassword must have 6 characters or more$/],
    ["", /^newpassword is required$/],
    ["password1", /^newpassword is one that very many people use/],
  ])(
    "refuses the password %j beside the field, and is still good afterwards",
    async (weak, why) => {
      await ask({ email: user.email });
      const path = mailedPath();
      const refused = await saved(path, weak);
      expect(refused.status).toBe(400);
      expect(formIn(refused).errors).toEqual({ newpassword: expect.stringMatching(why) });
      expect(await opens(castPassword)).toBe(true);
      expect((await opened(path)).status).toBe(200);
    },
  );

  test("is void after half an hour, after another one was used, and after the profile's password changed", async () => {
    const person = await shopper();
    await ask({ email: person.email });
    const late = mailedPath();
    await write(
      (tx) =>
        void tx
          .update(mailLinks)
          .set({ expiresAt: Date.now() - 1 })
          .run(),
    );
    expect((await opened(late)).status).toBe(410);
    expect((await saved(late)).location).toMatch(/^\/forgotpassword\//);

    await ask({ email: person.email });
    const older = mailedPath();
    await ask({ email: person.email });
    expect((await saved(mailedPath())).location).toBe("/login");
    expect((await opened(older)).status).toBe(410);

    await ask({ email: person.email });
    await updateProfile(person, { password: "third-oil-33" });
    await saved(mailedPath(), "fourth-oil-44");
    expect(await userByPassword(person.email, "third-oil-33")).not.toBeNull();
  });

  test("cannot be read by an admin in the outbox", async () => {
    const cookie = await cookieOf(await admin());
    await ask({ email: user.email });
    const token = at(mailedPath()).params.token;
    const id = sent()[0]?.id ?? "";
    const seen = await got(outboxMail.loader, `/x/${id}`, { cookie, params: { id } });
    expect(JSON.stringify(seen.data)).toContain("Someone asked for a new password");
    expect(JSON.stringify(seen.data)).not.toContain(token);
    const html = await outboxPage.loader(argsFor(`/x/${id}/page`, { cookie, params: { id } }));
    expect(await html.text()).not.toContain(token);
  });
});

describe("how often", () => {
  const home = "192.0.2.10";

  test("strangers have four links to an account in an hour, whether it exists or not", async () => {
    for (const email of [user.email, "ghost@example.com"]) {
      const from = (n: number) => ({ address: `203.0.113.${n}` });
      for (let n = 1; n <= 4; n += 1) expect((await ask({ email }, from(n))).status).toBe(303);
      const refused = await ask({ email }, from(5));
      expect(refused.status).toBe(429);
      expect(formIn(refused).errors.form).toMatch(/^Too many tries\. Please wait (60|59) minutes/);
      expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(3600);
      expect(formIn(refused).values).toMatchObject({ email });
    }
    expect(sent()).toHaveLength(4);
  });

  test("strangers who used theirs up leave the owner's own browser a link", async () => {
    const { cookie } = await posted(
      login.action,
      "/login",
      { email: user.email, password: castPassword },
      { address: home },
    );
    for (let n = 1; n <= 5; n += 1) await ask({ email: user.email }, { address: `203.0.113.${n}` });
    expect((await ask({ email: user.email }, { address: "198.51.100.7", cookie })).status).toBe(
      303,
    );
    expect((await ask({ email: user.email }, { address: home })).status).toBe(303);
  });

  test("one network has twenty links in an hour for all accounts", async () => {
    const all = Array.from({ length: 20 }, (_, n) => ask({ email: `n${n}@example.com` }));
    expect((await Promise.all(all)).every(({ status }) => status === 303)).toBe(true);
    expect((await ask({ email: "other@example.com" })).status).toBe(429);
  });
});
