import { expect, type Page, test } from "./journey";
import { litre } from "./guest";
import { asha } from "./people";

// The shop in Gujarati and Hindi, from the home page to the paid order, and between the languages.

const hasScript = () => test.info().project.name === "js";

const words = {
  gu: {
    tag: "gu-IN",
    add: /^કાર્ટમાં ઉમેરો/,
    guest: "ચેકઆઉટ",
    paid: "પેમેન્ટ થઈ ગયું",
    empty: "તમારું કાર્ટ ખાલી છે",
  },
  hi: {
    tag: "hi-IN",
    add: /^कार्ट में जोड़ें/,
    guest: "चेकआउट",
    paid: "पेमेंट हो गया",
    empty: "आपका कार्ट खाली है",
  },
} as const;

/** Fields have the same names in each language. */
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`).first();

async function sendLogin(page: Page, person: { email: string; password: string }) {
  await field(page, "email").fill(person.email);
  await field(page, "password").fill(person.password);
  await page.locator("main form button.button").click();
}

for (const [prefix, { tag, add, guest, paid }] of Object.entries(words))
  test(`a guest buys in ${tag}, from home to the paid order`, async ({ page }) => {
    await page.goto(`/${prefix}`);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await page.goto(`/${prefix}${litre}`);
    await page.getByRole("button", { name: add }).first().click();
    await expect(page).toHaveURL(`/${prefix}/cart`);
    await page.getByRole("main").getByRole("button", { name: guest }).click();
    await expect(page).toHaveURL(new RegExp(`/${prefix}/checkout`));

    for (const [name, text] of [
      ["name", "મીરા देसाई"],
      ["email", `${prefix}-buyer@example.com`],
      // One of its own: the shop limits the orders for one number.
      ["phone", `9${String(Date.now()).slice(-9)}`],
      ["line", "12 Ring Road"],
      ["city", "Surat"],
      ["pin", "395007"],
    ] as const)
      await field(page, name).fill(text);
    const pay = page.locator("main .pay-button");
    // With script the button says the total as soon as the PIN is known.
    if (hasScript()) await expect(pay).toContainText("₹");
    // The provider's window is asked for the buyer's language.
    const opened = hasScript() ? page.waitForRequest("**/v1/emu/session") : null;
    await pay.click();
    // Without script the total is known only after the first press.
    if (!hasScript()) await pay.click();
    await expect(page).toHaveURL(new RegExp(`/${prefix}/pay/`));

    if (hasScript()) {
      const language = { gu: "guj", hi: "hi" }[prefix];
      expect((await opened)?.postDataJSON()).toMatchObject({ config: { display: { language } } });
      const frame = page.frameLocator("dialog[open] iframe");
      await frame.getByRole("button", { name: /^Pay ₹/ }).click();
    } else {
      await page.locator("main .pay-button").click();
      await page.getByRole("button", { name: /^Pay ₹/ }).click();
      await page.getByRole("button", { name: "Return to shop" }).click();
    }
    await expect(page).toHaveURL(new RegExp(`/${prefix}/order/`));
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(paid);
  });

test("a page leads to itself in each language, and English stays where it was", async ({
  page,
}) => {
  await page.goto("/Store?sort=price");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "ગુજરાતી" }).click();
  await expect(page).toHaveURL("/gu/Store?sort=price");
  await footer.getByRole("link", { name: "हिंदी" }).click();
  await expect(page).toHaveURL("/hi/Store?sort=price");
  await page.goto("/hi/cart");
  await expect(page.getByRole("main")).toContainText(words.hi.empty);
  await footer.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("main")).toContainText("Your cart is empty");
});

test("what was typed at the checkout goes along to the page in another language", async ({
  page,
}) => {
  await page.goto(litre);
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout/);
  const typed = { name: "મીરા", phone: "98250 12345", line: "12 Ring Road", pin: "395007" };
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await field(page, "news").check();
  // Without a script a link takes nothing along, but the form has buttons.
  if (hasScript())
    await page.getByRole("contentinfo").getByRole("link", { name: "ગુજરાતી" }).click();
  else await page.getByRole("main").getByRole("button", { name: "ગુજરાતી" }).click();
  await expect(page).toHaveURL(/\/gu\/checkout/);
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name)).toHaveValue(text);
  await expect(field(page, "news")).toBeChecked();
  await expect(page.locator("main .pay-button")).toContainText("₹214");
  await page.goto("/gu/checkout");
  await expect(field(page, "line")).toHaveValue("");
});

test("a login in Gujarati leads to where it was asked for, and Back stays in Gujarati", async ({
  page,
}) => {
  await page.goto("/gu/contact");
  await page.goto("/gu/dashboard/user/addresses");
  await page.locator("main a.button-primary").click();
  await expect(page).toHaveURL("/gu/login?redirectTo=%2Fdashboard%2Fuser%2Faddresses");
  await sendLogin(page, { ...asha, password: "no such password" });
  await expect(page.getByRole("alert")).toContainText("પાસવર્ડ");
  await expect(page).toHaveURL("/gu/login?redirectTo=%2Fdashboard%2Fuser%2Faddresses");
  await expect(field(page, "email")).toHaveValue(asha.email);
  await sendLogin(page, asha);
  await expect(page).toHaveURL("/gu/dashboard/user/addresses");
  await expect(page.locator("html")).toHaveAttribute("lang", "gu-IN");
  // Without script a refused form is a page of its own, and Back asks before it is sent again.
  if (!hasScript()) return;
  // Whoever is signed in is led on from the login.
  await page.goBack();
  await expect(page).toHaveURL("/gu/dashboard/user/addresses");
  await expect(page.locator("html")).toHaveAttribute("lang", "gu-IN");
});

test("an invoice is in English on a page in Hindi", async ({ page }) => {
  const faults: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/hydration-report")) faults.push(page.url());
  });
  await page.goto("/hi/login?redirectTo=%2Fdashboard%2Fuser%2Forders");
  await sendLogin(page, asha);
  await page.locator("main a.button[href^='/hi/order/']").first().click();
  await expect(page).toHaveURL(/\/hi\/order\//);
  await page.locator("main a[href$='/invoice']").first().click();
  await expect(page).toHaveURL(/\/invoice$/);
  // What was sold has its name in three languages.
  const head = page.locator(".invoice-head");
  await expect(head).toContainText(/\d\d [A-Z][a-z]{2} 20\d\d/);
  await expect(head).not.toContainText(/[\u0900-\u097f]/);
  expect(faults).toEqual([]);
});

test("addresses are spelt in one way, and what has no language has no prefix", async ({ page }) => {
  for (const [asked, own] of [
    ["/GU/store", "/gu/Store"],
    ["/gu/", "/gu"],
    ["/gu/dashboard/admin", "/dashboard/admin"],
  ] as const) {
    await page.goto(asked);
    expect(new URL(page.url()).pathname, asked).toBe(own);
  }
  await page.goto("/gu/nothing-here");
  await expect(page.locator("html")).toHaveAttribute("lang", "gu-IN");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("મળ્યું નહીં");
});
