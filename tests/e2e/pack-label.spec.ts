import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";

/** Both projects share one shop: each has a product of its own, with two photos. */
const slug = () => (hasScript() ? "double-filtered-oil-tin" : "cold-pressed-groundnut-oil-tin");

test("the owner says which photo shows the label, and shoppers read it on the pack", async ({
  page,
}) => {
  await signIn(page, owner);
  await page.goto(`/dashboard/admin/product/${slug()}#photos`);
  const photos = page.getByRole("region", { name: "Photos" });
  await photos.getByRole("button", { name: "Photo 2 shows the label" }).click();
  await expect(photos.getByText("Shows the label:")).toBeVisible();
  await expectNoBarriers(page);

  await page.goto(`/product/${slug()}`);
  const pack = page.getByRole("region", { name: "On the pack" });
  await expect(pack.getByText("Customer care")).toBeVisible();
  await expect(pack.getByText("Generic name")).toBeVisible();
  await expectNoBarriers(page);
  await pack.getByRole("link", { name: "Read the label" }).click();
  await expect(page).toHaveURL(/\?photo=2#label$/);
  await expect(page.getByRole("dialog", { name: "Enlarged photo" })).toBeVisible();
  await page.goto(`/hi/product/${slug()}`);
  await expect(page.getByRole("img", { name: /^पैक का लेबल: / })).toBeVisible();

  await page.goto(`/dashboard/admin/product/${slug()}`);
  await photos.getByRole("button", { name: "Photo 2 does not show the label" }).click();
  await expect(photos.getByRole("button", { name: "Photo 2 shows the label" })).toBeVisible();
  await page.goto(`/product/${slug()}`);
  await expect(page.getByRole("link", { name: "Read the label" })).toHaveCount(0);
});

test("half a litre is priced by the millilitre", async ({ page }) => {
  await page.goto("/Store?size=under-1");
  const card = page.getByRole("article").filter({ hasText: "Pack of 0.5 Ltr." }).first();
  await expect(card).toContainText(/₹0\.\d\d per ml \(₹[\d.]+ per litre\)/);
  await card.getByRole("link", { name: /More Details/ }).click();
  await expect(page.getByText(/₹0\.\d\d per ml, ₹0\.\d\d per g/)).toBeVisible();
});
