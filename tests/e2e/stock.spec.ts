import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

/** Both projects share one shop: each counts a product of its own. */
const own = (name: string) => `${name} ${test.info().project.name} ${Date.now()}`;

async function createProduct(page: Page, name: string) {
  await page.goto("/dashboard/admin/create-product");
  await page.locator("#category").selectOption({ index: 1 });
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Description").fill("Pressed this morning.");
  await page.getByLabel("Price", { exact: true }).fill("950");
  await page.getByLabel("Quantity", { exact: true }).fill("5");
  await page.getByLabel("Shipping").selectOption("Yes");
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
}

test("a product is counted, gets packs, loses some, is counted anew by a file, and then in batches", async ({
  page,
}) => {
  await signIn(page, owner);
  const name = own("Stock tin");
  await createProduct(page, name);

  await page.goto("/dashboard/admin/stock?show=uncounted");
  await page.getByLabel("Name, description or code").fill(name);
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("link", { name }).click();
  await expectNoBarriers(page);
  await page.getByLabel("Packs on hand").fill("3");
  await page.getByRole("button", { name: "Start counting" }).click();
  await expect(page.getByText("On hand: 3")).toBeVisible();

  await page.goto("/dashboard/admin/stock/arrivals");
  await expectNoBarriers(page);
  await page.getByLabel(name).fill("12");
  await page.getByRole("button", { name: "Save arrivals" }).click();
  await expect(page.getByText("12 packs of 1 product arrived")).toBeVisible();

  await page.goto("/dashboard/admin/stock");
  await page.getByRole("link", { name }).click();
  await page.getByLabel("What", { exact: true }).selectOption("Packs broke or were lost");
  await page.getByLabel("Packs", { exact: true }).fill("20");
  await page.getByLabel("Why (optional)").fill("Fell from the shelf");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".field-error", { hasText: "Only 15 are on hand" })).toBeVisible();
  await expect(page.getByLabel("Why (optional)")).toHaveValue("Fell from the shelf");
  await page.getByLabel("Packs", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("On hand: 13")).toBeVisible();
  await expect(page.getByRole("row", { name: /Broken/ })).toContainText("Fell from the shelf");
  await expectNoBarriers(page);

  await page.getByLabel("Low at or below").fill("15");
  await page.getByRole("button", { name: "Save the line" }).click();
  await expect(page.getByText("The low-stock line is saved")).toBeVisible();
  await page.goto("/dashboard/admin/stock?show=low");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expectNoBarriers(page);

  const slug = /product\/([^/]+)\/stock/.exec(
    (await page.getByRole("link", { name }).getAttribute("href")) ?? "",
  )?.[1];
  await page.goto("/dashboard/admin/stock/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "count.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`slug,on_hand\n${slug},40\n`),
  });
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("on hand: 13 → 40")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Save this count" }).click();
  await expect(page.getByText("The count of 1 product is saved")).toBeVisible();

  const number = `J${Date.now()}`.slice(0, 30);
  await page.goto("/dashboard/admin/batches/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "batches.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `number,product,packed_on,best_before\n${number},${slug},2026-11-12,2099-01-01\n`,
    ),
  });
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("row", { name: /^2 / })).toContainText("New");
  await page.getByRole("button", { name: "Save these batches" }).click();
  await expect(page.getByText("1 batch is saved")).toBeVisible();

  await page.goto("/dashboard/admin/stock/arrivals");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const batch = row.getByLabel(/^Batch/);
  await row.getByLabel(name).first().fill("5");
  await batch.fill("not-ours");
  const key = page.locator("[name=idempotencyKey]");
  const before = await key.inputValue();
  await page.getByRole("button", { name: "Save arrivals" }).click();
  await expect(row.locator(".field-error")).toContainText("has no batch not-ours");
  // A sheet with another key would be another sheet, without what is typed next.
  expect(await key.inputValue()).toBe(before);
  await expectNoBarriers(page);
  await batch.fill(number.toLowerCase());
  await page.getByRole("button", { name: "Save arrivals" }).click();
  await expect(page.getByText("5 packs of 1 product arrived")).toBeVisible();
  await page.goto("/dashboard/admin/batches");
  const listed = page.getByRole("row", { name: new RegExp(number) });
  await expect(listed.getByRole("cell", { name: "5", exact: true })).toBeVisible();
});
