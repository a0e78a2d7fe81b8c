import { expect, type Page, test } from "../journey";
import { owner, signIn } from "../people";

// The owner's lists begin on top of a phone's screen. Measured in CSS px at 390 × 844.

test.skip(
  ({ javaScriptEnabled }) => !javaScriptEnabled,
  "measured by scripts; the pages are the same",
);
test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });

const area = "/dashboard/admin";
/** Everything above the first row of a list takes at most this much. */
const mostAbove = 160;

/** The lists of the demo shop that have rows, and what their first row is. */
const lists: [path: string, row: string][] = [
  ["", ".day-figures li"],
  ["/orders", ".order-rows > *"],
  ["/products", ".goods-row"],
  ["/stock", "tbody tr"],
  ["/batches", "tbody tr"],
  ["/oils", ".dashboard-screen h2"],
  ["/create-category", "tbody tr"],
  ["/search-words", "tbody tr"],
  ["/users", "tbody tr"],
  ["/outbox", "tbody tr"],
  ["/couriers", "tbody tr"],
  ["/audit", "tbody tr"],
  ["/more", ".all-screens li"],
  ["/money", ".money-facts"],
  // Sums by month, folded.
  ["/invoices", ".invoice-sums summary"],
  // Its first row holds the weights, which are typed as well.
  ["/delivery", ".zone-grid thead tr"],
];

test("the first row of each list stands high on the first screen", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}`);
  for (const [path, row] of lists) {
    await page.goto(area + path);
    const first = page.locator(row).first();
    await expect(first, path).toBeVisible();
    expect((await first.boundingBox())?.y, path).toBeLessThanOrEqual(mostAbove);
    expect(await isWiderThanScreen(page), path).toBe(false);
  }
});

test("eight orders fit on the first screen of Orders", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}/orders`);
  const rows = page.locator(".order-ticked-row");
  await expect(rows.first()).toBeVisible();
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  const heights = boxes.map(({ height }) => height).toSorted((one, other) => one - other);
  // The demo has fewer orders: eight of the usual height.
  const usual = heights[Math.floor(heights.length / 2)] ?? Number.NaN;
  const bar = await page.getByRole("navigation", { name: "Sections" }).boundingBox();
  expect((boxes[0]?.top ?? Number.NaN) + 8 * usual).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("today's orders are one tap from Today, this month's tax two at most", async ({ page }) => {
  await signIn(page, owner, `/login?redirectTo=${area}`);
  const bar = page.getByRole("navigation", { name: "Sections" });
  await bar.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL(new RegExp(`${area}/orders$`));
  await bar.getByRole("link", { name: "Money" }).click();
  await expect(page.getByText("GST in the invoices of this month")).toBeInViewport();
});

function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
