import { expect, test } from "@playwright/test";
import { Shop } from "./shop";
import { TextBrowser } from "./text-browser";

test("payments:reconcile finds a payment that nobody told of, beside the running shop; closed, it says that nobody answers", async () => {
  test.setTimeout(120_000);
  const shop = new Shop();
  try {
    await shop.start();
    const levers = `${shop.address.replace("localhost", "127.0.0.1")}/demo-pay/__emu`;
    const pull = (path: string, body: object) =>
      fetch(levers + path, { method: "POST", body: JSON.stringify(body) });
    await pull("/config", { webhooks: "off" });

    const browser = new TextBrowser(shop.address);
    await browser.open("/login");
    await browser.send("Login", { email: "kiran@prayosha.example", password: "groundnut" });
    await browser.open("/product/refined-groundnut-oil-pouch");
    await browser.send("ADD TO CART");
    await browser.send("Checkout");
    const orderId = /name="order_id" value="([^"]+)"/.exec(browser.html)?.[1];
    expect((await pull("/pay", { order_id: orderId })).ok).toBe(true);

    const byHand = shop.run("payments:reconcile");
    expect(byHand.stdout).toMatch(
      /Asked about \d+ open payments?\.\nWent through \d+ payments? of the last 3 days\./,
    );
    expect(byHand.status).toBe(0);
    await browser.open("/dashboard/user/orders");
    expect(browser.html.match(/<article/g)).toHaveLength(1);

    await shop.end("SIGTERM");
    const alone = shop.run("payments:reconcile");
    expect(alone.stdout).toContain("The payment provider did not answer.");
    expect(alone.status).toBe(1);
  } finally {
    await shop.remove();
  }
});
