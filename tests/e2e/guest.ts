import { expect, type Page, test } from "./journey";

// A guest, from a product's page to the paid order.

const hasScript = () => test.info().project.name === "js";
/** A litre of the demo shop. */
export const litre = "/product/refined-groundnut-oil-pouch";

/** Counts what a shopper has to do from the cart on. */
export function counted(page: Page) {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    async tap(name: RegExp | string) {
      done.taps += 1;
      await page.getByRole("main").getByRole("button", { name }).click();
    },
    async type(label: string, text: string) {
      done.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
  };
}

export async function addToCart(page: Page, path = litre) {
  await page.goto(path);
  await page
    .getByRole("button", { name: /^ADD TO CART/ })
    .first()
    .click();
  await expect(page).toHaveURL("/cart");
}

/** The end of the mobile that a journey buys with: one number may order ten times an hour. */
export function lastDigits(): string {
  const { titlePath, project } = test.info();
  const name = [project.name, ...titlePath].join(" ");
  const sum = [...name].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 90_000, 7);
  return String(10_000 + sum);
}

export async function fillAddress(
  page: Page,
  type: (label: string, text: string) => Promise<void>,
) {
  await type("Name", "Meera Desai");
  await type("Mobile", `+91 98250-${lastDigits()}`);
  await type("House and street", "12 Ring Road");
  await type("City or village", "Surat");
  await type("PIN", "395007");
  // The PIN's, which the shop finds out itself for a browser without script.
  await expect(page.getByLabel("State")).toHaveValue(hasScript() ? "24" : "");
}

export const eMail = (page: Page) => page.getByLabel(/^Email/);

/** The button of the checkout page, pressed again where its total was not known before. */
export async function pressPay(page: Page, tap: (name: RegExp) => Promise<void>) {
  const final = page.getByRole("button", { name: /^Pay ₹/ });
  const first = page.getByRole("button", { name: /^(Pay ₹|See the total)/ });
  const isKnown = await expect(final)
    .toBeVisible({ timeout: hasScript() ? 5000 : 500 })
    .then(() => true)
    .catch(() => false);
  await expect(first).toBeVisible();
  if (!isKnown) {
    await tap(/^See the total/);
    await expect(page.getByText(/the total is now ₹/)).toBeVisible();
  }
  await tap(/^Pay ₹/);
  await expect(page).toHaveURL(/\/pay\//);
}

export async function payAtProvider(page: Page, tap: (name: RegExp) => Promise<void>) {
  if (hasScript()) {
    const frame = page.frameLocator("dialog[open] iframe");
    await frame.getByRole("button", { name: /^Pay ₹/ }).click();
    return;
  }
  await tap(/^Pay ₹/);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByRole("button", { name: "Return to shop" }).click();
}
