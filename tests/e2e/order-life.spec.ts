import { expect, test } from "./journey";
import { owner, signIn } from "./people";

const hasScript = () => test.info().project.name === "js";

test("an owner puts in courier and number of a parcel; a slip of the finger loses nothing", async ({
  page,
}) => {
  // Of the demo shop; with and without script the journeys leave each other's order alone, and every status as it is.
  const number = hasScript() ? "PR-000005" : "PR-000001";
  await signIn(page, owner, `/login?redirectTo=/dashboard/admin/orders?q=${number}`);
  await page.getByRole("link", { name: `Open order ${number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);

  await page.getByLabel("Courier", { exact: true }).selectOption("DTDC");
  await page.getByLabel("Tracking number").fill("D12");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".field-error")).toContainText("6 to 25 letters, digits or dashes");
  await expect(page.getByLabel("Courier", { exact: true })).toHaveValue("DTDC");

  await page.getByLabel("Tracking number").fill("D1234567");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Order ${number} is saved`).first()).toBeVisible();
  const link = page.getByRole("link", { name: "Track the parcel" });
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.dtdc\.in\/.*D1234567$/);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.getByText("gave the parcel to DTDC D1234567")).toBeVisible();
});
