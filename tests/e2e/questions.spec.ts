import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

test("the owner answers a question, and every size of the oil shows it", async ({ page }) => {
  // Both projects share one shop.
  const question = `Is it good for pickle (${test.info().project.name})?`;
  await signIn(page, owner);
  await page.goto("/dashboard/admin/product/refined-groundnut-oil-pouch");
  await page.getByRole("main").getByRole("link", { name: "Questions and answers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
  await expectNoBarriers(page);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Add" }) });
  await form.getByLabel("Question").fill(question);
  await form.getByLabel("Answer").fill("Yes: it keeps for a year.");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("button", { name: `Delete: ${question}` })).toBeVisible();
  await expect(page).toHaveURL(/questions$/);

  await page.goto("/product/refined-groundnut-oil-pouch");
  const section = page.getByRole("region", { name: "Questions and answers" });
  await expect(section.getByRole("heading", { name: "How is it pressed?" })).toBeVisible();
  await expect(section.getByRole("heading", { name: question })).toBeVisible();
  await expectNoBarriers(page);

  await page.goto("/gu/product/refined-groundnut-oil-pouch");
  await expect(page.getByRole("heading", { name: "તેલ કેવી રીતે પિલાય છે?" })).toBeVisible();
});
