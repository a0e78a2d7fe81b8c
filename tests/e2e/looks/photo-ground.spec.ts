import { expect, type Locator, test } from "../journey";

// What stands in the place of a photo that is still on its way, on every way to a page.

/** Products that no other journey changes. */
const glass = "?category=premium-glass";

test("until a photo comes, its place has a colour near the photo's own", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/violates/i.test(message.text())) refused.push(message.text());
  });
  await page.route("**/photos/**", (route) => route.abort());
  const cards = page.getByRole("article").getByRole("img");

  await test.step("on a page made for this visit, and on one from memory", async () => {
    for (const visit of ["first", "second", "third"]) {
      await page.goto(`/Store${glass}&page=1`);
      const colours = await ownColours(cards);
      expect(new Set(colours).size, visit).toBeGreaterThan(1);
    }
  });

  await test.step("on a page that a link leads to", async () => {
    await page.getByRole("article").getByRole("link", { name: "Glass" }).first().click();
    await expect(page).toHaveURL(/\/product\//);
    const strip = page.getByRole("list", { name: "Photos" });
    await ownColours(strip.getByRole("img"));
    await strip.getByRole("link").first().click();
    await ownColours(page.getByRole("dialog").getByRole("img"));
  });

  await test.step("on the way back", async () => {
    await page.goBack();
    await page.goBack();
    await ownColours(cards);
  });
  expect(refused).toEqual([]);
});

/** The grounds of these photos, once each is the colour that its class names. */
async function ownColours(photos: Locator): Promise<string[]> {
  let grounds: string[] = [];
  await expect(async () => {
    const shown = await photos.evaluateAll((images) =>
      images.map((image) => {
        const channels = getComputedStyle(image).backgroundColor.match(/[\d.]+/g) ?? [];
        const ground = channels.map((one) => Number(one).toString(16).padStart(2, "0")).join("");
        return { ground, named: /ground-([0-9a-f]{6})/.exec(image.className)?.[1] };
      }),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { ground, named } of shown) expect(ground).toBe(named);
    grounds = shown.map(({ ground }) => ground);
  }).toPass({ timeout: 10_000 });
  return grounds;
}
