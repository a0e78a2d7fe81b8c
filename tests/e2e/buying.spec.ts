import { addToCart, litre } from "./guest";
import { expect, type Page, test } from "./journey";
import { becomeShopper, fillLogin, register } from "./people";

const hasScript = () => test.info().project.name === "js";

/** Confirms on the provider's side: in its window with JavaScript, on its hosted page without. */
async function pay(page: Page, button = /^Pay ₹/) {
  if (hasScript()) {
    const frame = page.frameLocator("dialog[open] iframe");
    await frame.getByRole("button", { name: button }).click();
  } else {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await expect(page.getByText("Demo payments – no money moves")).toBeVisible();
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Return to shop" }).click();
  }
}

test("a stranger finds a litre of oil, registers, pays and sees the order", async ({ page }) => {
  await page.goto("/");
  await page.getByPlaceholder("Search here ..").fill("pouch");
  await page.getByRole("search").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
  await expect(page.getByText(/^Found \d+$/)).toBeVisible();
  await page.getByRole("link", { name: /More Details about Refined Groundnut Oil Pouch$/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Refined Groundnut Oil Pouch" }),
  ).toBeVisible();
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();

  await expect(page.getByRole("heading", { name: "Shopping Cart" })).toBeVisible();
  await expect(
    page.getByText("You Have 1 item in your cart. Checkout needs no account."),
  ).toBeVisible();
  await expect(page.getByText("please login to checkout", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item", exact: true }).first()).toBeVisible();

  const person = await register(page);
  await page.goto("/cart");
  await page.getByRole("link", { name: "Login to checkout" }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("heading", { name: `Hello! ${person.name}` })).toBeVisible();

  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByLabel(/Quantity of .*, 1 to 5/)).toHaveValue("2");
  // Two litres and the van to Surat.
  await expect(page.locator(".cart-parts")).toHaveText(/^Goods\s*₹368\s*Delivery\s*₹30$/);
  await expect(page.locator(".cart-total")).toHaveText("Total ₹398");

  await page.getByRole("button", { name: "Checkout" }).click();
  await pay(page);
  await expect(page).toHaveURL("/dashboard/user/orders");
  await expect(page.getByText("Payment Successful!")).toBeVisible();
  const thanks = page.getByRole("region", { name: "Thank you for your order" });
  await expect(thanks).toContainText("2 × Refined Groundnut Oil Pouch");
  await expect(thanks.getByText("₹398", { exact: true })).toBeVisible();
  await expect(thanks).toContainText("12 Ring Road");
  await expect(page.getByRole("heading", { name: /PR-\d{6}/ })).toBeVisible();
  await expect(page.getByText("Success", { exact: true })).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a payment that fails is said so, and can be tried again", async ({ page }) => {
  await becomeShopper(page);
  await addToCart(page, litre);
  await page.getByRole("button", { name: "Checkout" }).click();
  if (hasScript()) {
    const frame = page.frameLocator("dialog[open] iframe");
    await frame.getByText("Try another outcome").click();
    await frame.getByRole("button", { name: "Force failure" }).click();
    const failed = page.locator(".over-window").getByText("Payment Failed", { exact: true });
    await expect(failed).toBeVisible();
    // Over the window, which stays open to try again.
    await expect(page.locator(".over-window:popover-open")).toHaveCount(1);
    await frame.getByRole("button", { name: /^Pay ₹/ }).click();
  } else {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await page.getByText("Try another outcome").click();
    await page.getByRole("button", { name: "Force failure" }).click();
    await page.getByRole("button", { name: "Return to shop" }).click();
    await expect(page.getByText("Payment Failed").first()).toBeVisible();
    await pay(page);
  }
  await expect(page).toHaveURL("/dashboard/user/orders");
  await expect(page.getByText("Payment Successful!")).toBeVisible();
});

test("a payment that is cancelled leaves the cart as it was", async ({ page }) => {
  await becomeShopper(page);
  await addToCart(page, litre);
  await expect(page.locator(".cart-total")).toHaveText("Total ₹214");
  await page.getByRole("button", { name: "Checkout" }).click();
  if (hasScript()) {
    const frame = page.frameLocator("dialog[open] iframe");
    await expect(frame.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
    await page.keyboard.press("Escape");
  } else {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("You cancelled the payment. Nothing was charged.")).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Payment not completed" })).toBeVisible();
  // One press leads back to paying.
  await expect(page.getByRole("main").getByRole("button", { name: "Pay ₹214" })).toBeVisible();
  await page.getByRole("link", { name: "Edit cart" }).click();
  await expect(page.getByText("You Have 1 item in your cart")).toBeVisible();
  await expect(page.locator(".cart-total")).toHaveText("Total ₹214");
});

test("a typed quantity outside 1 to 5 is refused beside the line", async ({ page }) => {
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  const type = async (quantity: string) => {
    await field.fill(quantity);
    // With script, leaving the field is enough.
    if (hasScript()) await field.blur();
    else await page.getByRole("button", { name: "Update" }).click();
  };
  await type("9");
  await expect(page.getByText("Choose a whole number from 1 to 5.")).toBeVisible();
  await expect(field).toHaveValue("9");
  await expect(page.locator(".cart-total")).toContainText("₹184");
  await type("5");
  await expect(page.locator(".cart-total")).toContainText("₹920");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a press that begins before the answer to the last one, and ends after it, counts", async ({
  page,
}) => {
  test.skip(!hasScript(), "without scripts each press is a page of its own");
  await addToCart(page, litre);
  const one = page.getByRole("button", { name: "One more" });
  let answer = () => {};
  const isToAnswer = new Promise<void>((done) => (answer = done));
  const ofCart = /\/cart(\.data)?(\?|$)/;
  await page.route(ofCart, async (route) => {
    if (route.request().method() === "POST") await isToAnswer;
    await route.continue();
  });
  const answers = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter((it) => /\/cart\.data/.test(it.name))
          .length,
    );
  const before = await answers();
  await one.click();
  await page.mouse.down();
  answer();
  await expect.poll(answers).toBeGreaterThan(before);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.mouse.up();
  await expect(page.getByLabel(/Quantity of .*, 1 to 5/)).toHaveValue("3");
  await expect(page.locator(".cart-total")).toContainText("₹552");
});

test("after a refused quantity the next one counts, and what was refused is gone", async ({
  page,
}) => {
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  const refusal = page.getByText("Choose a whole number from 1 to 5.");
  const total = page.locator(".cart-total");
  const type = async (quantity: string) => {
    await field.fill(quantity);
    await field.press("Enter");
  };
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.method() === "POST")));
  const refused = async (typed: string) => {
    const before = sent;
    await type(typed);
    await expect(refusal).toBeVisible();
    await expect(field).toHaveValue(typed);
    // The answer takes the place of the field, which is no reason to send it again.
    await expect.poll(() => sent - before).toBe(1);
  };
  const accepted = async (quantity: string, sum: string) => {
    await expect(total).toContainText(sum);
    await expect(field).toHaveValue(quantity);
    await expect(refusal).toBeHidden();
    await expect(field).not.toHaveAttribute("aria-invalid");
  };

  await refused("9");
  await type("2");
  await accepted("2", "₹368");
  // The stored quantity again: nothing changes but the words.
  await refused("abc");
  await type("2");
  await accepted("2", "₹368");
  await refused("7");
  await page.getByRole("button", { name: "One more" }).click();
  await accepted("3", "₹552");
  await refused("1.5");
  await page.getByRole("button", { name: "One less" }).click();
  await accepted("2", "₹368");
  await refused("6");
  await refused("10");
  if (hasScript()) {
    const one = page.getByRole("button", { name: "One more" });
    await one.click();
    await one.click();
    await accepted("4", "₹736");
    await refused("9");
  } else {
    await type("4");
    await accepted("4", "₹736");
  }
  await page.getByRole("link", { name: "Products", exact: true }).first().click();
  await expect(page).toHaveURL("/Store");
  await page.goBack();
  await accepted("4", "₹736");
});

