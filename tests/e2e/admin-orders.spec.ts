import { parse } from "csv-parse/sync";
import { expectNoBarriers } from "./barriers";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";
const path = "/dashboard/admin/orders";

test("an owner finds an order, moves it on, reads its history and packs it", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${path}`);
  await expect(page).toHaveURL(path);
  // Of the demo shop; with and without script the journeys meet in the same shop and leave each other's order alone.
  const number = hasScript() ? "PR-000002" : "PR-000003";

  await page.getByLabel("Buyer, phone, place, number, payment id").fill(number);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Success");

  const select = page.getByLabel(`Status of ${number}`);
  for (const one of ["Processing", "Shipped"]) {
    await select.selectOption(one);
    if (!hasScript()) await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`Status is now ${one}`).first()).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(select).toHaveValue("Shipped");

  await page.getByText(`History of ${number}`).click();
  await expect(page.getByText("Admin sent the order").last()).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole("link", { name: `Packing slip of ${number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Packing slip ${number}`);
  await expect(page.getByText(/^\d+ units?$/)).toBeVisible();
  await expectNoBarriers(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an owner exports what the list shows", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${path}`);
  await page.getByLabel("Status", { exact: true }).selectOption("deliverd");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/status=deliverd/);
  const link = page.getByRole("link", { name: "Export as CSV" });
  await expect(link).toHaveAttribute("href", /status=deliverd/);
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="orders-/);
  // An address has lines of its own inside its cell.
  const rows: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ Status }) => Status !== "deliverd")).toEqual([]);
  await page.getByRole("link", { name: "Reset filters" }).click();
  await expect(page).toHaveURL(path);
});

test("on a phone the list of orders is orders, and a chip shows what is to be done", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, owner, `/login?redirectTo=/dashboard/admin`);
  await page.getByRole("link", { name: /^\d+ to pack$/ }).click();
  await expect(page).toHaveURL(/show=to-pack/);
  const chip = page.getByRole("link", { name: /^To pack \d+$/ });
  await expect(chip).toHaveAttribute("aria-current", "page");
  await page.goto(path);
  const rows = page.locator(".order-row");
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(first && first.y).toBeLessThanOrEqual(160);
  // Eight rows and more above the bar.
  expect(first && second && first.y + 8 * (second.y - first.y)).toBeLessThanOrEqual(787);
  await rows.nth(0).locator("> summary").click();
  await expect(rows.nth(0).getByRole("article")).toBeVisible();
  await expectNoBarriers(page);
});

test("on a phone the sections are within reach of the thumb, and leave the screen to the work", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin");
  const sections = page.getByRole("navigation", { name: "Sections" });
  for (const [section, title] of [
    ["Orders", "All Orders"],
    ["Goods", "Products"],
    ["Money", "Money"],
    ["More", "More"],
    ["Today", "Today"],
  ] as const) {
    const link = sections.getByRole("link", { name: section });
    await link.click();
    const heading = page.getByRole("heading", { level: 1, name: title, exact: true });
    await expect(heading).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", /^(page|true)$/);
    const [bar, head] = [await sections.boundingBox(), await heading.boundingBox()];
    expect(bar && bar.y + bar.height).toBe(844);
    expect(head && head.y + head.height).toBeLessThan(112);
  }
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: "View shop" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("the dashboard shows how the shop is doing, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin");
  await expect(page.getByRole("heading", { name: "To pack" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sales of the last 30 days/ })).toBeVisible();
  await page.getByText("Sales by day as a table").click();
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await expectNoBarriers(page);
  const [wide, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(wide).toBe(shown);
});

test("what an owner types of a refund is what is asked about, and nothing typed is lost", async ({
  page,
}) => {
  const refund = `${path}/PR-000001/refund`;
  await signIn(page, owner, `/login?redirectTo=${refund}`);
  const line = page.getByRole("spinbutton").first();
  await expect(page.getByRole("radio", { name: /^Everything that is left/ })).toBeChecked();
  await line.fill("1");
  if (!hasScript()) {
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("alert")).toContainText("You typed a number of a product");
    await expect(line).toHaveValue("1");
    await expectNoBarriers(page);
    await page.getByRole("radio", { name: "Some of the products" }).check();
  }
  await expect(page.getByRole("radio", { name: "Some of the products" })).toBeChecked();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: /^Refund ₹[\d,.]+\?$/ })).toBeVisible();
  await expect(page).toHaveURL(/kind=lines/);
  await page.getByRole("link", { name: "Choose something else" }).click();

  await page.getByRole("textbox", { name: "Amount in rupees" }).fill("5");
  const amount = page.getByRole("radio", { name: "An amount in rupees" });
  if (!hasScript()) await amount.check();
  await expect(amount).toBeChecked();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Refund ₹5?" })).toBeVisible();
});
