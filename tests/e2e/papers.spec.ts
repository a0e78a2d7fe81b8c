import { expect, test } from "./journey";
import { expectNoBarriers } from "./barriers";
import { owner, signIn } from "./people";

const area = "/dashboard/admin";

test("the owner opens a month's GST return from the invoices", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}/invoices`);
  await page.getByRole("link", { name: "GST return" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^GST return of/ })).toBeVisible();
  const main = page.getByRole("main");
  // A month without papers has no file.
  await expect(main.getByRole("region", { name: "Files" })).toContainText(
    /GSTR-1 for the offline tool \(JSON\)|file a nil return/,
  );
  await expect(
    main.getByRole("link", { name: "Ledger for the accountant’s program (CSV)" }),
  ).toBeVisible();
  const months = main.getByLabel("Month");
  await months.selectOption({ index: 0 });
  await main.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expectNoBarriers(page);
});