test("two quick presses are sent one after the other, and the cart holds what the second asked for", async ({
  page,
}) => {
  test.skip(!hasScript(), "Without a script each press is a page of its own.");
  await addToCart(page, litre);
  const field = page.getByLabel(/Quantity of .*, 1 to 5/);
  let asked = 0;
  let goOn = () => {};
  const first = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/cart*", async (route) => {
    if (route.request().method() === "POST" && (asked += 1) === 1) await first;
    await route.continue();
  });
  let answered = 0;
  page.on("response", (answer) => (answered += answer.request().method() === "POST" ? 1 : 0));
  const more = page.getByRole("button", { name: "One more" });
  await more.click();
  await expect(field).toHaveValue("2");
  await more.click();
  await expect(field).toHaveValue("3");
  expect(asked).toBe(1);
  goOn();
  await expect.poll(() => answered).toBe(2);
  await expect(page.locator(".cart-total")).toContainText("₹552");
  await expect(page.locator(".cart-sums")).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(field).toHaveValue("3");
});

test("an item added from Similar Products is said so, and the page stays", async ({ page }) => {
  await page.goto("/product/kachi-ghani-cold-pressed-groundnut-oil");
  const similar = page.getByRole("region", { name: "Similar Products" });
  await similar
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page.getByText("Item Added to cart")).toBeVisible();
  await expect(page).toHaveURL("/product/kachi-ghani-cold-pressed-groundnut-oil");
});

test("the cart key of the browser mirrors the cart, and brings it back to a browser without a cookie", async ({
  page,
  context,
}) => {
  test.skip(!hasScript(), "local storage is a script's");
  await addToCart(page, litre);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]") as { slug: string }[]);
  await expect.poll(async () => (await kept())[0]?.slug).toBe("refined-groundnut-oil-pouch");
  await context.clearCookies();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Cart, 1 item", exact: true }).first()).toBeVisible();
});

test("what the browser keeps under the cart key never costs a shopper the page", async ({
  page,
}) => {
  test.skip(!hasScript(), "local storage is a script's");
  const tin = { slug: "refined-groundnut-oil-pouch", description: "સિંગતેલ ".repeat(2000), qnty: 2 };
  for (const kept of ["{}", "junk", JSON.stringify(Array.from({ length: 20 }, () => tin))]) {
    await page.goto("/about");
    await page.evaluate((text) => localStorage.setItem("cart", text), kept);
    await page.reload();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { name: "About Us" })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Cart, 1 item", exact: true }).first()).toBeVisible();
});
