import Database from "better-sqlite3";
import sharp from "sharp";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { owner, signIn } from "./people";

/** A shop of its own: while its database is held, no journey beside this one can store anything in it. */
const shop = new Shop();
const test = journeyIn(shop);

// One shop for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

const hasScript = () => test.info().project.name === "js";
const notice = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });

/** Does `work` while another program holds the database. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const other = new Database(shop.databaseFile);
  other.exec("BEGIN IMMEDIATE");
  try {
    await work();
  } finally {
    other.exec("ROLLBACK");
    other.close();
  }
}

/** Does `work` while a table is not there. */
async function whileLost(table: string, work: () => Promise<void>): Promise<void> {
  const other = new Database(shop.databaseFile);
  other.exec(`ALTER TABLE ${table} RENAME TO lost`);
  try {
    await work();
  } finally {
    other.exec(`ALTER TABLE lost RENAME TO ${table}`);
    other.close();
  }
}

test("a product that cannot be stored now stays in its form and is stored once it can", async ({
  page,
}) => {
  await signIn(page, owner);
  await page.goto("/dashboard/admin/create-product");
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Name", { exact: true }).fill("Patient Oil");
  await page.getByLabel("Description").fill("Pressed while the database was held.");
  await page.getByLabel("Price", { exact: true }).fill("1450");
  await page.getByLabel("Quantity", { exact: true }).fill("5");
  await page.getByLabel("Photos").setInputFiles({
    name: "oil.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: "olive" } })
      .png()
      .toBuffer(),
  });
  const send = page.getByRole("button", { name: "CREATE PRODUCT" });
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await whileLocked(async () => {
    await send.click();
    const answer = await answered;
    expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "15"]);
    await expect(notice(page, "something went wrong")).toContainText("wait a minute");
  });
  await expect(page.getByRole("heading", { name: "Create Product" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Patient Oil");
  await expect(page.getByLabel("Description")).toHaveValue("Pressed while the database was held.");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("1450");
  await expect(page.getByLabel("Category", { exact: true })).not.toHaveValue("");
  // A script leaves the chosen file where it is; no browser fills it in again otherwise.
  const again = page.getByRole("link", { name: "Please choose the photo again." });
  await expect(again).toHaveCount(hasScript() ? 0 : 1);
  await send.click();
  await expect(page.getByText("Product Created Successfully")).toBeVisible();
});

test("a quantity that cannot be stored now is said beside the line", async ({ page }) => {
  await page.goto("/product/refined-groundnut-oil-pouch");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  await expect(field).toHaveValue("1");
  await whileLocked(async () => {
    await field.fill("3");
    await field.press("Enter");
    await expect(notice(page, "cannot store anything")).toBeVisible();
  });
  await expect(field).toHaveValue("3");
  await expect(page.locator(".cart-total")).toContainText("₹184");
  await field.fill("3");
  await field.press("Enter");
  await expect(page.locator(".cart-total")).toContainText("₹552");
  await expect(notice(page, "cannot store anything")).toBeHidden();
});

test("a list that cannot be read says so, and the shop around it stays", async ({ page }) => {
  const menu = page.getByRole("navigation", { name: "Admin" });
  const opened = (name: string) => menu.getByRole("link", { name, exact: true }).click();
  await signIn(page, owner);
  await page.goto("/dashboard/admin/profile");
  await whileLost("products", async () => {
    await opened("Products");
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    await expect(menu).toBeVisible();
  });
  await whileLost("product_counts", async () => {
    await opened("Create Category");
    const said = "Something went wrong in getting category";
    await expect(page.getByRole("heading", { name: said })).toBeVisible();
  });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Create Category" })).toBeVisible();
});
