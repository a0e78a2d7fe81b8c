import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signOutEverywhere } from "~/people/accounts/users/user-rights.server";
import { db, write } from "~/base/db/connection.server";
import { apiTokens, attempts, sessions, users } from "~/base/db/schema";
import { castAnswer, castPassword, cookieOf, shopper } from "../cast";
import { apiClient, manager, type Member, member, refused } from "./client";

const api = apiClient();

/** The counters of tries look at the address; these tests make more of them than a person may. */
beforeEach(() => write((tx) => tx.delete(attempts).run()));

let asha: Member;
let ramesh: Member;
beforeAll(async () => {
  asha = await member();
  ramesh = await manager();
});

let people = 0;
const newcomer = () => ({
  name: "Kiran Mehta",
  email: `kiran-${++people}@example.com`,
  password: "cold-press",
  phone: "98980 11111",
  address: "4 Station Road, Rajkot 360001",
  answer: "Rajkot",
});

const aUser = (user: Omit<Member, "token" | "role"> | ReturnType<typeof newcomer>, role = 0) => ({
  _id: expect.stringMatching(/^\w{20,}$/),
  id: expect.stringMatching(/^\w{20,}$/),
  name: user.name,
  email: user.email,
  phone: user.phone,
  address: user.address,
  role,
});

describe("POST /auth/register", () => {
  it("makes an account: 201 with the user and nothing secret", async () => {
    const given = newcomer();
    const { status, body } = await api.post("/auth/register", given);
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: expect.any(String), user: aUser(given) });
    expect(body.user._id).toBe(body.user.id);
    const login = await api.post("/auth/login", { email: given.email, password: given.password });
    expect(login.status).toBe(200);
  });

  it("names the first field that is missing, in the order name, password, email, phone, address, answer", async () => {
    const fields = ["name", "password", "email", "phone", "address", "answer"] as const;
    const given: Record<string, string> = {};
    for (const field of fields) {
      const { status, body } = await api.post("/auth/register", given);
      expect([status, body]).toEqual([400, refused(`${field} is required`)]);
      given[field] = newcomer()[field];
    }
    expect((await api.post("/auth/register", given)).status).toBe(201);
  });

  it.each([
    ["email", "no-address"],
    ["email", 7],
    ["password", "x".repeat(201)],
    ["name", "   "],
    ["name", null],
    ["phone", ["98250"]],
    ["address", { city: "Surat" }],
    ["answer", ""],
  ])("refuses the %s %j by name", async (field, value) => {
    const { status, body } = await api.post("/auth/register", { ...newcomer(), [field]: value });
    expect([status, body]).toEqual([400, refused(expect.stringContaining(field))]);
  });

  it.each(["short", "password1"])(
    "says in a 200 that the password %s is refused, and why, once all else is there",
    async (password) => {
      const given = { ...newcomer(), password };
      const { status, body } = await api.post("/auth/register", given);
      expect([status, body]).toEqual([200, refused(expect.stringMatching(/^password /))]);
      expect(db.select().from(users).where(eq(users.email, given.email)).all()).toEqual([]);
      const { answer: _answer, ...unfinished } = given;
      const missing = await api.post("/auth/register", unfinished);
      expect([missing.status, missing.body]).toEqual([400, refused("answer is required")]);
    },
  );

  it("takes passwords of 6 and of 200 characters", async () => {
    for (const password of ["sixsix", "x".repeat(200)])
      expect((await api.post("/auth/register", { ...newcomer(), password })).status).toBe(201);
  });

  it("says in a 200 that the e-mail is taken, in whatever capitals, and changes nothing", async () => {
    const given = { ...newcomer(), email: ` ${asha.email.toUpperCase()} ` };
    const { status, body } = await api.post("/auth/register", given);
    expect([status, body]).toEqual([200, refused(expect.stringMatching(/e-mail/))]);
    const stored = db.select().from(users).where(eq(users.email, asha.email)).get();
    expect(stored?.name).toBe(asha.name);
  });

  it("makes no admin of whoever asks for it", async () => {
    const { body } = await api.post("/auth/register", { ...newcomer(), role: 1, isAdmin: true });
    expect(body.user.role).toBe(0);
  });

  it("stores neither password nor answer as they are", async () => {
    const given = { ...newcomer(), answer: "Gandhinagar-unusual" };
    await api.post("/auth/register", given);
    const stored = db.select().from(users).where(eq(users.email, given.email)).get();
    expect(JSON.stringify(stored)).not.toMatch(/cold-press|gandhinagar-unusual/i);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(stored?.answerHash).toMatch(/^\$argon2id\$/);
  });
});

