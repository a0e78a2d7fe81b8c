import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { asha, signIn } from "./people";

/** The mobile number of the demo's shopper. */
const mobile = "98765 00001";

/** The number of the newest order of the demo's shopper, as her own list shows it. */
async function ordered(page: Page): Promise<string> {
  await signIn(page, asha);
  await page.goto("/dashboard/user/orders");
  const number = /PR-\d{6}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  expect(number).not.toBe("");
  await page.context().clearCookies();
  return number;
}

async function ask(page: Page, number: string, phone: string) {
  const main = page.getByRole("main");
  await main.locator("[name=number]").fill(number);
  await main.locator("[name=phone]").fill(phone);
  await main.locator("button[type=submit]").click();
}

test("an order is found by its number and mobile number, from the menu on", async ({ page }) => {
  const number = await ordered(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator(".phone-menu > summary").click();
  await page.locator(".phone-menu").getByRole("link", { name: "Track Order" }).click();
  await expect(page).toHaveURL("/track");
  await expectNoBarriers(page);

  await ask(page, number, "98250 00000");
  await expect(page.getByText("We find no order with this number")).toBeVisible();
  await expectNoBarriers(page);
  await expect(page).toHaveURL("/track");
  await expect(page.locator("[name=number]")).toHaveValue(number);
  await expect(page.locator("[name=phone]")).toHaveValue("98250 00000");

  await ask(page, number.toLowerCase().replace("-", " "), `+91-${mobile}`);
  await expect(page).toHaveURL(/\/order\/[\w-]{43}$/);
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText("Is this your order?")).toBeHidden();
});

for (const [prefix, found] of [
  ["gu", "આ ઓર્ડર નંબર અને મોબાઇલ નંબરનો"],
  ["hi", "इस ऑर्डर नंबर और मोबाइल नंबर का"],
] as const)
  test(`an order is found in its buyer's language: ${prefix}`, async ({ page }) => {
    const number = await ordered(page);
    await page.goto(`/${prefix}/track`);
    await ask(page, "PR-999999", mobile);
    await expect(page.getByText(found)).toBeVisible();
    await ask(page, number, mobile);
    await expect(page).toHaveURL(new RegExp(`/${prefix}/order/`));
  });

test("a lost page, the contact page and the foot of every page lead to it", async ({ page }) => {
  for (const [path, where, name] of [
    ["/nothing-here", "main", "Track Order"],
    ["/contact", "main", "Track it"],
    ["/about", ".site-footer", "Track Order"],
  ] as const) {
    await page.goto(path);
    await page.locator(where).getByRole("link", { name }).click();
    await expect(page).toHaveURL("/track");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Track Order");
  }
});

test("a question in the search leads to its page, above the goods or without any", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("#search").fill("return policy");
  await page.locator("#search").press("Enter");
  const card = page.locator(".page-card");
  await expect(card.getByRole("link", { name: "Refund and Return Policy" })).toBeVisible();
  await expect(page.locator("main .product-card").first()).toBeVisible();
  await expectNoBarriers(page);
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/RefundandReturn");

  await page.goto("/gu/search?q=order%20kyan%20che");
  await card.getByRole("link", { name: "તમારો ઓર્ડર ટ્રેક કરો" }).click();
  await expect(page).toHaveURL("/gu/track");

  await page.goto("/search?q=contact");
  await expect(page.getByText("No Products Found")).toBeVisible();
  await expect(card.getByRole("link", { name: "Contact Us" })).toBeVisible();

  await page.goto("/search?q=groundnut%20oil%205%20litre");
  await expect(page.locator("main .product-card").first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("a suggestion leads to the page that answers", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "Suggestions need script");
  await page.goto("/");
  await page.locator("#search").pressSequentially("where is my order");
  await page.getByRole("option", { name: /Track your order/ }).click();
  await expect(page).toHaveURL("/track");
});
