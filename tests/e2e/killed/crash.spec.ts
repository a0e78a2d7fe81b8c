import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { Shop } from "../http/shop";
import { TextBrowser } from "../http/text-browser";

const photo = path.join(import.meta.dirname, "../../../app/office/demo/photos/bottle-2l.jpg");

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

test("killed right after a photo was stored, the restarted shop makes all its sizes", async () => {
  test.setTimeout(120_000);
  const shop = new Shop();
  try {
    await shop.start();
    const owner = new TextBrowser(shop.address);
    await owner.open("/login");
    await owner.send("Login", { email: "owner@prayosha.example", password: "press-and-pack" });
    await owner.open("/dashboard/admin/create-product");
    const category = owner.document.querySelector<HTMLOptionElement>(
      "select[name=category] option:nth-child(2)",
    );
    await owner.send("CREATE PRODUCT", {
      category: category?.value ?? "",
      name: "Tin That Survives",
      description: "Pressed before the lights went out.",
      price: "1450",
      quantity: "5",
      photo: new File([await readFile(photo)], "tin.jpg", { type: "image/jpeg" }),
    });
    await shop.end("SIGKILL");
    expect(owner.text).toContain("Product Created Successfully");

    await shop.start();
    const visitor = new TextBrowser(shop.address);
    await visitor.open("/product/tin-that-survives");
    const src = visitor.document.querySelector("main img")?.getAttribute("src") ?? "";
    const typeAs = async (accept: string) => {
      const answer = await fetch(new URL(src, shop.address), { headers: { Accept: accept } });
      return answer.headers.get("Content-Type");
    };
    expect(await typeAs("image/jpeg")).toBe("image/jpeg");
    // Until the job has made the other sizes and formats, the first JPEG stands for all.
    await expect.poll(() => typeAs("image/avif"), { timeout: 60_000 }).toBe("image/avif");
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
