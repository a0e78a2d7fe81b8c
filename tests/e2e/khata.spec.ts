import { counter, find, hasScript, packFields, somebodyNew } from "./counter-desk";
import { expect } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

// The khata of a dealer, on the owner's phone.

const { test } = ownersPhone();
const area = "/dashboard/admin";

test("a dealer of the old book gets a khata, pays a part, then more than is owed, and gets the rest back", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=${area}/dues`);
  await page.getByRole("link", { name: "Open a khata" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ramesh Kirana");
  await page.getByLabel("Mobile number").fill("12");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("That is no Indian mobile number.").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ramesh Kirana");
  const mobile = `98${String(Date.now()).slice(-8)}`;
  await page.getByLabel("Mobile number").fill(mobile);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Khata of Ramesh Kirana" })).toBeVisible();
  await fits(page);

  await page.getByText("Opening balance", { exact: true }).click();
  await page.getByLabel("Owed from before (₹)").fill("5000");
  await page.getByLabel("Since").fill("2026-04-01");
  await page.getByRole("button", { name: "Note the opening balance" }).click();
  const sums = page.getByRole("region", { name: "What is owed" });
  await expect(sums).toContainText("₹5,000");
  await fits(page);

  const receive = async (amount: string, says: RegExp) => {
    await page.getByLabel("Amount (₹)", { exact: true }).fill(amount);
    await page.getByLabel("It came as").selectOption("Cash");
    await page.getByRole("button", { name: "What does it pay?" }).click();
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page.getByLabel("It came as")).toHaveValue("cash");
    await page.getByRole("button", { name: "Note the money" }).click();
  };
  await receive("2000", /₹2,000 of the opening balance/);
  await expect(sums).toContainText("₹3,000");
  await expect(page.getByLabel("Amount (₹)", { exact: true })).toHaveValue("");
  await receive("3500", /₹500 stays as the buyer’s credit/);
  await expect(sums).toContainText("Credit in hand");
  await fits(page);

  const pdf = await page.request.get(`${page.url().split("?")[0]}/statement.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  await page.getByText("Pay back the credit of ₹500").click();
  await page.getByLabel("It goes as").selectOption("Cash");
  await page.getByLabel("Why", { exact: true }).fill("Asked for it");
  await page.getByRole("button", { name: "Paid back" }).click();
  await expect(page.getByText("₹500 of credit is paid back").first()).toBeVisible();
  await expect(sums).not.toContainText("Credit in hand");
  await fits(page);
});

test("a sale beyond the limit is asked about, and what will not come is written off", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=${area}/settings/prices`);
  await page.getByLabel("Most rupees that a buyer may owe").fill("100");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Price settings are saved").first()).toBeVisible();

  const { number: mobile, name } = somebodyNew();
  const typeSale = async () => {
    await page.goto(counter);
    await find(page, mobile);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await packFields(page).first().fill("1");
    await page.getByLabel("Later", { exact: true }).check();
  };
  const tick = page.getByLabel("Sell all the same");
  await typeSale();
  // With script the question stands there before anything is pressed.
  if (hasScript()) await expect(tick).toBeVisible();
  else await page.getByRole("button", { name: "See the total" }).click();
  await page.getByRole("button", { name: /Write it down: ₹/ }).click();
  // The question stood there before: what is ticked while the answer is on its way is asked again.
  await expect(page.getByText("Please look at the field marked below.")).toBeVisible();
  await expect(page.locator("#overLimit-words")).toContainText(
    /Owes ₹0, limit ₹100, with this sale ₹/,
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await fits(page);
  await tick.check();
  await page.getByRole("button", { name: /Write it down: ₹/ }).click();
  await expect(page.getByText(new RegExp(`for ${name}: ₹.+, later, taken along`))).toBeVisible();

  await page.getByRole("link", { name: /^Open PR-/ }).click();
  await page.getByRole("link", { name: "Write off", exact: true }).click();
  await page.getByText("Write off what will not come").click();
  await page.getByLabel("Why it will not come").fill("Shop closed");
  await page.getByRole("button", { name: "Write off", exact: true }).click();
  await expect(page.getByText("Tick what is written off.").first()).toBeVisible();
  await expect(page.getByLabel("Why it will not come")).toHaveValue("Shop closed");
  await page.getByLabel(/^PR-\d+: ₹/).check();
  await page.getByRole("button", { name: "Write off", exact: true }).click();
  const gone = page.getByRole("region", { name: "Written off" });
  await expect(gone).toContainText("Shop closed");
  await expect(page.getByText("Nothing is due any more.")).toBeVisible();
  await fits(page);

  await gone.getByText("It is owed again", { exact: true }).click();
  await gone.getByLabel("Why it is owed again").fill("He is back");
  await gone.getByRole("button", { name: "Take the write-off back" }).click();
  await expect(page.getByText("No longer written off: He is back")).toBeVisible();
  await expect(gone).toHaveCount(0);
  await fits(page);
});

test("two khatas of one buyer become one, after both balances were shown", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}/dues/new`);
  const open = async (name: string, mobile: string, amount: string) => {
    await page.goto(`${area}/dues/new`);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Mobile number").fill(mobile);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("Opening balance", { exact: true }).click();
    await page.getByLabel("Owed from before (₹)").fill(amount);
    await page.getByLabel("Since").fill("2026-04-01");
    await page.getByRole("button", { name: "Note the opening balance" }).click();
    await expect(page.getByText("is owed from before").first()).toBeVisible();
  };
  const { number, name } = somebodyNew();
  const { number: second } = somebodyNew();
  await open(name, number, "500");
  await open(`${name} shop`, second, "700");

  await page.getByText("This is the same buyer as…").click();
  await page.getByLabel("Mobile number, email, order number or name").fill("Nobody at all");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByText("Nobody else is found by that.")).toBeVisible();
  await page.getByLabel("Mobile number, email, order number or name").fill(number);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByText("This khata: owes ₹700.")).toBeVisible();
  await expect(page.getByLabel(new RegExp(`^${name}, .*: owes ₹500$`))).toBeChecked();
  await expect(page.getByText(/It cannot be undone/)).toBeVisible();
  await fits(page);
  await page.getByRole("button", { name: "Make them one khata" }).click();
  await expect(page.getByText("They have one khata now").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "What is owed" })).toContainText("₹1,200");
  await fits(page);
});
