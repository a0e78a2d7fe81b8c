import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { owner, signIn } from "./people";

// What couriers collected and bring, on the owner's phone.

const shop = new Shop();
const test = journeyIn(shop);
const money = "/dashboard/admin/money/courier";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
});
test.afterAll(() => shop.remove());

/** No page is wider than the phone. */
async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoBarriers(page);
}

/** An order that was to be paid on delivery and arrived twelve days ago: its number and total. */
const delivered = (parcel: string) =>
  shop.inDatabase((raw) => {
    const at = Date.now() - 12 * 24 * 60 * 60 * 1000;
    const found = raw
      .prepare<[], { id: string; number: string; total: number }>(
        `select id, number, total_paise as total from orders where source = 'shop' and payment_status = 'pending'
          and payment_method <> 'online' and status <> 'cancel' and tracking_number is null limit 1`,
      )
      .get();
    raw
      .prepare(
        `update orders set payment_method = 'on-delivery', delivery_way = 'courier', status = 'deliverd', courier = 'Delhivery',
          tracking_number = ?, shipped_at = ?, delivered_at = ? where id = ?`,
      )
      .run(parcel, at, at, found?.id);
    return { number: found?.number ?? "", rupees: ((found?.total ?? 0) / 100).toFixed(2) };
  });

const choose = async (page: Page, text: string) => {
  await page.locator('input[type="file"]').setInputFiles({
    name: "remittance.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await page.getByRole("button", { name: "Check the file" }).click();
};

test("a courier's file is looked at, noted as a whole, and taken back", async ({ page }) => {
  const own = test.info().project.name.replace("-", "").toUpperCase();
  const { number, rupees } = delivered(`DLV${own}1`);
  expect(number).not.toBe("");
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/money");
  await page.getByRole("link", { name: "The couriers’ money" }).first().click();
  await expect(page).toHaveURL(money);
  await expect(page.getByText(/older than 8 days with Delhivery/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `DLV${own}1` })).toContainText(number);
  await fits(page);

  await page.getByRole("link", { name: "Note a courier’s file" }).click();
  const head = "Waybill Number,Order Reference,COD Amount,Amount Payable";
  await choose(
    page,
    `${head}\nDLV${own}1,,${rupees},${rupees}\nDLV${own}1,,${rupees},${rupees}\nNOBODY${own},,99,99`,
  );
  await expect(page.getByText("Twice in this file: 1 line", { exact: false })).toBeVisible();
  await expect(page.getByText("No such parcel: 1 line", { exact: false })).toBeVisible();
  await fits(page);
  await page.getByLabel("Bank reference (UTR)").fill("?");
  await page.getByRole("button", { name: "Yes: Note this money" }).click();
  await expect(page.getByText("A bank reference has 8 to 22").first()).toBeVisible();
  await page.getByLabel("Bank reference (UTR)").fill(`HDFC00${own}`);
  await page.getByRole("button", { name: "Yes: Note this money" }).click();
  await expect(page.getByText(/noted from 3 lines/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Delhivery, / })).toBeVisible();
  await expect(page.getByText(`HDFC00${own}`).first()).toBeVisible();
  await fits(page);
  const file = page.url();
  await page.getByRole("link", { name: number }).first().click();
  await expect(page.getByText(`HDFC00${own}`).first()).toBeVisible();

  await page.goto(file);
  await page.getByLabel("Reason").fill("the wrong month");
  await page.getByRole("button", { name: "Take back the whole file" }).click();
  await expect(page.getByText(/taken back|Nothing was taken back/).first()).toBeVisible();
  await fits(page);
});

test("a file of a courier that nobody knows is explained once", async ({ page }) => {
  const own = test.info().project.name.replace("-", "").toUpperCase();
  await signIn(page, owner, `/login?redirectTo=${money}/import`);
  await choose(page, `Consignment ${own},Paid out\nX1,100`);
  await expect(page.getByText(`Its columns are not known: Consignment ${own}`)).toBeVisible();
  await fits(page);
  await page.getByLabel("Courier", { exact: true }).fill("Trackon");
  await page.getByLabel("Number of the parcel").selectOption(`Consignment ${own}`);
  await page.getByLabel("Amount collected").selectOption("Paid out");
  await page.getByRole("button", { name: /^Remember these columns/ }).click();
  await expect(page.getByText("No such parcel: 1 line", { exact: false })).toBeVisible();
  await fits(page);
});

test("the owner says when a courier's money is late", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${money}`);
  await page.getByLabel("Days from delivery").fill("soon");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Days must be a whole number from 1 to 60").first()).toBeVisible();
  await page.getByLabel("Days from delivery").fill("8");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The days are saved").first()).toBeVisible();
});