describe("POST /auth/login", () => {
  it("gives the user and an opaque token, also for an e-mail with blanks and capitals", async () => {
    const email = ` ${asha.email.toUpperCase()}`;
    const { status, body } = await api.post("/auth/login", { email, password: castPassword });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.any(String),
      user: aUser(asha),
      token: expect.stringMatching(/^[\w-]{43,}$/),
    });
    expect((await api.get("/auth/user-auth", { token: body.token })).status).toBe(200);
    const stored = JSON.stringify(db.select().from(apiTokens).all());
    expect(stored).not.toContain(body.token);
  });

  it("tells an admin by the number 1", async () => {
    const { body } = await api.post("/auth/login", {
      email: ramesh.email,
      password: castPassword,
    });
    expect(body.user.role).toBe(1);
  });

  it("answers a wrong password and an unknown e-mail alike", async () => {
    const wrong = await api.post("/auth/login", { email: asha.email, password: "not this one" });
    const unknown = await api.post("/auth/login", { email: "nobody@x.in", password: castPassword });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(refused(expect.any(String)));
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    [{}, "email is required"],
    [{ email: "a@b.in" }, "password is required"],
    [{ email: "", password: "x" }, "email is required"],
    [{ email: "a@b.in", password: "" }, "password is required"],
    [{ email: ["a@b.in"], password: { $ne: 1 } }, "email is required"],
  ])("refuses %j", async (given, message) => {
    const { status, body } = await api.post("/auth/login", given);
    expect([status, body]).toEqual([400, refused(message)]);
  });
});

describe("POST /auth/forgotpassword", () => {
  const reset = (email: string, more: object = {}) =>
    api.post("/auth/forgotpassword", {
      email,
      newpassword: "pressed-again",
      answer: castAnswer,
      ...more,
    });

  it("sets the password, ends every token and every session", async () => {
    const user = await member();
    await cookieOf(user);
    const { status, body } = await reset(user.email.toUpperCase(), {
      answer: ` ${castAnswer.toUpperCase()} `,
    });
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect((await api.get("/auth/user-auth", { token: user.token })).status).toBe(401);
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([]);
    const login = (password: string) => api.post("/auth/login", { email: user.email, password });
    expect((await login("pressed-again")).status).toBe(200);
    expect((await login(castPassword)).status).toBe(401);
  });

  it("answers a wrong answer and an unknown e-mail alike and changes nothing", async () => {
    const user = await member();
    const wrong = await reset(user.email, { answer: "Mumbai" });
    const unknown = await reset("nobody@x.in");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(refused(expect.any(String)));
    expect(unknown.body).toEqual(wrong.body);
    expect((await api.get("/auth/user-auth", { token: user.token })).status).toBe(200);
  });

  it.each(["short", "password1"])(
    "says in a 200 that the new password %s is refused, and why, whoever asks",
    async (newpassword) => {
      const user = await member();
      const known = await reset(user.email, { newpassword });
      expect([known.status, known.body]).toEqual([
        200,
        refused(expect.stringMatching(/^newpassword /)),
      ]);
      const unknown = await reset("nobody@x.in", { newpassword });
      expect([unknown.status, unknown.body]).toEqual([200, known.body]);
      expect((await api.get("/auth/user-auth", { token: user.token })).status).toBe(200);
    },
  );

  it.each([
    [{ newpassword: undefined }, "newpassword is required"],
    [{ newpassword: "x".repeat(201) }, expect.stringContaining("newpassword")],
    [{ answer: undefined }, "answer is required"],
    [{ email: undefined }, "email is required"],
  ])("refuses %j", async (more, message) => {
    const { status, body } = await reset(asha.email, more);
    expect([status, body]).toEqual([400, refused(message)]);
  });
});

