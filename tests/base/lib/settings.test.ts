import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SettingsError, settingsFrom } from "~/base/lib/env/env.server";
import { schema } from "~/base/lib/env/env-fields.server";

const secret = "k3Jx9Qm2Vn7Zp4Rt6Wy8Bc1Df5Gh0Ls2";
const production = {
  NODE_ENV: "production",
  SESSION_SECRET: secret,
  SHOP_URL: "https://shop.example",
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    settingsFrom(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

it("every setting stands in .env.example, and nothing else", () => {
  const listed = readFileSync(".env.example", "utf8").matchAll(/^#([A-Z][A-Z0-9_]+)=/gm);
  // What the start script makes of NODE_ENV.
  const settings = Object.keys(schema.shape).filter((name) => name !== "SHOP_MODE");
  expect(Array.from(listed, ([, name]) => name).sort()).toEqual(settings.sort());
});

it("what makes no sense is counted in words", () => {
  const wrong = { PORT: "abc", SESSION_SECRET: "short" };
  expect(() => settingsFrom({ PORT: "abc" })).toThrow(/^The settings have a problem:\n {2}- PORT/);
  expect(() => settingsFrom(wrong)).toThrow(/^The settings have 2 problems:\n {2}- .*\n {2}- /);
});

describe("without any setting", () => {
  it("the shop is a demo on this machine alone, with the payment sandbox", () => {
    expect(settingsFrom({})).toMatchObject({
      mode: "demo",
      host: "127.0.0.1",
      port: 3000,
      payments: "sandbox",
      https: false,
    });
  });

  it("an admin's password may be shorter than in production", () => {
    expect(problemsOf({ ADMIN_PASSWORD: "press1" })).toEqual([]);
    expect(problemsOf({ ADMIN_PASSWORD: "abc" })).toEqual([
      "ADMIN_PASSWORD must have 6 characters or more",
    ]);
  });

  it("a blank setting counts as unset", () => {
    expect(settingsFrom({ PORT: "", HOST: " ", RAZORPAY_KEY_ID: "" })).toMatchObject({
      port: 3000,
      payments: "sandbox",
    });
  });
});

describe("in production", () => {
  it("starts with a secret and an https address; without provider keys payments are off", () => {
    expect(settingsFrom(production)).toMatchObject({
      mode: "production",
      host: "0.0.0.0",
      payments: "off",
      https: true,
    });
  });

  it("takes live keys", () => {
    const keys = { RAZORPAY_KEY_ID: "rzp_live_abc123", RAZORPAY_KEY_SECRET: "s" };
    expect(settingsFrom({ ...production, ...keys }).payments).toBe("provider");
  });

  it("starts with live keys without a webhook secret: what the provider tells is then refused", () => {
    const keys = { RAZORPAY_KEY_ID: "rzp_live_abc123", RAZORPAY_KEY_SECRET: "s" };
    expect(settingsFrom({ ...production, ...keys }).razorpay.webhookSecret).toBeNull();
  });

  it("names every problem at once", () => {
    const problems = problemsOf({
      NODE_ENV: "production",
      ADMIN_PASSWORD: "press1",
      RAZORPAY_KEY_ID: "rzp_test_abc",
    });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
      "SESSION_SECRET",
      "SHOP_URL",
      "ADMIN_PASSWORD",
      "RAZORPAY_KEY_SECRET",
      "RAZORPAY_KEY_ID",
    ]);
  });

  it.each(["abc", "press1", "9letters!"])(
    "has one rule for the admin's password: %s is too short",
    (password) => {
      expect(problemsOf({ ...production, ADMIN_PASSWORD: password })).toEqual([
        "ADMIN_PASSWORD must have 10 characters or more in production",
      ]);
      expect(problemsOf({ ...production, ADMIN_PASSWORD: "ten letter" })).toEqual([]);
    },
  );

  it("sends an edge's token to the edge alone, and encrypted", () => {
    const PURGE_TOKEN = "abc123";
    expect(problemsOf({ ...production, PURGE_TOKEN })).toEqual([
      "PURGE_URL is missing: PURGE_TOKEN is sent to it",
    ]);
    expect(problemsOf({ ...production, PURGE_TOKEN, PURGE_URL: "http://edge.example/" })).toEqual([
      "PURGE_URL must start with https:// when PURGE_TOKEN is sent to it",
    ]);
    for (const PURGE_URL of ["https://edge.example/purge", "http://127.0.0.1:6081/"])
      expect(settingsFrom({ ...production, PURGE_TOKEN, PURGE_URL }).edge).toEqual({
        url: PURGE_URL,
        token: PURGE_TOKEN,
      });
    expect(settingsFrom({ ...production, PURGE_URL: "http://10.0.0.5:6081/" }).edge).toEqual({
      url: "http://10.0.0.5:6081/",
      token: null,
    });
    expect(settingsFrom(production).edge).toBeNull();
  });

  it("names malformed settings together with the missing ones, each once", () => {
    const problems = problemsOf({ NODE_ENV: "production", PORT: "abc", SHOP_URL: "shop" });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
      "PORT",
      "SHOP_URL",
      "SESSION_SECRET",
    ]);
  });

  it.each(["https://Shop.Example", "https://shop.example:443/", "https://shop.example"])(
    "knows its address %s as browsers spell it",
    (address) => {
      expect(settingsFrom({ ...production, SHOP_URL: address }).shopUrl).toBe(
        "https://shop.example",
      );
    },
  );

  it.each([
    ["a mail server without a sender", { SMTP_URL: "smtp://mail.example" }],
    ["an address with a path", { SHOP_URL: "https://shop.example/oil" }],
    [
      "live keys with another pay page",
      {
        RAZORPAY_KEY_ID: "rzp_live_a",
        RAZORPAY_KEY_SECRET: "s",
        RAZORPAY_HOSTED_URL: "https://pay.example/v1/checkout/embedded",
      },
    ],
    [
      "live keys with another pay script",
      {
        RAZORPAY_KEY_ID: "rzp_live_a",
        RAZORPAY_KEY_SECRET: "s",
        RAZORPAY_CHECKOUT_JS: "https://pay.example/checkout.js",
      },
    ],
    ["a short secret", { SESSION_SECRET: "short" }],
    ["a secret of one letter", { SESSION_SECRET: "a".repeat(40) }],
    ["an address without https", { SHOP_URL: "http://shop.example" }],
    ["an address that is none", { SHOP_URL: "shop" }],
    ["a port that is none", { PORT: "99999" }],
    ["a malformed e-mail", { ADMIN_EMAIL: "owner" }],
    ["a malformed key", { RAZORPAY_KEY_ID: "key", RAZORPAY_KEY_SECRET: "s" }],
    [
      "live keys with another provider's address",
      {
        RAZORPAY_KEY_ID: "rzp_live_a",
        RAZORPAY_KEY_SECRET: "s",
        RAZORPAY_API_BASE: "http://localhost:1",
      },
    ],
    ["a webhook secret that can be guessed", { RAZORPAY_WEBHOOK_SECRET: "secret" }],
    ["a former one that can be guessed", { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "secret" }],
    ["a form service that anybody on the way can read", { CONTACT_FORM_URL: "http://f.example/x" }],
    ["a form service with a password in it", { BULK_FORM_URL: "https://u:p@f.example/x" }],
    ["test keys", { RAZORPAY_KEY_ID: "rzp_test_a", RAZORPAY_KEY_SECRET: "s" }],
  ])("#31 refuses to start with %s", (_, bad) => {
    expect(problemsOf({ ...production, ...bad })).toHaveLength(1);
  });
});

