import { expect, test } from "./journey";
import { fits } from "./owners-phone";
import { owner, signIn } from "./people";

const duties = "/dashboard/admin/duties";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner says what the firm is, hands in a return and takes a mistake back", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, owner, `/login?redirectTo=${duties}`);
  await fits(page);
  const facts = page.locator("details", { hasText: "What your firm is" });
  if (!(await facts.getByLabel("We file GSTR-1").isVisible()))
    await facts.getByText("What your firm is").click();
  await facts.getByLabel("We file GSTR-1").selectOption("Every quarter (QRMP)");
  await facts.getByLabel("Turnover of the last").selectOption("Above ₹5 crore");
  await facts.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Above ₹5 crore everybody files every month");
  await expect(facts.getByLabel("Turnover of the last")).toHaveValue("above-5");
  await facts.getByLabel("We file GSTR-1").selectOption("Every month");
  await facts.getByLabel("Turnover of the last").selectOption("Up to ₹1.5 crore");
  await facts.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. These are your duties.")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Monthly return of edible oil" }).first(),
  ).toBeVisible();

  // Journeys with script and without share the shop.
  const [period, number] = javaScriptEnabled ? ["2026-10", "VO-10-77"] : ["2026-09", "VO-09-76"];
  await page.goto(`${duties}/voppa/${period}`);
  const done = page.getByRole("form", { name: "It is done" });
  await done.getByLabel("Number you were given").fill(number);
  await done
    .getByLabel("What was handed in")
    .setInputFiles({ name: "return.csv", mimeType: "text/csv", buffer: Buffer.from("oil,900\n") });
  await done.getByRole("button", { name: "Note it" }).click();
  const row = page.getByRole("row", {
    name: new RegExp(`Monthly return of edible oil.*${number}`),
  });
  await expect(row.getByRole("link", { name: "return.csv" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("link", { name: "return.csv" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("return.csv");

  await row.getByRole("link", { name: "Monthly return of edible oil" }).click();
  await fits(page);
  await page.getByText("It was noted by mistake").click();
  await page.getByLabel("Reason").fill("Wrong month");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText(/Wrong month/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "It is done" })).toBeVisible();
});
