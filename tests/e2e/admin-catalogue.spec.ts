import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import sharp from "sharp";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";
/** Both projects share one shop. */
const own = (name: string) => `${name} ${test.info().project.name} ${Date.now()}`;

const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function createCategory(page: Page, name: string) {
  await page.goto("/dashboard/admin/create-category");
  await page.getByLabel("Category name").fill(name);
  await page.getByRole("button", { name: "Create Category" }).click();
  await expect(page.getByText(`${name} is created`)).toBeVisible();
}

async function fillProduct(page: Page, product: { category: string; name: string; price: string }) {
  await page.getByLabel("Category", { exact: true }).selectOption({ label: product.category });
  await page.getByLabel("Name", { exact: true }).fill(product.name);
  await page.getByLabel("Description").fill("Pressed this morning.");
  await page.getByLabel("Price", { exact: true }).fill(product.price);
  await page.getByLabel("Quantity", { exact: true }).fill("5");
  await page.getByLabel("Shipping").selectOption("Yes");
}

test("a category is made, renamed and deleted", async ({ page }) => {
  await signIn(page, owner);
  const [first, second] = [own("Tins"), own("Drums")];
  await createCategory(page, first);
  await expectNoBarriers(page);

  await page.getByRole("link", { name: `Edit ${first}` }).click();
  const dialog = page.getByRole("dialog");
  await expectNoBarriers(page);
  await dialog.getByLabel("New name").fill(second);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${second} is updated`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: `Delete ${second}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete category" }).click();
  await expect(page.getByText("Category is deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: `Edit ${second}` })).toBeHidden();
});

test("a product is made with photos, refused once, changed, rearranged and deleted", async ({
  page,
}) => {
  await signIn(page, owner);
  const category = own("Jars");
  const name = own("Fresh Oil");
  await createCategory(page, category);

  await page.goto("/dashboard/admin/create-product");
  await fillProduct(page, { category, name, price: "0" });
  const photos = [await photo("front.png", "#806020"), await photo("back.png", "#206080")];
  await page.getByLabel("Photos").setInputFiles(photos);
  if (hasScript()) {
    await expect(page.getByAltText("Chosen: front.png")).toBeVisible();
    await page.getByLabel("Find a category").fill(category.toUpperCase());
    await page.getByLabel("Find a category").press("Enter");
  }
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(
    page.locator(".field-error", { hasText: "price must be an amount in rupees above 0" }),
  ).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.locator("#category option:checked")).toHaveText(category);
  if (!hasScript()) {
    await expect(
      page.locator(".field-error", { hasText: "Please choose the photo again." }),
    ).toBeVisible();
    await page.getByLabel("Photos").setInputFiles(photos);
  }
  await page.getByLabel("Price", { exact: true }).fill("950");
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();

  await page.getByLabel("Name, description or code").fill(name);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("link", { name, exact: true }).click();

  await expect(page.getByRole("heading", { name: "Update Product" })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel("What photo 2 shows").fill("The back of the jar");
  await page.getByRole("button", { name: "Save text of photo 2" }).click();
  await expect(page.getByText("Product Updated Successfully")).toBeVisible();
  // Whoever has changed something far down stays there.
  if (hasScript()) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Make photo 2 the main one" }).click();
  await expect(page.getByLabel("What photo 1 shows")).toHaveValue("The back of the jar");

  await page.getByLabel("Price", { exact: true }).fill("990.50");
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "UPDATE PRODUCT" }).click(),
  ]);
  await expect(page.getByText("Product Updated Successfully").first()).toBeVisible();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByText("₹990.50").first()).toBeVisible();
  await page.goBack();

  const question = page.getByRole("textbox", { name: /^Are You Sure/ });
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "DELETE PRODUCT" }).click();
  await expectNoBarriers(page);
  await question.fill("");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: "Update Product" })).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "DELETE PRODUCT" }).click();
  await question.fill("yes");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText("Product Deleted Succfully")).toBeVisible();
  await expect(question).toBeHidden();
});

test("a second admin is told what the first one saved", async ({ page, context }) => {
  await signIn(page, owner);
  const category = own("Shared");
  const name = own("Shared Oil");
  await createCategory(page, category);
  await page.goto("/dashboard/admin/create-product");
  await fillProduct(page, { category, name, price: "500" });
  await page.getByRole("button", { name: "CREATE PRODUCT" }).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Update Product" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Price", { exact: true }).fill("600");
  await other.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(other.getByText("Product Updated Successfully")).toBeVisible();

  await page.getByLabel("Price", { exact: true }).fill("700");
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(page.getByText("Someone else changed this product")).toBeVisible();
  const difference = page.getByRole("row", { name: /^Price/ });
  await expect(difference).toContainText("₹700");
  await expect(difference).toContainText("₹600");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("700");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "UPDATE PRODUCT" }).click();
  await expect(page.getByText("Product Updated Successfully")).toBeVisible();
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("700");
});

test("a list is imported after every bad row was shown", async ({ page }) => {
  await signIn(page, owner);
  const category = own("Imported");
  await createCategory(page, category);
  const header = "slug,name,description,price,quantity,shipping,category";
  // Long enough for a process beside.
  const words = "Pressed in Surat. ".repeat(24).trim();
  const rows = Array.from(
    { length: 50 },
    (_, i) => `,${category} ${i},${words},10,1,1,${category}`,
  );
  const csv = (lines: string[]) => file([header, ...lines].join("\n"));

  await page.goto("/dashboard/admin/products");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await page
    .getByLabel("CSV file")
    .setInputFiles(csv(rows.toSpliced(3, 1, rows[3]!.replace(",10,", ",0,"))));
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("1 row has a mistake")).toBeVisible();
  await expect(page.getByRole("row", { name: /^5 / })).toContainText("above 0");
  await expect(page.getByRole("button", { name: "IMPORT PRODUCTS" })).toBeHidden();
  await expectNoBarriers(page);

  await page.getByLabel("Another file").setInputFiles(csv(rows));
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "IMPORT PRODUCTS" }).click();
  await expect(page.getByText("50 products created, 0 updated")).toBeVisible();

  const { lines, slug } = await exportedOf(page, `${category} 7`);
  const dearer = lines.replace(",10,", ",12.50,");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await page.getByLabel("CSV file").setInputFiles(file(dearer.replace(slug, `${slug}-x`)));
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("row", { name: /^2 / })).toContainText(
    `no product has the slug “${slug}-x”: correct it, or leave it blank to make a new product`,
  );
  await page.getByLabel("Another file").setInputFiles(file(dearer));
  await page.getByRole("button", { name: "Check the file" }).click();
  const change = page.getByRole("row", { name: /^2 / });
  await expect(change).toContainText(`${category} 7`);
  await expect(change).toContainText("Price: ₹10 → ₹12.50");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "IMPORT PRODUCTS" }).click();
  await expect(page.getByText("0 products created, 1 updated")).toBeVisible();
});

const file = (text: string) => ({
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** The export cut down to one product. */
async function exportedOf(page: Page, name: string) {
  const answer = await page.request.get("/dashboard/admin/products/export.csv");
  const [head = "", ...rows] = (await answer.text()).split("\r\n");
  const row = rows.find((line) => line.includes(`,${name},`)) ?? "";
  return { lines: `${head}\r\n${row}\r\n`, slug: row.split(",")[0] ?? "" };
}
