import sharp from "sharp";
import path from "node:path";
import { expect, type Page, test } from "./journey";
import { asha, owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";
const photo = path.join(import.meta.dirname, "../../app/office/demo/photos/bottle-2l.jpg");

test("the owner changes an order's status, and the shopper sees it", async ({ page, browser }) => {
  // Both projects run in one shop: each has an order of its own.
  const [number, before] = hasScript() ? ["PR-000004", "Processing"] : ["PR-000003", "Shipped"];
  // Other journeys' orders may have moved it to another page of the list.
  const list = encodeURIComponent(`/dashboard/admin/orders?q=${number}`);
  await signIn(page, owner, `/login?redirectTo=${list}`);
  await setStatus(page, number, "deliverd");
  await expect(page.getByText("Status is now deliverd")).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await signIn(shopper, asha, "/login?redirectTo=%2Fdashboard%2Fuser%2Forders");
  const order = shopper.getByRole("article").filter({ hasText: number });
  await expect(order).toContainText("deliverd");

  await setStatus(page, number, before);
  await expect(page.getByText(`Status is now ${before}`)).toBeVisible();
  await shopper.reload();
  await expect(order).toContainText(before);
});

test("the owner creates a category and a product with a photo, and both are in the shop", async ({
  page,
}) => {
  const mark = `${hasScript() ? "Scripted" : "Plain"} ${Date.now()}`;
  const category = `Festive Tins ${mark}`;
  const product = `Diwali Tin ${mark}`;
  const main = page.getByRole("main");
  await signIn(page, owner, "/login?redirectTo=%2Fdashboard%2Fadmin%2Fcreate-category");
  await main.getByLabel("Category name").fill(category);
  await main.getByRole("button", { name: "Create Category" }).click();
  await expect(page.getByText(`${category} is created`)).toBeVisible();

  await page.getByRole("link", { name: "Create Product" }).click();
  await expect(page.getByRole("heading", { name: "Create Product" })).toBeVisible();
  await main.getByLabel("Category", { exact: true }).selectOption({ label: category });
  await main.getByLabel("Photo").setInputFiles(photo);
  await main.getByLabel("Name").fill(product);
  await main.getByLabel("Description").fill("Pressed for the feast, in a tin worth keeping.");
  await main.getByLabel("Price").fill("1450");
  await main.getByLabel("Quantity").fill("5");
  await main.getByLabel("Shipping").selectOption({ label: "Yes" });
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();

  await page.goto("/categories");
  await main.getByRole("link", { name: category }).click();
  await expect(page.getByRole("heading", { name: `Category - ${category}` })).toBeVisible();
  await expect(page.getByText("1 results found")).toBeVisible();
  const card = page.getByRole("article");
  await expect(card).toContainText("₹1,450 / 5 Ltr.");
  await expect(card).toContainText("Pack of 5 Ltr.");
  await card.getByRole("link", { name: `More Details about ${product}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();
  const picture = main.getByRole("img").first();
  await expect(picture).toBeVisible();
  const address = await picture.getAttribute("src");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});

test("a photo that is none is refused in a sentence, and the words stay", async ({ page }) => {
  const main = page.getByRole("main");
  await signIn(page, owner, "/login?redirectTo=%2Fdashboard%2Fadmin%2Fcreate-product");
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await main
    .getByLabel("Photo")
    .setInputFiles({ name: "tin.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await main.getByLabel("Name").fill("Tin of Words");
  await main.getByLabel("Description").fill("It has no picture.");
  await main.getByLabel("Price").fill("99.50");
  await main.getByLabel("Quantity").fill("0.5");
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(
    page.getByText("Photo must be a JPEG, PNG, WebP, AVIF or GIF image").first(),
  ).toBeVisible();
  await expect(main.getByLabel("Name")).toHaveValue("Tin of Words");
  await expect(main.getByLabel("Price")).toHaveValue("99.50");
});

test("photos are made smaller, say what is sent, and stay chosen in a refused form", async ({
  page,
}) => {
  test.skip(!hasScript(), "a browser by itself says nothing of that");
  const main = page.getByRole("main");
  await signIn(page, owner, "/login?redirectTo=%2Fdashboard%2Fadmin%2Fcreate-product");
  const said: string[] = [];
  await page.exposeFunction("progressSays", (words: string) => said.push(words));
  await page.evaluate(() => {
    const place = document.querySelector(".upload-progress");
    const say = (window as unknown as { progressSays(words: string): void }).progressSays;
    if (place)
      new MutationObserver(() => say(place.textContent ?? "")).observe(place, { childList: true });
  });
  await main.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  const picture = {
    create: { width: 900, height: 900, channels: 3 as const, background: "#806020" },
  };
  const buffer = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  await main.getByLabel("Photo").setInputFiles({ name: "tin.png", mimeType: "image/png", buffer });
  await main.getByLabel("Name").fill(`Tin of ${Date.now()}`);
  await main.getByLabel("Description").fill("It has a large picture.");
  await main.getByLabel("Price").fill("0");
  await main.getByLabel("Quantity").fill("0.5");
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.locator(".field-error", { hasText: "price must be an amount" })).toBeVisible();
  expect(said.join()).toContain("Sending tin.jpg, 0.1 MB");
  await main.getByLabel("Price").fill("99.50");
  await main.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
});

/** With script the choice is enough; without, it takes the button. */
async function setStatus(page: Page, number: string, status: string): Promise<void> {
  const row = page.locator(".order-row", { hasText: number });
  if ((await row.getAttribute("open")) === null) await row.locator("> summary").click();
  await page.getByLabel(`Status of ${number}`).selectOption(status);
  if (hasScript()) return;
  await page
    .getByRole("article")
    .filter({ hasText: number })
    .getByRole("button", { name: "Save" })
    .click();
}
