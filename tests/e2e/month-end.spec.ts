import { expect } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

const { shop, test } = ownersPhone();
const path = "/dashboard/admin/month-end";

/** The last day of last month in India, and its month as the page calls it. */
const now = new Date(Date.now() + 330 * 60_000);
const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
const lastDay = last.toISOString().slice(0, 10);
const month = lastDay.slice(0, 7);
const name = last.toLocaleString("en", { month: "long", year: "numeric", timeZone: "UTC" });

test("the owner sees what is open, takes files, hands in, locks and opens again", async ({
  page,
}) => {
  await signIn(page, owner, `/login?redirectTo=/dashboard/admin/duties/gstr-1/${month}`);
  const done = page.getByRole("form", { name: "It is done" });
  await done.getByLabel("Number you were given").fill("AA2411");
  await done.getByRole("button", { name: "Note it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Duties");

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Month’s end: ${name}`);
  for (const step of ["Credit notes", "Addresses", "HSN codes", "Books"])
    await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible();
  const filed = page.getByRole("region", { name: "Differences to what was filed" });
  await expect(filed).toContainText("None: the papers are as in what the shop gave out");
  await expect(filed).toContainText("GSTR-1A on the portal");
  await expect(page.getByRole("region", { name: "Hand in" })).toContainText("number AA2411");
  for (const file of [
    "Invoices and credit notes (CSV)",
    "Expenses (CSV)",
    "Figures of GSTR-3B (CSV)",
  ])
    await expect(page.getByRole("link", { name: file })).toBeVisible();
  await fits(page);

  await page.getByRole("button", { name: `Lock ${name}` }).click();
  await expect(page.getByRole("heading", { name: `${name} is locked` })).toBeVisible();
  await fits(page);

  await page.goto("/dashboard/admin/expenses");
  const form = page.getByRole("form", { name: "Note an expense" });
  await form.getByLabel("Day").fill(lastDay);
  await form.getByLabel("Amount with GST").fill("1,180");
  await form.getByLabel("What for").fill("Cartons");
  await form.getByLabel("Group").selectOption("Packing");
  await form.getByLabel("Paid by").selectOption("UPI");
  await form.getByRole("button", { name: "Note it" }).click();
  await expect(page.getByRole("alert")).toContainText(`${name} is locked`);
  await expect(form.getByLabel("What for")).toHaveValue("Cartons");

  // Longer ago than it counts: then opening asks for the password.
  shop.inDatabase((raw) => raw.prepare("UPDATE sessions SET confirmed_at = 1").run());
  await page.goto(path);
  await page.getByText("Open it again").click();
  await page.getByRole("button", { name: `Open ${name} again` }).click();
  await expect(page.getByLabel("Reason")).toBeVisible();
  await page.getByLabel("Reason").fill("A bill came late");
  await page.getByRole("button", { name: `Open ${name} again` }).click();
  // It asks for the password, and goes on with what was typed.
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("main").getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText(/A bill came late/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: `Lock ${name}` })).toBeVisible();
  await fits(page);

  await page.getByLabel("Month").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("It can be locked after")).toBeVisible();
});
