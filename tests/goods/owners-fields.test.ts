import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser } from "../browser";
import { pageRunning } from "../in-browser";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await pageRunning(browser, new URL("owners-fields.fixture.tsx", import.meta.url));
  await page.locator("#category-search").waitFor();
});
afterEach(() => page.close());

test("the search above the categories filters them, and Enter takes the first", async () => {
  await page.selectOption("#category", "c");
  await page.fill("#category-search", "GHEE");
  expect(await page.locator("#category option").allTextContents()).toEqual([
    "Select a category",
    "Groundnut oil",
    "Ghee",
    "Sesame oil",
  ]);
  expect(await page.inputValue("#category")).toBe("c");
  expect(await page.textContent("#category-found")).toBe("1 category; Enter takes it");
  await page.press("#category-search", "Enter");
  expect(await page.inputValue("#category")).toBe("b");
  expect(await page.inputValue("#category-search")).toBe("");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("category");

  await page.fill("#category-search", "sesame");
  await page.getByRole("button", { name: "Reset" }).click();
  expect(await page.inputValue("#category")).toBe("a");
});

test("the hint at a size follows what is typed, also before the script ran", async () => {
  const hint = page.locator("#quantity-hint");
  expect(await page.inputValue("#quantity")).toBe("0.75");
  await hint.getByText("Not a standard pack").waitFor();
  await page.fill("#quantity", "5");
  await hint.getByText("How much of it is in one pack").waitFor();
  await page.fill("#containers", "7");
  await hint.getByText("Not a standard pack").waitFor();
});

test("a select shows what is stored now; what was chosen meanwhile stays until the form is reset", async () => {
  await page.getByRole("button", { name: "Store" }).click();
  expect(await page.inputValue("#stored")).toBe("kg");
  await page.selectOption("#stored", "g");
  await page.getByRole("button", { name: "Reset" }).click();
  expect(await page.inputValue("#stored")).toBe("kg");
});

test("a choice of one's own is not undone by what is stored", async () => {
  await page.selectOption("#stored", "g");
  await page.getByRole("button", { name: "Store" }).click();
  expect(await page.inputValue("#stored")).toBe("g");
});

test("a large photo gets smaller and upright, a small one and what is no photo stay; all are shown", async () => {
  // Noise does not get smaller by itself; lying on its side, as phones store it.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const large = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#f00", noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const broken = Buffer.alloc(1024 * 1024 + 1, "no photo");
  await page.setInputFiles("#photo", [
    { name: "IMG_1.jpeg", mimeType: "image/jpeg", buffer: large },
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: broken },
    { name: "small.png", mimeType: "image/png", buffer: Buffer.from("small") },
  ]);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("#photo")?.files?.[0]?.name === "IMG_1.jpg",
  );
  const sent = await page.evaluate(async () => {
    const files = [...(document.querySelector<HTMLInputElement>("#photo")?.files ?? [])];
    const [first] = files;
    const { width, height } = first ? await createImageBitmap(first) : {};
    return { width, height, files: files.map(({ name, size, type }) => ({ name, size, type })) };
  });
  expect(sent).toMatchObject({ width: 1707, height: 2560 });
  expect(sent.files[0]?.size).toBeLessThan(large.length);
  expect(sent.files.slice(1)).toEqual([
    { name: "broken.jpg", size: broken.length, type: "image/jpeg" },
    { name: "small.png", size: 5, type: "image/png" },
  ]);
  const previews = page.getByRole("list", { name: "Chosen photos" }).locator("img");
  expect(await previews.count()).toBe(3);
  expect(await previews.first().getAttribute("src")).toMatch(/^blob:/);
  expect(await page.getByText("Main photo").count()).toBe(1);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => previews.count()).toBe(0);
});

test("what is on its way is said by name and size, as long as it is", async () => {
  const said = page.getByRole("status").filter({ hasText: /Sending/ });
  const files = ["a.jpg", "b.jpg"].map((name) => ({
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(600 * 1024),
  }));
  const send = page.getByRole("button", { name: "Send" });
  await page.setInputFiles("#photo", files.slice(0, 1));
  await send.click();
  expect(await said.textContent()).toBe("Sending a.jpg, 0.6 MB …");
  await send.click();
  expect(await said.count()).toBe(0);
  await page.setInputFiles("#photo", files);
  await send.click();
  expect(await said.textContent()).toBe("Sending 2 files, 1.2 MB …");
});
