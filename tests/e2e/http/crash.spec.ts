import { expect, test } from "@playwright/test";
import { Shop } from "./shop";
import { TextBrowser } from "./text-browser";

test("killed between payment and callback, the restarted shop has the order paid, once", async () => {
  test.setTimeout(120_000);
  const shop = new Shop();
  try {
    await shop.start();
    const browser = new TextBrowser(shop.address);
    await browser.open("/login");
    await browser.send("Login", { email: "kiran@prayosha.example", password: "groundnut" });
    await browser.open("/product/refined-groundnut-oil-pouch");
    await browser.send("ADD TO CART");
    await browser.send("Checkout");
    await browser.send("Pay");
    await browser.send("Pay");
    expect(browser.text).toContain("Return to shop");

    await shop.end("SIGKILL");
    await shop.start();

    const other = browser.sameCookies();
    await expect
      .poll(async () => {
        await other.open("/dashboard/user/orders");
        return other.text.match(/PR-\d{6}/g)?.length ?? 0;
      })
      .toBeGreaterThan(0);
    // The shopper's browser is still on the provider's page and comes back only now.
    await browser.send("Return to shop");
    await browser.open("/dashboard/user/orders");
    expect(browser.html.match(/<article/g)).toHaveLength(1);
    await browser.open("/cart");
    expect(browser.text).toContain("Your cart is empty");
  } finally {
    await shop.remove();
  }
});

test("told to stop, the shop ends in order", async () => {
  test.setTimeout(120_000);
  const shop = new Shop();
  try {
    await shop.start();
    await fetch(shop.address);
    expect(await shop.end("SIGTERM")).toBe(0);
  } finally {
    await shop.remove();
  }
});
