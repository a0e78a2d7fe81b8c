import { expect, test } from "@playwright/test";
import { Shop } from "./shop";
import { TextBrowser } from "./text-browser";

test.setTimeout(120_000);

async function startWith(env: Record<string, string>) {
  const shop = new Shop();
  const ended = shop.run("serve", { NODE_ENV: "production", ...env });
  await shop.remove();
  return ended;
}

const productIn = (html: string) => /name="product" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("production refuses to start without its settings, naming every problem in plain words", async () => {
  const { status, stderr } = await startWith({ ADMIN_EMAIL: "owner", PORT: "x" });
  expect(status).toBe(1);
  expect(stderr).toContain("PORT");
  expect(stderr).toContain("ADMIN_EMAIL");
  expect(stderr).not.toContain("    at ");
});

test("production refuses weak secrets, a plain http address and a test key", async () => {
  const { status, stderr } = await startWith({
    SESSION_SECRET: "secret",
    SHOP_URL: "http://shop.example",
    RAZORPAY_KEY_ID: "rzp_test_abc",
    RAZORPAY_KEY_SECRET: "abc",
  });
  expect(status).toBe(1);
  for (const named of ["SESSION_SECRET", "SHOP_URL", "RAZORPAY_KEY_ID"])
    expect(stderr).toContain(named);
});

test("production without provider keys says so at checkout, and has no sandbox", async () => {
  const shop = new Shop();
  try {
    await shop.fill();
    await shop.start({
      NODE_ENV: "production",
      SHOP_URL: "https://shop.example",
      SESSION_SECRET: "k3Jx9Qm2Vn7Zp4Rt6Wy8Bc1Df5Gh0Ls2",
    });
    const browser = new TextBrowser(shop.address);
    await browser.open("/login");
    await browser.send("Login", { email: "kiran@prayosha.example", password: "groundnut" });
    await browser.open("/product/refined-groundnut-oil-pouch");
    await browser.send("ADD TO CART");
    expect(browser.text).toContain("Online payment is not set up yet.");
    expect(browser.text).not.toContain("Checkout");
    await browser.post("/checkout");
    expect(browser.text).toContain("Online payment is not set up yet.");
    await browser.open("/demo-pay/v1/orders");
    expect(browser.status).toBe(404);
    const { headers } = await fetch(shop.address);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    await browser.open("/Store");
    const added = await fetch(`${shop.address}/cart`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ intent: "add", product: productIn(browser.html) }),
    });
    const cookies = added.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toContain("prayosha_cart");
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  } finally {
    await shop.remove();
  }
});
