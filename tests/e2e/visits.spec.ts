import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

test("the owner finds who came, by day and from where", async ({ page }) => {
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/more");
  await page.getByRole("main").getByRole("link", { name: "Visits" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Visits" })).toBeVisible();
  await expect(page.getByRole("img", { name: /isits (of|in) the last 30 days/ })).toBeVisible();
  await page.getByText("Visits by day as a table").click();
  await expect(page.getByRole("columnheader", { name: "Added to the cart" }).first()).toBeVisible();
  await expect(page.getByText("Counted without cookies")).toBeVisible();
  await expectNoBarriers(page);
});
