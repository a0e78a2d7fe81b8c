import { expect, test } from "./journey";
import { owner, signIn } from "./people";

test("a phone reads codes with its camera, in the admin area alone", async ({ page }) => {
  test.skip(test.info().project.name !== "js", "A camera needs script.");
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ["ean_13", "qr_code"];
      detect = async () => [{ rawValue: "8901234567894" }];
    }
    Object.assign(window, { BarcodeDetector });
    Object.defineProperty(navigator, "mediaDevices", {
      value: { getUserMedia: async () => document.createElement("canvas").captureStream() },
    });
    HTMLMediaElement.prototype.play = async () => undefined;
  });
  const shop = await page.goto("/");
  expect(shop?.headers()["permissions-policy"]).toContain("camera=()");
  await signIn(page, owner, "/login?redirectTo=/dashboard/admin");
  const office = await page.goto("/dashboard/admin/stock/count");
  expect(office?.headers()["permissions-policy"]).toContain("camera=(self)");
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page.getByText(/8901234567894/)).toBeVisible();
  await page.getByRole("button", { name: "Close the camera" }).click();
  await expect(page.locator(".scan-camera")).toHaveCount(0);
});
