import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { becomeShopper, owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";
const tin = "Double Filtered Oil Tin";
const packsOf = (page: Page, name: string) => page.getByLabel(`Packs of ${name}, 0 to 999`);

test("twelve tins are ordered on the sheet, which keeps what was typed wrong and what the cart has", async ({
  page,
}) => {
  await page.goto("/bulk");
  await page.getByRole("main").getByRole("link", { name: "quick-order sheet" }).click();
  await expect(page).toHaveURL("/quick-order");
  await expectNoBarriers(page);
  await packsOf(page, tin).fill("12");
  await packsOf(page, "Filtered Oil Family Jar").fill("a lot");
  if (hasScript()) await expect(page.getByText(/^12 packs, ₹.* before delivery$/)).toBeVisible();
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(
    page.locator(".field-error", { hasText: "Type a whole number from 0 to 999." }),
  ).toBeVisible();
  await expect(packsOf(page, tin)).toHaveValue("12");
  await expectNoBarriers(page);
  await packsOf(page, "Filtered Oil Family Jar").fill("");
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("12 packs", { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(0);

  await page.getByRole("link", { name: /^Change on the sheet/ }).click();
  await expect(packsOf(page, tin)).toHaveValue("12");
  await packsOf(page, tin).fill("0");
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a customer asks for trade prices, the owner sets and gives them, and only that customer sees them", async ({
  page,
}) => {
  const firm = `Shah & Sons ${test.info().project.name} ${Date.now()}`;
  const person = await becomeShopper(page);
  await signIn(page, person);
  await page.goto("/dashboard/user/trade");
  await page.getByLabel("Name of the firm").fill(firm);
  await page.getByLabel("GSTIN (optional)").fill("24AAACC1206D1ZN");
  await page.getByRole("button", { name: "Ask for trade prices" }).click();
  await expect(page.locator(".field-error", { hasText: "GSTIN is mistyped" })).toBeVisible();
  await page.getByLabel("GSTIN (optional)").fill("24aaacc1206d1zm");
  await page.getByRole("button", { name: "Ask for trade prices" }).click();
  await expect(page.getByText(/^You asked on /)).toBeVisible();
  await expectNoBarriers(page);

  await page.context().clearCookies();
  await signIn(page, owner);
  await page.goto("/dashboard/admin/price-lists");
  await page.getByLabel("Name", { exact: true }).fill(firm);
  await page.getByRole("button", { name: "Add price list" }).click();
  await page.getByRole("link", { name: firm, exact: true }).click();
  await page.getByRole("link", { name: tin }).click();
  await page.getByLabel("Price each (₹)").first().fill("1");
  await page.getByLabel("From packs").nth(1).fill("8");
  await page.getByLabel("Price each (₹)").nth(1).fill("2");
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(
    page.locator(".field-error", { hasText: /^Price must be below ₹1, the price from 1 packs?$/ }),
  ).toBeVisible();
  await page.getByLabel("Price each (₹)").first().fill("101");
  await page.getByLabel("Price each (₹)").nth(1).fill("99");
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Yes, save it" }).click();
  await expect(page.getByRole("cell", { name: "from 1: ₹101; from 8: ₹99" })).toBeVisible();
  await expectNoBarriers(page);

  await page.goto("/dashboard/admin");
  await page.getByRole("link", { name: /asks? for trade prices$/ }).click();
  await page.getByRole("link", { name: firm, exact: true }).click();
  await page.getByLabel("Prices").selectOption({ label: firm });
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(`The trade account of ${firm} is saved`)).toBeVisible();
  await expectNoBarriers(page);

  await page.context().clearCookies();
  await page.goto("/quick-order");
  const price = page.getByText("₹101 / ");
  await expect(page.getByRole("link", { name: tin })).toBeVisible();
  await expect(price).toHaveCount(0);
  await signIn(page, person);
  await page.goto("/quick-order");
  await expect(price).toBeVisible();
  await page.getByRole("link", { name: tin }).click();
  await expect(page.getByText("From 8 packs ₹99 each")).toBeVisible();
  await page.goto("/quick-order");
  await packsOf(page, tin).fill("8");
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page.getByText("₹99 each, from 8 packs")).toBeVisible();
  await expect(page.locator(".cart-total")).toContainText("₹792");
});
