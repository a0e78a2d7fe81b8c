import { addToCart, litre } from "./guest";
import { expect, type Page, test } from "./journey";
import { becomeShopper } from "./people";

// What the pages of a payment do by themselves while they are open.

const hasScript = () => test.info().project.name === "js";

/** A new shopper on the pay page of a litre: the path of the order's page, and the order's id at the provider. */
async function aboutToPay(page: Page) {
  await becomeShopper(page);
  await addToCart(page, litre);
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/pay\//);
  const [, token = ""] = /\/pay\/([\w-]+)/.exec(page.url()) ?? [];
  const orderId = await page.locator("main input[name=order_id]").inputValue();
  return { path: `/order/${token}`, orderId };
}

/** As the bank: a program on this machine, and no browser. */
async function atTheBank(path: string, body: object) {
  const { baseURL = "" } = test.info().project.use;
  const answer = await fetch(`${baseURL.replace("localhost", "127.0.0.1")}/demo-pay/__emu${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { payment: { id: string } };
}

const waiting = (page: Page) => page.getByRole("heading", { name: "Waiting for your bank" });

/**
 * The page of an order whose payment has just begun. It asks the provider as it is opened, but neither more often than every three
 * seconds nor for longer than a moment: on a busy machine it may have to be opened again.
 */
async function openWaiting(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(waiting(page)).toBeVisible({ timeout: 2000 });
  }).toPass({ intervals: [3000], timeout: 20_000 });
}

test("the page of an order says by itself that the bank has agreed", async ({ page }) => {
  const { path, orderId } = await aboutToPay(page);
  const { payment } = await atTheBank("/pay", { order_id: orderId, outcome: "created" });
  await openWaiting(page, path);
  await page.getByRole("link", { name: "Check again" }).focus();
  if (hasScript()) await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await atTheBank(`/payments/${payment.id}/late-authorize`, {});

  const paid = page.getByRole("heading", { name: "Payment Successful!" });
  await expect(paid).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("heading", { name: "Thank you for your order" })).toBeVisible();
  if (!hasScript()) return;
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect(page.getByRole("status").getByText("Payment Successful!")).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that waits for the bank stays as it is while there is no connection", async ({
  page,
  context,
}) => {
  test.skip(!hasScript(), "Without script the browser loads the page again, and says so itself.");
  const { path, orderId } = await aboutToPay(page);
  const { payment } = await atTheBank("/pay", { order_id: orderId, outcome: "created" });
  await openWaiting(page, path);
  await page.clock.install();
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await context.setOffline(true);
  await page.clock.runFor(12_000);
  await expect(waiting(page)).toBeVisible();
  await atTheBank(`/payments/${payment.id}/late-authorize`, {});
  await context.setOffline(false);
  await page.clock.runFor(6000);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("the window opens by itself once, and a reload does not open it again", async ({ page }) => {
  test.skip(!hasScript(), "Without script there is no window.");
  await aboutToPay(page);
  const frame = page.frameLocator("dialog[open] iframe");
  await expect(frame.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
  await page.reload();
  const pay = page.getByRole("main").getByRole("button", { name: /^Pay ₹/ });
  await expect(pay).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Payment" })).toHaveCount(0);
  await pay.click();
  await frame.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL("/dashboard/user/orders");
});

test("while the provider's script is missing, the form goes to the hosted page", async ({
  page,
}) => {
  await page.route("**/v1/checkout.js", (route) => route.abort());
  await aboutToPay(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Pay ₹/ })
    .click();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  // With script the hosted page leads back by itself.
  if (!hasScript()) await page.getByRole("button", { name: "Return to shop" }).click();
  await expect(page).toHaveURL("/dashboard/user/orders");
  await expect(page.getByText("Payment Successful!")).toBeVisible();
});
