import { addToCart, litre } from "./guest";
import { expect, type Locator, test } from "./journey";
import { becomeShopper } from "./people";

const hasScript = () => test.info().project.name === "js";

test("a quantity refused before the scripts ran is forgotten once the next one is right", async ({
  page,
}) => {
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  const refusal = page.getByText("Choose a whole number from 1 to 5.");
  await field.fill("9");
  if (hasScript()) {
    // As a browser sends the form while the scripts are still on their way.
    const post = (input: HTMLInputElement) => {
      const update = document.createElement("input");
      Object.assign(update, { type: "hidden", name: "intent", value: "update" });
      input.form?.append(update);
      input.form?.submit();
    };
    await Promise.all([page.waitForEvent("load"), field.evaluate(post)]);
  } else {
    await field.press("Enter");
  }
  await expect(refusal).toBeVisible();
  await expect(field).toHaveValue("9");
  await field.fill("2");
  await field.press("Enter");
  await expect(page.locator(".cart-total")).toContainText("₹368");
  await expect(field).toHaveValue("2");
  await expect(refusal).toBeHidden();
});

test("the page of a product tells price and day for a PIN, and the cart goes on from there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(litre);
  const delivery = page.getByRole("region", { name: "Delivery" });
  await expect(delivery).toContainText(/Delivery from ₹\d+, .*days/);
  await delivery.getByLabel("Your PIN code").fill("39500");
  await delivery.getByRole("button", { name: "Check" }).click();
  await expect(delivery.getByText("PIN must have 6 digits, such as 395002")).toBeInViewport();
  await expect(delivery.getByLabel("Your PIN code")).toHaveValue("39500");

  await delivery.getByLabel("Your PIN code").fill("395 007");
  await delivery.getByRole("button", { name: "Check" }).click();
  await expect(delivery.getByText(/Deliver to 395007: .*arrives/)).toBeInViewport();
  const total = page.locator(".cart-total");
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await expect(page.getByText(/Deliver to 395007 · arrives/)).toBeVisible();
  await expect(page.getByText(/Add ₹[\d,]+ for free delivery/)).toBeVisible();
  const here = await total.innerText();

  await page.getByLabel("Your PIN code").fill("781001");
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByText(/Deliver to 781001 · arrives/)).toBeVisible();
  await expect(total).not.toHaveText(here);
  // The PIN in the address is for this page only.
  await page.goto("/cart");
  await expect(page.getByText(/Deliver to 395007/)).toBeVisible();
  await page.goto(litre);
  await expect(delivery).toContainText(/Delivery from ₹\d+, .*days/);
});

test("a typed quantity counts once the field is left, or once Update is pressed", async ({
  page,
}) => {
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  const update = page.getByRole("button", { name: "Update" });
  await field.fill("4");
  if (hasScript()) {
    await expect(update).toBeHidden();
    await page.getByRole("heading", { name: "Cart Summary" }).click();
  } else {
    await update.click();
  }
  await expect(page.locator(".cart-total")).toContainText("₹736");
  await expect(page.locator(".cart-sums")).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(field).toHaveValue("4");
});

test("Checkout takes along what was typed and shows its total before anything is ordered", async ({
  page,
}) => {
  await becomeShopper(page);
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  const checkout = page.getByRole("button", { name: "Checkout" });
  await field.fill("9");
  if (hasScript()) {
    await field.press("Enter");
  } else {
    await checkout.click();
  }
  await expect(page.getByText("Choose a whole number from 1 to 5.")).toBeVisible();
  await expect(field).toHaveValue("9");
  await field.fill("3");
  await checkout.click();
  // By script the new total may be in the cart before the button is pressed: then it was seen, and the order is placed.
  const isSeen = page.getByRole("heading", { level: 1, name: /^Pay ₹/ });
  const isSaid = page.getByText(/The total is now ₹\d+/);
  await expect(hasScript() ? isSaid.or(isSeen) : isSaid).toBeVisible();
  if (await isSeen.isVisible()) {
    await expect(page.getByRole("main")).toContainText("3 × Pack of 1 L");
    return;
  }
  await expect(page).toHaveURL(/\/cart/);
  await expect(field).toHaveValue("3");
});

