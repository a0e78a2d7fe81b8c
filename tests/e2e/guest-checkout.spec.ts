import { expectNoBarriers } from "./barriers";
import {
  addToCart,
  counted,
  eMail,
  fillAddress,
  lastDigits,
  payAtProvider,
  pressPay,
} from "./guest";
import { expect, test } from "./journey";
import { becomeShopper, register, signInOnPage } from "./people";

test("a newcomer pays without an account: at most 4 taps after the cart and 7 typed fields", async ({
  page,
}) => {
  await addToCart(page);
  const { done, tap, type } = counted(page);
  await tap("Checkout");
  await expect(page).toHaveURL(/\/checkout/);
  await expectNoBarriers(page);
  await fillAddress(page, type);
  done.fields += 1;
  await eMail(page).fill(`meera-${Date.now()}@example.com`);
  await pressPay(page, tap);
  await payAtProvider(page, tap);
  expect(done.taps).toBeLessThanOrEqual(4);
  expect(done.fields).toBeLessThanOrEqual(7);

  await expect(page).toHaveURL(/\/order\//);
  await expect(page.getByText("12 Ring Road").first()).toBeVisible();
  await expectNoBarriers(page);
});

test("a guest who gives up paying finds the form as it was sent, until somebody else sits there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill(`meera-${Date.now()}@example.com`);
  await pressPay(page, tap);
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.locator("main .pay-button")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/cart");
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Desai");
  await expect(page.getByLabel("House and street")).toHaveValue("12 Ring Road");
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Not you?" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Not you?" })).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`the button that orders is on the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await addToCart(page);
    await page.goto("/checkout?pin=395007");
    await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeInViewport({ ratio: 1 });
    await expectNoBarriers(page);
  });

test("a cart that another tab emptied takes nothing typed away", async ({ page, context }) => {
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill(`meera-${Date.now()}@example.com`);

  const tab = await context.newPage();
  await tab.goto("/cart");
  await tab.getByRole("button", { name: /^Remove / }).click();
  await expect(tab.getByText("Your cart is empty").first()).toBeVisible();
  await page.getByRole("button", { name: /^(Pay ₹|See the total)/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Your cart is empty." })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByLabel("House and street", { exact: true })).toHaveValue("12 Ring Road");
  await expectNoBarriers(page);

  await addToCart(tab);
  await tap(/^See the total/);
  await expect(page.getByText(/total is now ₹/)).toBeVisible();
  await expect(page.getByLabel("House and street", { exact: true })).toHaveValue("12 Ring Road");
  await tap(/^Pay ₹/);
  await expect(page).toHaveURL(/\/pay\//);
});

test("without a script Back from the pay page leads to the total, with what was typed", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, "with one, the page is never left");
  await addToCart(page);
  await page.goto("/checkout");
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill(`meera-${Date.now()}@example.com`);
  await pressPay(page, tap);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByLabel("House and street", { exact: true })).toHaveValue("12 Ring Road");
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
});

test("another browser with the order's link sees the address only with its mobile number", async ({
  page,
  browser,
}) => {
  await addToCart(page);
  const { tap, type } = counted(page);
  await page.goto("/checkout?pin=395007");
  await fillAddress(page, type);
  await eMail(page).fill(`meera-${Date.now()}@example.com`);
  await pressPay(page, tap);
  const order = page.url().replace(/\/pay\/([\w-]+).*/, "/order/$1");

  const { javaScriptEnabled, baseURL } = test.info().project.use;
  const other = await browser.newContext({
    javaScriptEnabled: javaScriptEnabled ?? true,
    baseURL: baseURL ?? "",
  });
  const stranger = await other.newPage();
  await stranger.goto(order);
  await expect(stranger.getByText("12 Ring Road")).toBeHidden();
  const number = stranger.getByLabel("The mobile number of the order");
  await number.fill("98250 00000");
  await stranger.getByRole("button", { name: "Show everything" }).click();
  await expect(stranger.getByText("That is not the number of this order").first()).toBeVisible();
  await expect(number).toHaveValue("98250 00000");
  await number.fill(`98250 ${lastDigits()}`);
  await stranger.getByRole("button", { name: "Show everything" }).click();
  await expect(stranger.getByText("12 Ring Road").first()).toBeVisible();
  await other.close();
});

test("wrong inputs are said beside their fields, and nothing that was typed is lost", async ({
  page,
}) => {
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await eMail(page).fill("meera@example.com");
  await page.getByLabel("Mobile", { exact: true }).fill("12345");
  await page.getByLabel("PIN", { exact: true }).fill("3950");
  await page.getByText("GST invoice for a firm").click();
  await page.getByLabel("GSTIN", { exact: true }).fill("24ABC");
  await tap(/^(Pay ₹|See the total)/);
  for (const sentence of [
    "Mobile must be an Indian mobile number, such as 98765 43210",
    "PIN must have 6 digits, such as 395002",
    "Name of the firm is required",
  ]) {
    // Once beside the field, once in the summary as a link to it.
    await expect(page.getByText(sentence)).toHaveCount(2);
    await expect(page.getByRole("link", { name: sentence })).toBeVisible();
  }
  await expect(page.getByLabel("House and street")).toHaveValue("12 Ring Road");
  await expect(page.getByLabel("PIN", { exact: true })).toHaveValue("3950");
  await expect(page.getByLabel("GSTIN", { exact: true })).toHaveValue("24ABC");
  const mobile = page.getByLabel("Mobile", { exact: true });
  await expect(mobile).toBeFocused();
  await expectNoBarriers(page);
  if (test.info().project.name !== "js") return;
  // What is mended is not said any more, before anything is sent.
  await mobile.fill("98250 12345");
  await page.getByLabel("PIN", { exact: true }).fill("395007");
  await expect(page.locator(".field-error")).toHaveCount(2);
  await page.getByLabel("GSTIN", { exact: true }).fill("");
  await expect(page.locator(".field-error")).toHaveCount(0);
});

test("the PIN fills in the town that its buyers write, and leaves what is typed", async ({
  page,
}) => {
  test.skip(test.info().project.name !== "js", "without a script the page comes with it");
  await addToCart(page);
  await page.goto("/checkout");
  await page.route("**/checkout/price**", async (route) => {
    const response = await route.fetch();
    const price = await response.json();
    const town = price.pin === "394601" ? "Bardoli" : "";
    await route.fulfill({ response, json: { ...price, town } });
  });
  const pin = page.getByLabel("PIN", { exact: true });
  const town = page.getByLabel("City or village");
  await pin.fill("394601");
  await expect(town).toHaveValue("Bardoli");
  await expect(page.getByLabel("State")).toHaveValue("24");
  await pin.fill("395007");
  await expect(town).toHaveValue("");
  await town.fill("Kadod");
  await pin.fill("394601");
  await expect(page.getByText(/^Deliver to 394601/)).toBeVisible();
  await expect(town).toHaveValue("Kadod");
});

test("without a script Back leads to a refused form and what was typed in it since", async ({
  page,
}) => {
  test.skip(test.info().project.name === "js", "with a script a refused form stays where it is");
  await addToCart(page);
  await page.goto("/checkout?pin=395007");
  const { tap, type } = counted(page);
  await fillAddress(page, type);
  await page.getByLabel("Mobile", { exact: true }).fill("12345");
  await tap(/^Pay ₹/);
  await expect(page.getByText(/^Mobile must be/).first()).toBeVisible();
  await page.getByLabel("City or village").fill("Vesu");
  await page.getByRole("link", { name: "Back to the cart" }).click();
  await expect(page).toHaveURL("/cart");
  await page.goBack();
  await expect(page.getByLabel("House and street")).toHaveValue("12 Ring Road");
  await expect(page.getByLabel("City or village")).toHaveValue("Vesu");
});

test("a cart that was filled before registering leads back to the checkout, signed in", async ({
  page,
}) => {
  await addToCart(page);
  await page.goto("/checkout");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Name").fill("Meera Desai");
  await page.getByLabel("Email").fill(`new-${Date.now()}-${process.pid}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("groundnut-2024");
  await page.getByLabel("Phone").fill("98250 12345");
  await page.getByLabel("Address").fill("12 Ring Road, Surat 395002");
  await page.getByLabel("What city were you born in?").fill("Surat");
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/checkout/);
  // The address of the registration is there already.
  await expect(page.getByLabel(/Meera Desai, 12 Ring Road/)).toBeChecked();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
});

