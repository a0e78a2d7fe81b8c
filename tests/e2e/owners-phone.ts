import { expectNoBarriers } from "./barriers";
import { Shop } from "./http/shop";
import { expect, journeyIn, type Page } from "./journey";
import { owner } from "./people";

/** Journeys of the owner on a phone, one after the other, in a demo shop of their own: what others sell and note would change its sums. */
export function ownersPhone() {
  const shop = new Shop();
  const test = journeyIn(shop);
  test.use({ viewport: { width: 390, height: 844 } });
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await shop.start({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password });
  });
  test.afterAll(() => shop.remove());
  return { shop, test };
}

/** The page is no wider than a phone of 390 pixels, and axe finds nothing on it. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoBarriers(page);
}
