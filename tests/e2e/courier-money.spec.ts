import { expect, type Page } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

// What couriers collected and bring, on the owner's phone.

const { shop, test } = ownersPhone();
const money = "/dashboard/admin/money/courier";

type Row = Record<string, string | number | null>;

/** A copy of an order of the demo that is to be paid on delivery and arrived twelve days ago: its number and total. */
const delivered = (parcel: string) =>
  shop.inDatabase((raw) => {
    const at = Date.now() - 12 * 24 * 60 * 60 * 1000;
    const copied = (table: string, row: Row) => {
      const columns = raw
        .prepare<[string], string>("select name from pragma_table_xinfo(?) where hidden = 0")
        .pluck()
        .all(table);
      raw
        .prepare(
          `insert into ${table} (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
        )
        .run(row);
    };
    const first = raw.prepare<[], Row>("select * from orders order by serial limit 1").get() ?? {};
    const serial = 900_000 + raw.prepare<[], number>("select count(*) from orders").pluck().get()!;
    const number = `PR-${serial}`;
    copied("orders", {
      ...first,
      id: parcel,
      serial,
      number,
      token: parcel,
      cart_id: parcel,
      fingerprint: parcel,
      payment_status: "pending",
      payment_method: "on-delivery",
      paid_at: null,
      status: "deliverd",
      delivery_way: "courier",
      courier: "Delhivery",
      tracking_number: parcel,
      shipped_at: at,
      delivered_at: at,
    });
    const lines = raw.prepare<[unknown], Row>("select * from order_lines where order_id = ?");
    for (const line of lines.all(first.id)) copied("order_lines", { ...line, order_id: parcel });
    return { number, rupees: (Number(first.total_paise) / 100).toFixed(2) };
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
