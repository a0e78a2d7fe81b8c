import { type BrowserContext, expect, isCutShort, type Page, test } from "../journey";
import { asha, owner, signIn } from "../people";

/** What the policies of all pages in this browser kept out. */
async function refusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeBinding("tellRefusal", (_source, what: string) => void refused.push(what));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const { tellRefusal } = window as unknown as { tellRefusal: (what: string) => void };
      tellRefusal(`${location.href} ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  context.on("weberror", (error) => {
    if (!isCutShort(error.error())) refused.push(error.error().message);
  });
  return refused;
}

/**
 * Opens the pages that a guest gets from memory: as they are made, again, from the browser's copy, and by going back. `unwanted`: what the
 * policy would not let through, or what the shop does without.
 */
async function look(page: Page, refused: string[], unwanted = "style") {
  await page.goto("/Store");
  const product = page.getByRole("article").first().getByRole("link").first();
  const paths = ["/", "/Store", (await product.getAttribute("href")) ?? "", "/search?q=oil"];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator(unwanted), path).toHaveCount(0);
    await page.reload();
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
  }
  expect(refused).toEqual([]);
}

test("a guest's pages from memory do all they should under their policy", async ({
  page,
  context,
}) => {
  // The page is the same for all: what is inline is let through by its hash.
  await look(page, await refusals(context), "style, script[nonce]");
});

test("so do those of somebody with a cart", async ({ page, context }) => {
  const refused = await refusals(context);
  await page.goto("/Store");
  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await look(page, refused);
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  for (const path of ["/cart", "/checkout"]) await page.goto(path);
  expect(refused).toEqual([]);
});

test("and those of somebody who is signed in", async ({ page, context }) => {
  const refused = await refusals(context);
  await signIn(page, asha);
  await look(page, refused);
  await expect(page.getByRole("banner")).toContainText("Asha");
});

test("and the owner's pages with large forms", async ({ page, context }) => {
  const refused = await refusals(context);
  await signIn(page, owner);
  const area = "/dashboard/admin";
  await page.goto(`${area}/users`);
  const user = page.locator(`main a[href^="${area}/users/"]`).first();
  const paths = [
    `${area}/create-product`,
    `${area}/products/import`,
    `${area}/product/refined-groundnut-oil-pouch`,
    `${area}/family/refined-groundnut-oil-pouch`,
    `${area}/prices`,
    `${area}/counter`,
    "/quick-order",
    (await user.getAttribute("href")) ?? "",
  ];
  for (const path of paths) await page.goto(path);
  // A refused form comes back in the place of what was there.
  await page.goto(`${area}/product/refined-groundnut-oil-pouch`);
  await page.getByLabel("Price", { exact: true }).fill("0");
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(page.locator(".field-error").first()).toContainText("must be an amount in rupees");
  expect(refused).toEqual([]);
});
