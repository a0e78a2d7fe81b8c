import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

const quotes = "/dashboard/admin/quotes";

/** Asks for tins on the bulk page as somebody new. */
async function ask(page: Page, name: string) {
  await page.goto("/bulk");
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Email").fill("mehul@example.com");
  await form.getByLabel("Contact number").fill("98250 12345");
  await form.getByLabel("Shop / business name").fill("Shah Traders");
  await form.getByLabel("Product", { exact: true }).selectOption("Double Filtered Oil Tin");
  await form.getByLabel("Quantity").fill("4 tins");
  await form.getByRole("button").click();
  await expect(page.getByText("Thank you!!,we will reach to you soon")).toBeVisible();
}

test("an enquiry becomes a quote, and the quote an order", async ({ page, browser }) => {
  const name = `Mehul ${test.info().project.name} ${Date.now()}`;
  await ask(page, name);

  await signIn(page, owner, `/login?redirectTo=/dashboard/admin/enquiries?q=${name}`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: `Make a quote: ${name}` }).click();
  await expect(page).toHaveURL(/quotes\/new\?enquiry=/);
  await expect(main.getByLabel("Firm (optional)")).toHaveValue("Shah Traders");

  await expect(main.getByLabel("Packs of Double Filtered Oil Tin")).toHaveValue("4");

  // Nothing typed is lost when packs are looked for.
  await main.getByLabel("PIN").fill("395007");
  await main.getByText("Add packs").click();
  await main.getByLabel("Look for packs").fill("pouch");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(main.locator("[aria-busy]")).toHaveCount(0);
  const packs = main.getByLabel(/^Packs of .*pouch/i).first();
  await expect(packs).toBeVisible();
  await expect(main.getByLabel("PIN")).toHaveValue("395007");
  await packs.fill("12");
  await main.getByLabel("Price of delivery").fill("150");
  await expectNoBarriers(page, "a new quote");
  await main.getByRole("button", { name: "Save" }).last().click();
  await expect(page).toHaveURL(/quotes\/QT-\d{6}$/);
  await main.getByRole("button", { name: "Send the quote" }).click();
  const link = await main.getByLabel("Link for the customer").inputValue();
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expectNoBarriers(page, "a sent quote");

  const theirs = await browser.newPage();
  await theirs.goto(new URL(link).pathname);
  const customers = theirs.getByRole("main");
  await expect(customers.getByLabel("Name", { exact: true })).toHaveValue(name);
  await customers.getByLabel("House and street").fill("12 Ring Road");
  await customers.getByLabel("City or village").fill("Surat");
  await expectNoBarriers(theirs, "the customer's quote");
  await customers.getByRole("button", { name: /^Accept: ₹/ }).click();
  await expect(theirs).toHaveURL(/\/(pay|order)\//);

  // The link says what became of it.
  await theirs.goto(new URL(link).pathname);
  await expect(customers.getByText(/Order PR-\d+/)).toBeVisible();
  await theirs.close();

  await page.goto(quotes);
  const row = main.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Accepted");
});

test("a quote that is taken back says so", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${quotes}/new`);
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill("Asha");
  await main.getByLabel("Phone").fill("98250 12345");
  await main
    .getByLabel(/^Packs of/)
    .first()
    .fill("2");
  await main.getByLabel("How", { exact: true }).selectOption("By our own van");
  await main.getByRole("button", { name: "Save" }).last().click();
  // The van has no price without a PIN: it is asked for, and what was typed is still there.
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Asha");
  await main.getByLabel("Price of delivery").fill("0");
  await main.getByRole("button", { name: "Save" }).last().click();
  await main.getByRole("button", { name: "Send the quote" }).click();
  const link = await main.getByLabel("Link for the customer").inputValue();
  await main.getByRole("button", { name: "Withdraw" }).click();
  await expect(main.getByText("Withdrawn", { exact: true })).toBeVisible();
  await page.goto(new URL(link).pathname);
  await expect(page.getByText("We have taken this quote back.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Accept/ })).toHaveCount(0);
});

test("the owner sees what is due", async ({ page }) => {
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin/dues");
  await expect(page.getByRole("heading", { name: "Dues" })).toBeVisible();
  await expectNoBarriers(page, "dues");
});
