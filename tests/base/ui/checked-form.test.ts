import type { Browser, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser } from "../../browser";
import { pageRunning } from "../../in-browser";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await pageRunning(browser, new URL("checked-form.fixture.tsx", import.meta.url));
  await page.locator("#name").waitFor();
});
afterEach(() => page.close());

/** What is said beside the fields, once these are all sentences. */
async function areSaid(...sentences: string[]): Promise<void> {
  await page.waitForFunction((expected) => {
    const said = [...document.querySelectorAll(".field-error")].map((each) => each.textContent);
    return JSON.stringify(said) === JSON.stringify(expected);
  }, sentences);
}

const asked = () => page.evaluate(() => document.body.dataset.asked);
const summary = () => page.getByRole("alert");

test("a field that is left wrong says why, as the shop would, until it is right", async () => {
  await page.fill("#email", "meera");
  await areSaid();
  await page.press("#email", "Tab");
  await areSaid("Email must have an @");
  expect(await page.getAttribute("#email", "aria-invalid")).toBe("true");
  expect(await page.getAttribute("#email", "aria-describedby")).toBe("email-error email-hint");
  await page.fill("#email", "meera@example.com");
  await areSaid();
  expect(await page.getAttribute("#email", "aria-invalid")).toBeNull();
  expect(await page.getAttribute("#email", "aria-describedby")).toBe("email-hint");
});

test("of a field into which nothing was typed, or that is empty, nothing is said, and the rules are brought once", async () => {
  await page.focus("#name");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await asked()).toBeUndefined();
  await page.fill("#name", "far too long a name");
  await page.press("#name", "Tab");
  await areSaid("Name must have at most 10 characters");
  await page.fill("#name", "");
  await areSaid();
  await page.press("#name", "Tab");
  await page.fill("#email", "x");
  await page.press("#email", "Tab");
  await areSaid("Email must have an @");
  expect(await asked()).toBe("1");
});

test("what the shop said goes from the field that is changed, and from the summary, where it leaves its place", async () => {
  await page.getByRole("button", { name: "Send" }).click();
  await areSaid("Name is required", "There is an account already");
  const before = await summary().boundingBox();
  await page.fill("#email", "meera@example.com");
  await areSaid("Name is required");
  // What is past is hidden by the style sheet, which keeps its place.
  expect(await summary().locator("li:not(.is-past)").allTextContents()).toEqual([
    "Name is required",
  ]);
  expect(await summary().boundingBox()).toEqual(before);
  await page.fill("#name", "  ");
  await page.press("#name", "Tab");
  await areSaid("Name is required");
  expect(await summary().getAttribute("class")).not.toContain("is-past");
  await page.fill("#name", "Meera");
  await areSaid();
  expect(await summary().getAttribute("class")).toContain("is-past");
});

test("each answer of the shop counts anew; a form that is reset says nothing", async () => {
  await page.fill("#email", "x");
  await page.press("#email", "Tab");
  await areSaid("Email must have an @");
  await page.getByRole("button", { name: "Send" }).click();
  await areSaid("Name is required", "There is an account already");
  await page.fill("#email", "y");
  await page.press("#email", "Tab");
  await areSaid("Name is required", "Email must have an @");
  await page.getByRole("button", { name: "Send" }).click();
  await areSaid("Name is required", "There is an account already");
  await page.fill("#email", "z");
  await page.press("#email", "Tab");
  await areSaid("Name is required", "Email must have an @");
  await page.getByRole("button", { name: "Reset" }).click();
  await areSaid("Name is required", "There is an account already");
});

test("what is mended by a choice goes with it, in its own field or in another one", async () => {
  const refused = ["Name is required", "There is an account already", "Place is required"];
  await page.evaluate(() => (document.body.dataset.place = "none"));
  await page.getByRole("button", { name: "Send" }).click();
  await areSaid(...refused);
  await page.selectOption("#place", "Surat");
  await areSaid("Name is required", "There is an account already");
  await page.selectOption("#place", "");
  await page.getByRole("button", { name: "Send" }).click();
  await areSaid(...refused);
  await page.getByLabel("I come by").check();
  // What the shop alone knows holds until its own field is changed.
  await areSaid("Name is required", "There is an account already");
  await page.getByLabel("To my address").check();
  await areSaid(...refused);
});

test("the focus goes to the summary, or to the first wrong field where the answer says so", async () => {
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "alert");
  await page.evaluate(() => (document.body.dataset.place = "none"));
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "name");
});

test("nothing moves under a finger: what is wrong is said once the press is over", async () => {
  await page.fill("#email", "x");
  const button = page.getByRole("button", { name: "Reset" });
  const place = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  await page.waitForFunction(() => document.activeElement?.id !== "email");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await areSaid();
  expect(await button.boundingBox()).toEqual(place);
  // Let go elsewhere, so that nothing is pressed.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await areSaid("Email must have an @");
});
