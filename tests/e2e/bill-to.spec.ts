import { expectNoBarriers } from "./barriers";
import { addToCart, counted, eMail, fillAddress, pressPay } from "./guest";
import { expect, test } from "./journey";

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`a firm whose goods go to another state is asked where its bill goes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await addToCart(page);
    await page.goto("/checkout?pin=395007");
    const { tap, type } = counted(page);
    await fillAddress(page, type);
    await eMail(page).fill(`meera-${Date.now()}@example.com`);
    await page.getByText("GST invoice for a firm (optional)").click();
    await page.getByLabel("GSTIN").fill("27AAPFU0939F1ZV");
    await page.getByLabel("Name of the firm").fill("Uttam Traders");
    const bill = page.getByLabel("Address of the firm, for the bill");
    await expect(bill).toBeHidden();
    await tap(/^Pay ₹/);
    await expect(
      page.getByText("This GSTIN is of Maharashtra, but the goods go to Gujarat.").first(),
    ).toBeVisible();
    await expect(page.getByLabel("GSTIN")).toHaveValue("27AAPFU0939F1ZV");
    await expectNoBarriers(page);
    await bill.fill("4 Mill Lane\nPune 411001");
    await pressPay(page, tap);
  });
