import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";
/** Both projects share one shop. */
const own = (name: string) => `${name} ${test.info().project.name} ${Date.now()}`;

const prices = "/dashboard/admin/prices";

/** A pack of 5 litres for ₹1,000, in a category of its own; gives its path in the shop. */
async function createPack(page: Page, name: string): Promise<string> {
  const category = own("Of the day");
  await page.goto("/dashboard/admin/create-category");
  await page.getByLabel("Category name").fill(category);
  await page.getByRole("button", { name: "Create Category" }).click();
  await expect(page.getByText(`${category} is created`)).toBeVisible();
  await page.goto("/dashboard/admin/create-product");
  await page.getByLabel("Category", { exact: true }).selectOption({ label: category });
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Description").fill("Pressed this morning.");
  await page.getByLabel("Price", { exact: true }).fill("1000");
  await page.getByLabel("Quantity", { exact: true }).fill("5");
  await page.getByLabel("Shipping").selectOption("Yes");
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const path = await page
    .getByRole("link", { name: `More Details about ${name}` })
    .first()
    .getAttribute("href");
  return path ?? "";
}

/** Types a new price for the pack and looks at what would change. */
async function typePrice(page: Page, name: string, price: string) {
  await page.goto(`${prices}?q=${encodeURIComponent(name)}`);
  await page.getByRole("textbox", { name }).fill(price);
  await page.getByRole("button", { name: "Look at the changes" }).click();
  await expect(page.getByRole("heading", { name: "1 new price" })).toBeVisible();
}

test("a new price of the day is looked at, saved, and asked about in a full cart", async ({
  page,
  browser,
}) => {
  await signIn(page, owner);
  const name = own("Tin");
  const path = await createPack(page, name);

  const shopper = await browser.newContext({ javaScriptEnabled: hasScript() });
  const cart = await shopper.newPage();
  await cart.goto(path);
  await cart.getByRole("button", { name: `ADD TO CART: ${name}` }).click();
  await expect(cart).toHaveURL("/cart");

  await typePrice(page, name, "1090");
  await expect(page.getByText("₹1,000 → ₹1,090")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Save these prices" }).click();
  await expect(page.getByText("1 price changed")).toBeVisible();

  await cart.goto(path);
  await expect(cart.getByText(/^Price of \d/)).toBeVisible();
  await cart.goto("/cart");
  await expect(cart.getByText("was ₹1,000, now ₹1,090")).toBeVisible();
  await expectNoBarriers(cart);
  await cart.getByRole("button", { name: "OK, use today’s prices" }).click();
  await expect(cart.getByText("was ₹1,000, now ₹1,090")).toBeHidden();
  await expect(cart.locator(".cart-total")).toContainText("₹1,090");
  await shopper.close();

  await page.goto(`${prices}?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Earlier prices of ${name}` }).click();
  await expect(page.getByRole("heading", { name: `Prices of ${name}` })).toBeVisible();
  await expect(page.getByRole("img", { name: /lowest ₹1,000, highest ₹1,090/ })).toBeVisible();
  await expectNoBarriers(page);
});

test("a lowered price says on the card what it was before, below the price of a litre", async ({
  page,
}) => {
  await signIn(page, owner);
  const name = own("Can");
  await createPack(page, name);
  await typePrice(page, name, "900");
  await page.getByRole("button", { name: "Save these prices" }).click();
  await expect(page.getByText("1 price changed")).toBeVisible();

  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = page.locator(".product-card").filter({ hasText: name });
  const top = async (words: string) => (await card.getByText(words).boundingBox())?.y ?? 0;
  expect(await top("Lowest in the 30 days before: ₹1,000")).toBeGreaterThan(
    await top("₹180 per litre"),
  );
  const [whole, photo] = [card, card.locator(".product-card-photo")].map((box) =>
    box.boundingBox(),
  );
  expect((await photo)?.width).toBe((await whole)?.width);
});

test("a change of many prices is filled in, planned and cancelled", async ({ page }) => {
  await signIn(page, owner);
  const name = own("Jar");
  await createPack(page, name);

  await page.goto(`${prices}?q=${encodeURIComponent(name)}`);
  await page.getByLabel("Change all by").fill("2.5");
  await page.getByLabel("In", { exact: true }).selectOption({ label: "%" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("textbox", { name })).toHaveValue("1025");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Look at the changes" }).click();
  await page.getByLabel("From a time on").check();
  await page.getByRole("button", { name: "Save these prices" }).click();
  await expect(page.getByText("Choose the day and the time").first()).toBeVisible();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByLabel("Day and time").fill(`${tomorrow}T06:00`);
  await page.getByRole("button", { name: "Save these prices" }).click();
  await expect(page.getByText(/1 price will change on/)).toBeVisible();

  await page.goto(`${prices}/plans`);
  await page
    .getByRole("link", { name: /6:00 AM/ })
    .first()
    .click();
  await expect(page.getByText("₹1,025")).toBeVisible();
  await page.getByRole("button", { name: "Cancel these prices" }).click();
  await expect(page.getByText("These prices are cancelled")).toBeVisible();
});
