import { readFileSync } from "node:fs";
import {
  addToCart,
  counted,
  eMail,
  fillAddress,
  lastDigits,
  payAtProvider,
  pressPay,
} from "./guest";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

// The owner's Saturday on a phone, with script and without: each step as often as it takes, and the taps counted.

const area = "/dashboard/admin";

test.use({ viewport: { width: 390, height: 844 } });

test("a Saturday: a price, an order, its slip and label, sent, refunded, sold out, the tax", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  const { project } = test.info();
  const mark = `${project.name} ${Date.now()}`;
  const main = page.getByRole("main");
  const sections = page.getByRole("navigation", { name: "Sections" });
  const product = `Saturday Tin ${mark}`;

  await signIn(page, owner, `/login?redirectTo=${area}`);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.goto(`${area}/create-product`);
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Name", { exact: true }).fill(product);
  await main.getByLabel("Description").fill("Pressed on a Friday.");
  await main.getByLabel("Price", { exact: true }).fill("₹ 1,450.00");
  await main.getByLabel("Quantity", { exact: true }).fill("5");
  await main.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();

  await test.step("a price, in the list of goods", async () => {
    await sections.getByRole("link", { name: "Goods" }).click();
    await page.goto(`${area}/products?q=${encodeURIComponent(product)}`);
    const price = page.getByRole("textbox", { name: `Price of ${product}` });
    await price.fill("1,460");
    await price.press("Enter");
    await expect(page.getByText("₹1,460").first()).toBeVisible();
  });

  const buyer = await aGuestBuys(product);
  const number = await test.step("the order, one tap from Today", async () => {
    await sections.getByRole("link", { name: "Today" }).click();
    await sections.getByRole("link", { name: "Orders" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "All Orders" })).toBeVisible();
    await page.getByRole("searchbox").fill(buyer);
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/[?&]q=/);
    const hit = main.getByRole("link", { name: /PR-\d{6}/ });
    const words = await hit.textContent();
    await hit.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order PR-/);
    return words?.match(/PR-\d{6}/)?.[0] ?? "";
  });
  const orderPath = `${area}/orders/${number}`;

  await test.step("a note, the slip, the label, packed", async () => {
    await page.locator("summary", { hasText: "WhatsApp" }).click();
    await expect(page.getByRole("link", { name: "WhatsApp" }).first()).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/9198250${lastDigits()}\\?text=`),
    );
    await page.goto(`${area}/orders?q=${number}`);
    await page.getByRole("checkbox", { name: `Tick ${number}` }).check();
    const bar = page.getByRole("form", { name: "With the ticked orders" });
    for (const paper of ["Slips", "Invoices"]) {
      const coming = page.waitForEvent("download");
      await bar.getByRole("button", { name: paper }).click();
      const file = await (await coming).path();
      expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
    }
    await bar.getByRole("button", { name: "Packed" }).click();
    await expect(page.getByText("Packed: 1 order.")).toBeVisible();
  });

  await test.step("sent with its number", async () => {
    await page.goto(orderPath);
    const send = page.getByRole("form", { name: "Send it" });
    await send.getByLabel("Sent with").selectOption("DTDC");
    await send.getByLabel("Parcel number").fill(`S${Date.now() % 10_000_000}`);
    await send.getByRole("button", { name: "Send it" }).click();
    await expect(page.getByText("Shipped").first()).toBeVisible();
  });

  await test.step("one of two packs refunded, right after signing in without the password again", async () => {
    await page.goto(orderPath);
    await page.getByRole("link", { name: /^Refund/ }).click();
    await page.getByRole("radio", { name: "Some of the products" }).check();
    await page.getByRole("spinbutton").first().fill("1");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("heading", { name: "Refund ₹1,460?" })).toBeVisible();
    await page.getByLabel("Reason").fill("A dented tin");
    await page.getByRole("button", { name: /^Refund ₹1,460/ }).click();
    await expect(page.getByText("Partly refunded").first()).toBeVisible();
  });

  await test.step("sold out in one tap", async () => {
    await page.goto(`${area}/products?q=${encodeURIComponent(product)}`);
    await page.getByRole("button", { name: "Sold out" }).click();
    await expect(page.getByText("Now: sold out.")).toBeVisible();
  });

  await test.step("this month's tax, and the month for the accountant", async () => {
    await sections.getByRole("link", { name: "Money" }).click();
    await expect(page.getByText("GST in the invoices of this month")).toBeInViewport();
    const link = page.getByRole("link", { name: /month/i }).first();
    await expect(link).toBeVisible();
  });

  /** Another phone buys two packs, without an account; gives the e-mail address of the buyer. */
  async function aGuestBuys(name: string): Promise<string> {
    const { javaScriptEnabled = true } = project.use;
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: project.use.baseURL ?? "",
    });
    const phone = await context.newPage();
    const email = `saturday-${Date.now()}-${process.pid}@example.com`;
    await phone.goto(`/search?q=${encodeURIComponent(name)}`);
    const link = phone.getByRole("link", { name: `More Details about ${name}` }).first();
    await addToCart(phone, (await link.getAttribute("href")) ?? "");
    await phone.getByRole("button", { name: /^One more/ }).click();
    await expect(phone.locator(".cart-total")).toContainText("₹2,920");
    await phone.goto("/checkout?pin=395007");
    const { tap, type } = counted(phone);
    await fillAddress(phone, type);
    await eMail(phone).fill(email);
    await phone.getByRole("radio", { name: /^By courier/ }).check();
    await pressPay(phone, tap);
    await payAtProvider(phone, tap);
    await expect(phone).toHaveURL(/\/order\//);
    await context.close();
    return email;
  }
});
