import { expect } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

// What the provider sent to the bank, on the owner's phone.

const { shop, test } = ownersPhone();
const area = "/dashboard/admin";

/** The provider pays out what waits, with this sum (paise) beside it. */
async function settle(amount: number, description: string): Promise<string> {
  const answer = await fetch(`${shop.address}/demo-pay/__emu/settle`, {
    method: "POST",
    body: JSON.stringify({ adjust: { amount, description } }),
  });
  const { items } = (await answer.json()) as { items: { utr: string }[] };
  return items[0]?.utr ?? "";
}

test("what was paid out is reached from Money, with its parts and their orders", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=${area}/money`);
  const utr = await settle(5000, "goodwill of the provider");
  expect(utr).toMatch(/^RATN/);
  // The provider's message and the job that fetches the parts come by themselves.
  await expect(async () => {
    await page.goto(`${area}/money`);
    await expect(page.getByText(/in \d+ payouts? of this month/)).toBeVisible({ timeout: 500 });
    await expect(page.getByText("Fees in these payouts")).toBeVisible({ timeout: 500 });
    await page.goto(`${area}/money/payouts`);
    const card = page.getByRole("row").filter({ hasText: utr });
    await expect(card).toContainText(/[1-9]/, { timeout: 500 });
    await expect(card).not.toContainText("–", { timeout: 500 });
  }).toPass({ timeout: 40_000 });

  await page.goto(`${area}/money`);
  await fits(page);
  await page.getByRole("link", { name: "All payouts" }).click();
  await expect(page).toHaveURL(`${area}/money/payouts`);
  await fits(page);
  await page.getByRole("link", { name: utr }).click();
  await expect(page.getByRole("heading", { name: `Payout ${utr}` })).toBeVisible();
  const goodwill = page.getByRole("row").filter({ hasText: "goodwill of the provider" });
  await expect(goodwill).toContainText("50.00");
  await expect(goodwill).toContainText("No order known: ask Razorpay");
  await fits(page);

  // One of its payouts has the orders of the demo.
  await page.getByRole("link", { name: "All payouts" }).click();
  await page.getByRole("link", { name: /^RATN/ }).last().click();
  const order = page.getByRole("link", { name: /^PR-\d{6}$/ }).first();
  const number = await order.innerText();
  await order.click();
  await expect(page).toHaveURL(`${area}/orders/${number}`);
});

test("the owner says when payouts should come", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}/money/payouts`);
  await page.getByLabel("Bank days from the payment").fill("soon");
  await page.getByLabel("Bank holidays").fill("2027-01-26");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Days must be a whole number from 0 to 30").first()).toBeVisible();
  await expect(page.getByLabel("Bank holidays")).toHaveValue("2027-01-26");
  await fits(page);
  await page.getByLabel("Bank days from the payment").fill("3");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The days of payouts are saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Bank days from the payment")).toHaveValue("3");
});

test("a file says what it would bring, and brings it whole or not at all", async ({ page }) => {
  const columns =
    "entity_id,type,debit,credit,amount,fee,tax,settled_at,settlement_id,settlement_utr";
  const row = (of: string) =>
    `pay_File${of},payment,0,488.20,500.00,11.80,1.80,2026-10-06 14:05:00,setl_File${of},HDFC${of}`;
  const own = test.info().project.name.replace("-", "");
  await signIn(page, owner, `/login?redirectTo=${area}/money/payouts`);
  await page.getByRole("link", { name: "Bring payouts from a file of Razorpay" }).click();
  await expect(page.getByRole("heading", { name: "Payouts from a file" })).toBeVisible();
  const choose = (text: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: "settlements.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  await choose(`${columns},bank balance\n${row(own)},1`);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("There is no column “bank_balance”")).toBeVisible();
  await fits(page);

  await choose(`${columns}\n${row(own)}`);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(
    page.getByText(`HDFC${own.toUpperCase()}; 1 payment; ₹488.20 to the bank`),
  ).toBeVisible();
  await fits(page);
  await page.getByRole("button", { name: "Bring these payouts" }).click();
  await expect(page.getByText("1 payout was brought").first()).toBeVisible();
  await page.getByRole("link", { name: `HDFC${own.toUpperCase()}` }).click();
  await expect(page.getByText(/by its parts; Razorpay has not told the sum/)).toBeVisible();
  await fits(page);
});
