import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Shop } from "../http/shop";
import { expect, test } from "../journey";
import { buildAnew } from "./next-build";

test("a page that was open before an upgrade sends what was typed, and leads on to pages of the new build", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shop = new Shop();
  const upgraded = mkdtempSync(path.join(process.env.JOURNEYS_FOLDER ?? tmpdir(), "upgraded-"));
  const scriptOf = (name: RegExp) =>
    page.evaluate(
      (pattern) =>
        performance
          .getEntriesByType("resource")
          .map(({ name: address }) => address)
          .find((address) => new RegExp(pattern).test(address)),
      name.source,
    );
  try {
    await shop.start();
    await page.goto(`${shop.address}/contact`);
    await page.getByLabel("Name", { exact: true }).fill("Half-way Hansa");
    expect(await scriptOf(/entry\.client-/)).not.toContain("upgraded");

    buildAnew(upgraded);
    await shop.end("SIGTERM");
    await shop.start({}, upgraded);

    await page.getByLabel("Email", { exact: true }).fill("hansa@prayosha.example");
    await page.getByLabel("Phone").fill("98765 43210");
    await page.getByLabel("Area / city").fill("Surat");
    await page.getByLabel("Message").fill("Do you still have the tin?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/Thank you/)).toBeVisible();

    await page.goto(`${shop.address}/about`);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await scriptOf(/entry\.client-/)).toContain("upgraded");
  } finally {
    await shop.remove();
    rmSync(upgraded, { recursive: true, force: true });
  }
});
