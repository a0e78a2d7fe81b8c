import { expect, type Page, takenOver, test } from "./journey";

const hasScript = () => test.info().project.name === "js";

const litre = "/product/refined-groundnut-oil-pouch";

async function addToCart(page: Page, path: string) {
  await page.goto(path);
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
}

test("a quantity refused before the scripts ran is forgotten once the next one is right", async ({
  page,
}) => {
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  const refusal = page.getByText("Choose a whole number from 1 to 5.");
  await field.fill("9");
  if (hasScript()) {
    // As a browser sends a form while the scripts are still on their way.
    await Promise.all([
      page.waitForEvent("load"),
      field.evaluate((input: HTMLInputElement) => input.form?.submit()),
    ]);
    await takenOver(page);
  } else {
    await field.press("Enter");
  }
  await expect(refusal).toBeVisible();
  await expect(field).toHaveValue("9");
  await field.fill("2");
  await field.press("Enter");
  await expect(page.locator(".cart-total")).toContainText("₹368");
  await expect(field).toHaveValue("2");
  await expect(refusal).toBeHidden();
});