describe("the guards", () => {
  const yes = { ok: true, data: { ok: true } };

  it.each([
    ["user-auth", 401, 200, 200],
    ["admin-auth", 401, 403, 200],
  ])("%s answers a guest %i, a user %i, an admin %i", async (guard, guest, user, admin) => {
    const answers = await Promise.all(
      [null, asha.token, ramesh.token].map((token) => api.get(`/auth/${guard}`, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([guest, user, admin]);
    for (const { status, body } of answers)
      expect(body).toEqual(status === 200 ? yes : refused(expect.any(String)));
  });
});

describe("PUT /auth/profile", () => {
  it("changes what is sent, leaves what is empty or absent, and never the e-mail", async () => {
    const user = await member();
    const { status, body } = await api.put(
      "/auth/profile",
      { name: "Asha P.", phone: "", address: null, password: "", email: "other@example.com" },
      user,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.any(String),
      updatedUser: aUser({ ...user, name: "Asha P." }),
    });
    expect((await api.put("/auth/profile", {}, user)).body.updatedUser).toEqual(body.updatedUser);
    expect((await api.get("/auth/user-auth", user)).status).toBe(200);
  });

  it("ends every session and token with a new password but the one it was asked with", async () => {
    const user = await member();
    const login = (password: string) => api.post("/auth/login", { email: user.email, password });
    const { token: other } = (await login(castPassword)).body as { token: string };
    const stranger = await member();
    await cookieOf(user);
    const { body } = await api.put("/auth/profile", { password: "another-one" }, user);
    expect(body.success).toBe(true);
    expect((await api.get("/auth/user-auth", user)).status).toBe(200);
    expect((await api.get("/auth/user-auth", { token: other })).status).toBe(401);
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([]);
    expect((await api.get("/auth/user-auth", stranger)).status).toBe(200);
    expect((await login("another-one")).status).toBe(200);
    expect((await login(castPassword)).status).toBe(401);
  });

  it.each([
    { password: "short" },
    { password: "x".repeat(201) },
    { name: 5 },
    { phone: "9\u0000" },
  ])("says of %j under `error` and `message` what is wrong, and changes nothing", async (given) => {
    const [field = ""] = Object.keys(given);
    const { status, body } = await api.put("/auth/profile", { address: "Else", ...given }, asha);
    const sentence = expect.stringContaining(field);
    expect([status, body]).toEqual([400, { success: false, error: sentence, message: sentence }]);
    expect(body.error).toBe(body.message);
    const stored = db.select().from(users).where(eq(users.id, asha.id)).get();
    expect(stored?.address).toBe(asha.address);
  });

  it("is not for guests", async () => {
    expect((await api.put("/auth/profile", { name: "X" })).status).toBe(401);
  });
});

describe("GET /category/user-counts", () => {
  it("counts the users, for admins alone", async () => {
    const { status, body } = await api.get("/category/user-counts", ramesh);
    const total = db.select().from(users).all().length;
    expect([status, body]).toEqual([200, { success: true, total }]);
    expect((await api.get("/category/user-counts")).status).toBe(401);
    expect((await api.get("/category/user-counts", asha)).status).toBe(403);
  });
});

describe("a token", () => {
  it("is read as it is and with Bearer in front", async () => {
    for (const token of [asha.token, `Bearer ${asha.token}`, `bearer ${asha.token}`])
      expect((await api.get("/auth/user-auth", { token })).status, token.slice(0, 7)).toBe(200);
  });

  it.each(["x", "Bearer", "Bearer ", "null", "undefined", "Basic YTpi", "x".repeat(4000)])(
    "that nobody was given is refused: %s",
    async (token) => {
      expect((await api.get("/auth/user-auth", { token })).status).toBe(401);
    },
  );

  it("is good for seven days and not longer", async () => {
    const { body } = await api.post("/auth/login", { email: asha.email, password: castPassword });
    const [newest] = db
      .select()
      .from(apiTokens)
      .where(eq(apiTokens.userId, asha.id))
      .all()
      .sort((a, b) => b.createdAt - a.createdAt);
    const sevenDays = 7 * 24 * 60 * 60 * 1000;
    expect((newest?.expiresAt ?? 0) - (newest?.createdAt ?? 0)).toBe(sevenDays);
    const user = { token: body.token as string };
    expect((await api.get("/auth/user-auth", user)).status).toBe(200);
    await write((tx) =>
      tx
        .update(apiTokens)
        .set({ expiresAt: Date.now() - 1 })
        .where(eq(apiTokens.tokenHash, newest?.tokenHash ?? ""))
        .run(),
    );
    expect((await api.get("/auth/user-auth", user)).status).toBe(401);
  });

  it("dies with logout, and no other of that user does", async () => {
    const user = await member();
    const { body: second } = await api.post("/auth/login", {
      email: user.email,
      password: castPassword,
    });
    const { status, body } = await api.post("/auth/logout", {}, user);
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect((await api.get("/auth/user-auth", user)).status).toBe(401);
    expect((await api.post("/auth/logout", {}, user)).status).toBe(401);
    expect((await api.get("/auth/user-auth", { token: second.token })).status).toBe(200);
  });

  it("dies when an admin signs its user out everywhere", async () => {
    const user = await member();
    await signOutEverywhere(user.id, ramesh);
    expect((await api.get("/auth/user-auth", user)).status).toBe(401);
  });

  it("answers for what its user is now: an admin no more is refused at once", async () => {
    const other = await manager();
    expect((await api.get("/auth/admin-auth", other)).status).toBe(200);
    await write((tx) => tx.update(users).set({ role: 0 }).where(eq(users.id, other.id)).run());
    expect((await api.get("/auth/admin-auth", other)).status).toBe(403);
  });

  it("cannot be replaced by the cookie of a signed-in browser", async () => {
    const user = await shopper();
    const headers = { Cookie: await cookieOf(user) };
    expect((await api.get("/auth/user-auth", { headers })).status).toBe(401);
    expect((await api.put("/auth/profile", { name: "X" }, { headers })).status).toBe(401);
  });
});