it("#31 a demo refuses live keys: it must not take real money", () => {
  expect(problemsOf({ RAZORPAY_KEY_ID: "rzp_live_a", RAZORPAY_KEY_SECRET: "s" })).toHaveLength(1);
});

it("hands enquiries on to nobody until a form service is named", () => {
  expect(settingsFrom({}).formServices).toEqual({ contact: null, bulk: null });
  const services = {
    CONTACT_FORM_URL: "https://f.example/a?key=1",
    BULK_FORM_URL: "http://127.0.0.1:9000/b",
  };
  expect(settingsFrom({ ...production, ...services }).formServices).toEqual({
    contact: "https://f.example/a?key=1",
    bulk: "http://127.0.0.1:9000/b",
  });
});

describe("mail", () => {
  const mailOf = (env: Record<string, string>) =>
    settingsFrom({ MAIL_FROM: "orders@shop.example", ...env }).mail;

  it("is off until a mail server is named", () => {
    expect(settingsFrom({}).mail).toEqual({ smtp: null, from: null, operator: null });
  });

  it("goes to the server named, encrypted where a password travels", () => {
    expect(mailOf({ SMTP_URL: "smtp://shop%40x.example:p%26%20w%2F@mail.example" }).smtp).toEqual({
      host: "mail.example",
      port: 587,
      secure: false,
      requireTls: true,
      auth: { user: "shop@x.example", password: "p& w/" },
    });
    expect(mailOf({ SMTP_URL: "smtps://mail.example/" }).smtp).toMatchObject({
      port: 465,
      secure: true,
      auth: null,
    });
    expect(mailOf({ SMTP_URL: "smtp://a:b@relay:25?requireTLS=false" }).smtp).toMatchObject({
      port: 25,
      requireTls: false,
    });
    expect(mailOf({ SMTP_URL: "smtp://a:b@127.0.0.1:1025" }).smtp?.requireTls).toBe(false);
    expect(mailOf({ SMTP_URL: "smtp://a:b@127.evil.example:1025" }).smtp?.requireTls).toBe(true);
    expect(mailOf({ SMTP_URL: "smtp://[::1]:1025" }).smtp?.host).toBe("::1");
  });

  it.each([
    ["orders@shop.example", { name: "", address: "orders@shop.example" }],
    [
      "Prayosha Oil <Orders@Shop.Example>",
      { name: "Prayosha Oil", address: "orders@shop.example" },
    ],
    ['"પ્રયોષા, Surat" <a@b.example>', { name: "પ્રયોષા, Surat", address: "a@b.example" }],
  ])("comes from %s", (text, from) => {
    expect(settingsFrom({ MAIL_FROM: text }).mail.from).toEqual(from);
  });

  it.each<Record<string, string>>([
    { SMTP_URL: "mail.example:587" },
    { SMTP_URL: "https://mail.example" },
    { SMTP_URL: "smtp://" },
    { SMTP_URL: "smtp://user@mail.example" },
    { SMTP_URL: "smtp://user:100%@mail.example" },
    { SMTP_URL: "smtp://mail.example:0" },
    { SMTP_URL: "smtp://mail.example/inbox" },
    { SMTP_URL: "smtp://mail.example?secure=true" },
    { MAIL_FROM: "Prayosha Oil" },
    { MAIL_FROM: "Prayosha\r\nBcc: x@example.com <a@b.example>" },
    { MAIL_FROM: "a@b.example, c@d.example" },
    { OPERATOR_EMAIL: "owner" },
  ])("does not start with %j, and tells no password", (bad) => {
    const [problem, ...others] = problemsOf({ MAIL_FROM: "orders@shop.example", ...bad });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${Object.keys(bad)[0]} must `));
    expect(problem).not.toContain("100%");
  });

  it("names the sender that is missing", () => {
    expect(problemsOf({ SMTP_URL: "smtp://mail.example" })).toEqual([
      expect.stringContaining("MAIL_FROM is missing"),
    ]);
  });
});
