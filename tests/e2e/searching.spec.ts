import { expect, test } from "@playwright/test";

const box = "#search";

test("suggestions come while somebody types, and the keys choose among them", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Suggestions need script");
  await page.goto("/");
  const search = page.locator(box);
  await search.pressSequentially("kachi");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const first = list.getByRole("option").first();
  await expect(first).toBeVisible();
  await expect(search).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator(".search-box output")).toHaveText(/\d suggestions/);
  const product = list.getByRole("option", { name: /Kachi Ghani Cold Pressed Groundnut Oil/ });
  await expect(product).toContainText("2 L");
  await expect(product).toContainText("₹");
  await expect(product.locator("img")).toBeVisible();

  await search.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(search).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await search.press("ArrowUp");
  await expect(first).toHaveAttribute("aria-selected", "false");

  await search.press("Escape");
  await expect(list).toBeHidden();
  await expect(search).toHaveValue("kachi");
  await search.press("ArrowDown");
  await expect(list).toBeVisible();
  await search.press("Enter");
  await expect(page).toHaveURL(/\/(category|product)\//);
});

test("suggestions know Gujarati beginnings, close with the focus, and say when there are none", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "Suggestions need script");
  await page.goto("/about");
  const search = page.locator(box);
  await search.fill("મગ");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option").first()).toBeVisible();
  await search.blur();
  await expect(list).toBeHidden();
  await search.fill("qqqqq");
  await expect(page.locator(".suggestions p")).toHaveText("No suggestions");
  await search.fill("tin");
  await page.getByRole("button", { name: "See all results" }).click();
  await expect(page).toHaveURL("/search?q=tin");
});

test("a search that finds nothing leads on", async ({ page }) => {
  await page.goto("/");
  await page.locator(box).fill("til oil");
  await page.locator(box).press("Enter");
  await expect(page.getByText("No Products Found")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("We press groundnut oil only.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Ask us on WhatsApp" })).toBeVisible();
  await main.getByRole("link", { name: "See all products" }).click();
  await expect(page).toHaveURL("/Store");
});

test("15 kg says what a tin of 15 litres weighs", async ({ page }) => {
  await page.goto("/search?q=15%20kg");
  await expect(page.getByText("A pack of 15 L weighs 13.65 kg.")).toBeVisible();
});
