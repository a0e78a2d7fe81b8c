import { describe, expect, it } from "vitest";
import { SettingsError, settingsFrom } from "~/lib/env.server";

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
    ["test keys", { RAZORPAY_KEY_ID: "rzp_test_a", RAZORPAY_KEY_SECRET: "s" }],
  ])("#31 refuses to start with %s", (_, bad) => {
    expect(problemsOf({ ...production, ...bad })).toHaveLength(1);
  });
});

it("#31 a demo refuses live keys: it must not take real money", () => {
  expect(problemsOf({ RAZORPAY_KEY_ID: "rzp_live_a", RAZORPAY_KEY_SECRET: "s" })).toHaveLength(1);
});
