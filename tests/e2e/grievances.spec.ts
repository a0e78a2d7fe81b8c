import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { owner, signIn } from "./people";

// A complaint, from the form to the answer that settles it.

const area = "/dashboard/admin";

/** Fields have the same names in each language. */
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`);

async function fillComplaint(page: Page, words: string) {
  await field(page, "kind").selectOption("goods");
  await field(page, "words").fill(words);
  await field(page, "name").fill("Meera Desai");
  await field(page, "phone").fill(mobile());
  await field(page, "email").fill(mail());
}

/** Of this run alone, as the shop limits how often one may complain. */
const own = Date.now() % 1_000_000;
const digit = () => (test.info().project.name === "js" ? 1 : 2);
const mobile = () => `98${digit()}1${String(own).padStart(6, "0")}`;
const mail = () => `complains-${digit()}-${own}@example.com`;

test("a guest complains, is answered, and sees on the link that it is settled", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Grievances" }).click();
  await expect(page).toHaveURL("/grievances");
  await expect(page.getByText("Example Officer")).toBeVisible();
  await expect(page.getByRole("link", { name: "1915" })).toBeVisible();
  await expectNoBarriers(page);
  await fillComplaint(page, "The seal of my tin was open.");
  await field(page, "email").fill("meera@example");
  await page.getByRole("button", { name: "Send complaint" }).click();
  // Nothing that was typed is lost.
  await expect(page.getByText("Email must look like name@example.com").first()).toBeVisible();
  await expect(field(page, "words")).toHaveValue("The seal of my tin was open.");
  await field(page, "email").fill(mail());
  await page.getByRole("button", { name: "Send complaint" }).click();

  await expect(page).toHaveURL(/\/grievance\/[\w-]{43}$/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const number = /G-\d{4}-\d{6}/.exec(title)?.[0] ?? "";
  expect(number).not.toBe("");
  await expect(page.getByText(/at the latest/)).toHaveCount(2);
  await expectNoBarriers(page);

  const office = await browser.newPage();
  await signIn(office, owner, `/login?redirectTo=${area}`);
  const main = office.getByRole("main");
  await expect(main.getByRole("link", { name: /complaints? (is|are) due soon/ })).toBeVisible();
  await office.goto(`${area}/grievances`);
  await main.getByRole("link", { name: number }).click();
  await expect(main.getByText("The seal of my tin was open.")).toBeVisible();
  await main.getByRole("button", { name: "Acknowledge" }).click();
  await expect(office.getByText(`The complaint ${number} is acknowledged`)).toBeVisible();
  await expectNoBarriers(office);
  await page.reload();
  await expect(page.getByText(/at the latest/)).toHaveCount(1);

  await main.getByLabel("Your answer").fill("A new tin is on its way.");
  await main.getByRole("button", { name: "Settle with this answer" }).click();
  await expect(office.getByText(`The complaint ${number} is settled`)).toBeVisible();
  await office.goto(`${area}/outbox`);
  for (const subject of [
    `We have your complaint ${number}`,
    `We are looking into your complaint ${number}`,
    `Your complaint ${number} is settled`,
  ])
    await expect(main.getByText(subject)).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText("A new tin is on its way.")).toBeVisible();
  await expect(page.getByText(/at the latest/)).toHaveCount(0);
});

test("a guest complains in Gujarati", async ({ page }) => {
  await page.goto("/gu/grievances");
  await expect(page.locator("html")).toHaveAttribute("lang", "gu-IN");
  await fillComplaint(page, "ડબ્બો લીક થાય છે.");
  await page.getByRole("button", { name: "ફરિયાદ મોકલો" }).click();
  await expect(page).toHaveURL(/\/gu\/grievance\/[\w-]{43}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/ફરિયાદ G-\d{4}-\d{6}/);
  await expect(page.getByText("ડબ્બો લીક થાય છે.")).toBeVisible();
});
