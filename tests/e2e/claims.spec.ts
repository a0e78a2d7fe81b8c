import { ownersPhone, fits } from "./owners-phone";
import { expect } from "./journey";
import { owner, signIn } from "./people";

const claims = "/dashboard/admin/settings/claims";
const { test } = ownersPhone();

test("the owner shows a certificate with its proof and takes a claim off", async ({ page }) => {
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText("family press in Surat, Gujarat. ISO 9001:2015 certified.");

  await signIn(page, owner, `/login?redirectTo=${claims}`);
  await fits(page);
  const panel = (title: string) =>
    page.locator("details").filter({ has: page.locator("summary", { hasText: title }) });
  const certificate = panel("Quality certificate");
  await expect(certificate).toContainText("nothing is decided yet");
  await certificate.locator("summary").click();
  await certificate.getByLabel("On the pages").selectOption("Shown with its proof");
  await certificate.getByRole("button", { name: "Save" }).click();
  await expect(certificate.getByRole("alert")).toContainText("Give the number of the proof");
  await fits(page);
  await certificate.getByLabel("Number").fill("QM-77");
  await certificate.getByLabel("Who gave it").fill("TÜV Example");
  await certificate.getByLabel("Valid until").fill("2031-03-31");
  await certificate.getByLabel("The paper").setInputFiles({
    name: "certificate.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 proof"),
  });
  await certificate.getByLabel("Buyers may open it").check();
  await certificate.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Quality certificate: saved")).toBeVisible();
  await expect(certificate).toContainText("Shown with its proof: number QM-77, until 31 Mar 2031");

  const place = panel("Surat");
  await place.locator("summary").click();
  await place.getByLabel("On the pages").selectOption("Not shown");
  await place.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Surat: saved")).toBeVisible();

  await page.goto("/");
  await expect(foot).toContainText(
    "Groundnut oil from a family press. ISO 9001:2015 certified, number QM-77, until 31 Mar 2031.",
  );
  await expect(page.getByRole("main")).toContainText("A family oil press");
  expect(await page.content()).not.toMatch(/press(ed)? in Surat|oil from Surat/);
  await fits(page);
  await foot.getByRole("link", { name: "What proves it" }).click();
  await expect(page).toHaveURL(/\/about#proofs$/);
  await expect(page.getByText("TÜV Example")).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Open the paper" }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe("certificate.pdf");
  await fits(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [claims, "/about"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
});