test("a returning buyer with a usual address is at the pay page with one tap in the cart", async ({
  page,
}) => {
  const person = await register(page);
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(person.email);
  await signInOnPage(page, person);
  await addToCart(page);
  const { done, tap } = counted(page);
  await tap(/^Checkout/);
  await expect(page).toHaveURL(/\/pay\//);
  await payAtProvider(page, tap);
  expect(done.taps).toBeLessThanOrEqual(3);
  await expect(page).toHaveURL("/dashboard/user/orders");
});

test("an address book: added, made usual, edited, deleted", async ({ page }) => {
  await becomeShopper(page);
  await page.goto("/dashboard/user/addresses");
  const main = page.getByRole("main");
  for (const line of ["4 Lake View", "7 Station Road"]) {
    await page.getByLabel("Name", { exact: true }).fill("Meera Desai");
    await page.getByLabel("Mobile", { exact: true }).fill("98250 12345");
    await page.getByLabel("House and street").fill(line);
    await page.getByLabel("City or village").fill("Surat");
    await page.getByLabel("PIN", { exact: true }).fill("395007");
    await page.getByRole("button", { name: "Add address" }).click();
    await expect(main.locator(".address-book").getByText(line).first()).toBeVisible();
  }
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Make it the usual one 7 Station Road" }).click();
  const usual = main.locator(".address-book > li").filter({ hasText: "Usual address" });
  await expect(usual).toContainText("7 Station Road");
  await page.getByRole("link", { name: /^Edit 7 Station Road/ }).click();
  await page.getByRole("dialog").getByLabel("House and street").fill("8 Station Road");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(usual).toContainText("8 Station Road");
  await page.goto("/dashboard/user/profile");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(
    "8 Station Road, Surat, Gujarat 395007",
  );
  await page.goto("/dashboard/user/addresses");
  await page.getByRole("link", { name: /^Delete 8 Station Road/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete address" }).click();
  await expect(usual).toContainText("4 Lake View");
});
