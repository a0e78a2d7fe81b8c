import { expect, type Page } from "./journey";
import { fits, ownersPhone } from "./owners-phone";
import { owner, signIn } from "./people";

// The mill book on a small phone: a tank, seed, a pressing, tins, a mistake that is undone, and what a tin costs.

const { test } = ownersPhone();
const path = "/dashboard/admin/mill";

test("seed becomes tins, and the owner sees what a tin costs", async ({ page }) => {
  const retry = test.info().retry;
  const [tank, lot] = [`Tank J${retry}`, `J-${retry}`];
  await signIn(page, owner, `/login?redirectTo=${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mill book");
  await fits(page);

  await page.getByRole("main").getByRole("link", { name: "Tanks" }).click();
  const adding = page.getByRole("form", { name: "Add a tank" });
  await adding.getByLabel("Name").fill(tank);
  await adding.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByRole("main")).toContainText(`${tank}: 0 g (0 L) of groundnut oil`);
  await fits(page);

  await note(page, "Seed came");
  await page.getByLabel("Weight").fill("300");
  await page.getByLabel("From whom").fill("Ramesh, Gondal");
  await page.getByText("Today. More").click();
  await page.getByLabel("Number of the lot").fill(lot);
  await fits(page);
  await noteIt(page, `300 kg of groundnut, lot ${lot}`);

  await note(page, "Pressed");
  await page.getByLabel("Seed pressed").fill("200");
  await page.getByLabel("Oil that came").fill("80");
  await page.getByLabel("In", { exact: true }).selectOption("kg");
  await page.getByLabel("Cake").fill("104");
  await page.getByText("Foots, hours, who").click();
  await choose(page, "Seed of lot", lot);
  await choose(page, "Tank", tank);
  await page.getByLabel("Foots").fill("6");
  await page.getByLabel("Hours").fill("5");
  await fits(page);
  await noteIt(page, `200 kg of ${lot}: 80 kg`);

  for (const packs of ["2", "1"]) {
    await note(page, "Fill packs");
    await page.getByLabel("Packs filled").fill(packs);
    await page.getByText("Batch and best before").click();
    await choose(page, "Tank", tank);
    await fits(page);
    await noteIt(page, `${packs} × `);
  }

  await entries(page).first().getByRole("link", { name: "Undo" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByLabel("Why").fill("Miscounted");
  await asked.getByRole("button", { name: "Undo it" }).click();
  await expect(entries(page).first()).toContainText("Miscounted");
  // 80 kg less the two tins that are left.
  await expect(page.getByRole("main")).toContainText("52.7 kg (57.9 L)");

  await page.getByRole("link", { name: "This month" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mill book:");
  await fits(page);

  await page.goto(`${path}/costs`);
  await fits(page);
  await page
    .getByRole("link", { name: `Fill in the price of lot ${lot}` })
    .first()
    .click();
  const bill = page.getByRole("dialog");
  await bill.getByLabel("Paid for it").fill("21,000");
  await bill.getByLabel("Market fee").fill("much");
  await bill.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Market fee must be");
  await page.getByRole("dialog").getByLabel("Market fee").fill("210");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row").filter({ hasText: "2 packs" }).first();
  await expect(row).not.toContainText("Not known");
  const rates = page.getByRole("form", { name: "What goes into the cost" });
  await rates.getByLabel("An hour of pressing").fill("150");
  await rates.getByLabel("A kg of cake").fill("30");
  await rates.getByLabel("A kg of foots").fill("5");
  await rates.getByLabel("Groundnut Oil Tin").fill("90");
  await rates.getByRole("button", { name: "Save" }).click();
  // 200 kg of seed for ₹14,140 and 5 hours, less cake and foots: 80 kg of oil for ₹11,740, so 27.3 kg (30 litres) for ₹4,006.28, and two tins.
  await expect(row).toContainText("₹2,093.14");
  await fits(page);
  await row.getByRole("link").first().click();
  await expect(page.getByRole("main")).toContainText("What it costs");
  await fits(page);
});

/** Opens the form that notes something. */
async function note(page: Page, what: string) {
  await page.goto(path);
  await page.getByRole("navigation", { name: "Note something" }).getByText(what).click();
  await expect(page.getByRole("button", { name: "Note it" })).toBeVisible();
}

/** Sends the form; the newest entry then says this. */
async function noteIt(page: Page, words: string) {
  await page.getByRole("button", { name: "Note it" }).click();
  await expect(entries(page).first()).toContainText(words);
}

const entries = (page: Page) =>
  page.getByRole("region", { name: "Noted last" }).getByRole("listitem");

/** Chooses the place of this name, whatever it holds. */
async function choose(page: Page, label: string, name: string) {
  const field = page.getByLabel(label, { exact: true });
  const value = await field.locator("option", { hasText: `${name}:` }).getAttribute("value");
  await field.selectOption(value);
}
