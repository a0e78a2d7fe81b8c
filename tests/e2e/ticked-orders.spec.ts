import { readFileSync } from "node:fs";
import { expectNoBarriers } from "./barriers";
import { counter, find, packFields, somebodyNew, writeDown } from "./counter-desk";
import { expect, test } from "./journey";
import { owner, signIn } from "./people";

test("an owner prints the slips of all that are to be packed in three taps, and types the numbers of what leaves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, owner, `/login?redirectTo=${counter}`);
  // One that a courier brings: it has a number.
  const { number: mobile, name } = somebodyNew();
  await find(page, mobile);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await packFields(page).first().fill("1");
  await page.getByLabel("To an address").check();
  await page.getByLabel("House and street").fill("4 Chandni Chowk");
  await page.getByLabel("City or village").fill("Delhi");
  await page.getByLabel("PIN", { exact: true }).fill("110006");
  await writeDown(page);

  await page.goto("/dashboard/admin");
  await page.getByRole("link", { name: /^\d+ to pack$/ }).click();
  await page.getByRole("link", { name: "Tick all" }).click();
  const ticks = page.getByRole("checkbox", { name: /^Tick PR-/ });
  await expect(ticks.first()).toBeChecked();
  const bar = page.getByRole("form", { name: "With the ticked orders" });
  const coming = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Slips" }).click();
  const file = await (await coming).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  await expectNoBarriers(page);

  await bar.getByRole("button", { name: "Labels" }).click();
  await expect(page.getByLabel("Labels on")).toBeVisible();
  await expectNoBarriers(page);

  // Looked through, and not sent: other journeys need these orders as they are.
  await page.getByRole("link", { name: "Sent: courier and numbers" }).click();
  const number = page.getByLabel("Tracking number").first();
  await page.getByLabel("Courier", { exact: true }).selectOption("DTDC");
  await number.fill("D1");
  await page.getByRole("button", { name: "Look through it" }).click();
  await expect(page.locator(".field-error")).toContainText("6 to 25 letters, digits or dashes");
  await expect(number).toHaveValue("D1");
  await expect(page.getByLabel("Courier", { exact: true })).toHaveValue("DTDC");
  await number.fill("T7654321");
  await page.getByRole("button", { name: "Look through it" }).click();
  await expect(page.getByRole("cell", { name: "T7654321" })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Change something" }).click();
  await expect(number).toHaveValue("T7654321");
});
