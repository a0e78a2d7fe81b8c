import { expectNoBarriers } from "./barriers";
import { addToCart, counted, eMail, fillAddress, pressPay } from "./guest";
import { expect, test } from "./journey";
import { register, signInOnPage } from "./people";

// The privacy notice, and consent to mails with news.

const box = /Send me mails with news/;

test("the notice is one link away from every page, in three languages, with its versions", async ({
  page,
}) => {
  await page.goto("/Store");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy notice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
  await expect(page.getByText("never later than 90 days")).toBeVisible();
  await expect(page.getByText("Data Protection Board of India")).toBeVisible();
  await expect(page.getByText("you must be 18 or older")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Version of 25 Nov 2026" }).click();
  await expect(page).toHaveURL("/privacy/2026-11-25");
  await page.goto("/gu/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("પ્રાઇવસી સૂચના");
  await page.goto("/hi/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("प्राइवेसी सूचना");
});

test("a guest sees the notice's link and an empty box at the checkout, and orders without it", async ({
  page,
}) => {
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  await expect(page.getByRole("main").getByRole("link", { name: "Privacy notice" })).toBeVisible();
  await expect(page.getByLabel(box)).not.toBeChecked();
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill(`meera-news-${Date.now()}@example.com`);
  await pressPay(page, tap);
});

test("an account agrees to news and withdraws with one press each", async ({ page }) => {
  const person = await register(page);
  await signInOnPage(page, person);
  await page.goto("/dashboard/user/profile");
  await page.getByRole("button", { name: "Send me news" }).click();
  await expect(page.getByText("You get news of new oil, prices and offers at")).toBeVisible();
  await page.getByRole("button", { name: "Send me no more news" }).click();
  await expect(page.getByText("You get no news from us by email")).toBeVisible();
  await expectNoBarriers(page);
});
