import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { fits } from "./owners-phone";
import { owner, signIn } from "./people";

// A day of the cash drawer on a small phone, in a shop of its own: money of other journeys would change what is expected.

const shop = new Shop();
const test = journeyIn(shop);
const till = "/dashboard/admin/till";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await shop.fill();
  await shop.start();
});
test.afterAll(() => shop.remove());

const rows = (page: Page) => page.getByRole("article").getByRole("row");

test("the till is opened, paid out of, counted and signed, and opened again", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${till}`);
  await page.getByRole("link", { name: "Today’s till" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Till of ");
  const open = page.getByRole("form", { name: "Opening cash" });
  await open.getByLabel("Opening cash").fill("a lot");
  await open.getByRole("button", { name: "Open the till" }).click();
  await expect(page.getByRole("alert")).toContainText("Opening cash must be in rupees");
  await open.getByLabel("Opening cash").fill("2,000");
  await open.getByRole("button", { name: "Open the till" }).click();
  await expect(rows(page).filter({ hasText: "Opening cash" })).toContainText("₹2,000");

  const paid = page.getByRole("form", { name: "Paid out" });
  for (const [amount, words] of [
    ["450", "Diesel for the van"],
    ["50", "Tea"],
  ] as const) {
    await paid.getByLabel("Amount").fill(amount);
    await paid.getByLabel("What for").fill(words);
    await paid.getByLabel("Group").selectOption("Other");
    await paid.getByRole("button", { name: "Note it" }).click();
    await expect(rows(page).filter({ hasText: words })).toContainText(`-₹${amount}`);
  }
  await page.getByRole("link", { name: "Take back: Tea" }).click();
  const asked = page.getByRole("dialog");
  await expect(asked).toContainText("Take back ₹50: Tea?");
  await asked.getByLabel("Reason").fill("Was a gift");
  await asked.getByRole("button", { name: "Take it back" }).click();
  await expect(rows(page).filter({ hasText: "Tea" })).toContainText("Taken back: Was a gift");
  await fits(page);

  const expected = rows(page).filter({ hasText: "Expected in the till" });
  const rupees = Number((await expected.innerText()).replace(/[^\d.]/g, ""));
  const count = page.getByRole("form", { name: "Count and sign" });
  await count.getByLabel("Or the sum alone").fill(String(rupees - 20));
  await count.getByRole("button", { name: "Count is right: sign" }).click();
  await expect(page.getByRole("alert")).toContainText("₹20 is missing. Why? In a word.");
  await fits(page);
  await count.getByLabel("Why it differs").fill("Change given wrong");
  await count.getByRole("button", { name: "Count is right: sign" }).click();
  await expect(rows(page).filter({ hasText: "Difference" })).toContainText("-₹20");
  await expect(page.getByText(/^Counted and signed by /)).toBeVisible();
  await expect(count).toBeHidden();

  await page.getByText("Open this day again").click();
  const again = page.getByRole("form", { name: "Open this day again" });
  await again.getByLabel("Reason").fill("A bill was forgotten");
  await again.getByRole("button", { name: "Open it again" }).click();
  await expect(page.getByText(/Opened again by .+: A bill was forgotten/)).toBeVisible();
  await count.getByLabel("Or the sum alone").fill(String(rupees));
  await count.getByRole("button", { name: "Count is right: sign" }).click();
  await expect(rows(page).filter({ hasText: "Difference" })).toContainText("none");
  await page.getByRole("link", { name: "All days" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await fits(page);
});