test("a removed line can be put back with its quantity", async ({ page }) => {
  await addToCart(page, "/product/kachi-ghani-cold-pressed-groundnut-oil");
  await addToCart(page, litre);
  await page.getByRole("button", { name: "One more" }).first().click();
  await expect(page.getByLabel(/Quantity of .*, 1 to 5/).first()).toHaveValue("2");
  const lines = page.getByRole("list", { name: "Items" });
  const before = await lines.getByRole("heading").allInnerTexts();
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText(`Removed: ${before[0]}`)).toBeVisible();
  await expect(lines.getByRole("heading")).toHaveCount(1);
  // The way back stands where the line stood.
  await expect(lines.getByRole("listitem").first()).toContainText(`Removed: ${before[0]}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lines.getByRole("heading")).toHaveText(before);
  await expect(page.getByLabel(/Quantity of .*, 1 to 5/).first()).toHaveValue("2");
  await expect(page.getByText(/^Removed:/)).toBeHidden();
});

test("the only line is put back before the shop has answered to its removal", async ({ page }) => {
  test.skip(!hasScript(), "Without a script each press is a page of its own.");
  await addToCart(page, litre);
  const held: (() => void)[] = [];
  await page.route("**/cart*", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const lines = page.getByRole("list", { name: "Items" });
  const name = await lines.getByRole("heading").innerText();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(lines.getByRole("heading")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  await expect(lines.getByRole("heading")).toHaveText(name);
  await expect(page.getByText(/^You Have 1 item/)).toBeVisible();
  await expect(page.locator(".cart-badge").first()).toHaveText("1");
  await expect(page.getByText(/^Removed:/)).toBeHidden();
});

test("sum, badge and lines change with the press, whatever the shop takes to answer", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script each press is a page of its own.");
  await addToCart(page, "/product/kachi-ghani-cold-pressed-groundnut-oil");
  await addToCart(page, litre);
  const held: (() => void)[] = [];
  await page.route("**/cart*", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const line = page.getByRole("list", { name: "Items" }).getByRole("listitem").first();
  const total = page.locator(".cart-total strong");
  const paise = async (place: Locator) => Number((await place.innerText()).replaceAll(/\D/g, ""));
  const [lineBefore, totalBefore] = [
    await paise(line.locator(".cart-line-total")),
    await paise(total),
  ];
  await page.getByRole("button", { name: "One more" }).first().click();
  await expect(line.locator(".cart-line-total")).toHaveText(/[₹]/);
  await expect.poll(() => paise(line.locator(".cart-line-total"))).toBe(2 * lineBefore);
  await expect.poll(() => paise(total)).toBe(totalBefore + lineBefore);
  await expect.poll(() => held.length).toBe(1);
  held.pop()?.();
  await expect(line.locator("[aria-busy]")).toHaveCount(0);

  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  // The way back stands in the place of the line before the shop has answered.
  await expect(line).toHaveText(/^Removed: .*Undo$/);
  await expect(page.getByRole("list", { name: "Items" }).getByRole("heading")).toHaveCount(1);
  const place = await line.boundingBox();
  await expect(page.locator(".cart-badge").first()).toHaveText("1");
  await expect.poll(() => paise(total)).toBe(totalBefore - lineBefore);
  await expect.poll(() => held.length).toBe(1);
  held.pop()?.();
  await expect(page.getByText(/^You Have 1 item/)).toBeVisible();
  await expect(line).toHaveText(/^Removed: .*Undo$/);
  expect(await line.boundingBox()).toEqual(place);
});

test("one press puts into the cart what goes well with it", async ({ page }) => {
  await addToCart(page, litre);
  const others = page.getByRole("region", { name: "Goes well with" });
  await others.getByRole("button").first().click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Items" }).getByRole("listitem")).toHaveCount(2);
});

test("Checkout is on the first screen, however much is in the cart", async ({ page }) => {
  await page.goto("/Store");
  const products = await page
    .getByRole("article")
    .filter({ has: page.getByRole("button") })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const [index, product] of products.slice(0, 8).entries()) {
    await addToCart(page, product);
    if (![0, 2, 7].includes(index)) continue;
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/cart");
      await expect(page.getByRole("button", { name: "Checkout" })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a product that is in the cart already is pointed at there", async ({ page }) => {
  await addToCart(page, litre);
  await addToCart(page, litre);
  await expect(
    page.getByText("It is already in your cart; change the quantity here."),
  ).toBeVisible();
});

test("what is pressed on several lines while one is on its way all counts, and what is typed elsewhere stays", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script each press is a page of its own.");
  await addToCart(page, "/product/kachi-ghani-cold-pressed-groundnut-oil");
  await addToCart(page, litre);
  let goOn = () => {};
  const first = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/cart*", async (route) => {
    if (route.request().method() === "POST") await first;
    await route.continue();
  });
  const more = page.getByRole("button", { name: "One more" });
  const quantities = page.getByRole("textbox", { name: /^Quantity of/ });
  await more.first().click();
  await more.last().click();
  await more.last().click();
  await page.getByText("Have a coupon code?").click();
  await page.getByLabel("Coupon code").fill("DIWALI");
  await expect(quantities.first()).toHaveValue("2");
  await expect(quantities.last()).toHaveValue("3");
  const before = await page.locator(".cart-total").innerText();
  goOn();
  await expect(page.locator(".cart-total")).not.toHaveText(before);
  await expect(page.getByLabel("Coupon code")).toHaveValue("DIWALI");
  await expect(page.getByLabel("Coupon code")).toBeFocused();
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(quantities).toHaveCount(1);
  await expect(page.locator(".cart-removed")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quantities).toHaveCount(2);
  await page.reload();
  await expect(quantities.first()).toHaveValue("2");
  await expect(quantities.last()).toHaveValue("3");
});
