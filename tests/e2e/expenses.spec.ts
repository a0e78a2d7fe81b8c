import { expect, test } from "./journey";
import { fits } from "./owners-phone";
import { owner, signIn } from "./people";

// What the firm spends, noted on a small phone. Others' expenses may stand beside it: each try has words of its own.

const path = "/dashboard/admin/expenses";

test.use({ viewport: { width: 390, height: 844 } });

test("an expense is noted, its bill filled in, and it is taken back", async ({ page }) => {
  const { project, retry } = test.info();
  const words = `Cartons ${project.name} ${retry} ${Date.now() % 100_000}`;
  await signIn(page, owner, `/login?redirectTo=/dashboard/admin/money`);
  await page.getByRole("main").locator(`a[href^="${path}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expenses");
  const form = page.getByRole("form", { name: "Note an expense" });
  await form.getByLabel("Amount with GST").fill("1,180");
  await form.getByLabel("What for").fill(words);
  await form.getByLabel("Group").selectOption("Packing");
  await form.getByLabel("Paid by").selectOption("UPI");
  await form.getByText("To whom, GST and bill").click();
  await form.getByLabel("GSTIN").fill("24AAACC1206D1ZX");
  await form.getByRole("button", { name: "Note it" }).click();
  await expect(page.getByRole("alert")).toContainText("GSTIN is mistyped");
  await expect(form.getByLabel("What for")).toHaveValue(words);
  await fits(page);
  await form.getByLabel("GSTIN").fill("");
  await form.getByRole("button", { name: "Note it" }).click();
  const row = page.getByRole("row").filter({ hasText: words });
  await expect(row).toContainText("₹1,180");
  await fits(page);

  await row.getByRole("link", { name: `Bill: ${words}` }).click();
  const bill = page.getByRole("dialog");
  await bill.getByLabel("To whom").fill("Paper House");
  await bill.getByLabel("GST within").fill("180");
  await bill.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("to Paper House");
  await expect(row).toContainText("₹180");

  await row.getByRole("link", { name: `Take back: ${words}` }).click();
  const asked = page.getByRole("dialog");
  await asked.getByLabel("Reason").fill("Noted twice");
  await asked.getByRole("button", { name: "Take it back" }).click();
  await expect(row).toContainText("Taken back: Noted twice");
});
