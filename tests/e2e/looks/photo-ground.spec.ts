import { expect, type Locator, type Page, test } from "../journey";

// What stands in the place of a photo that is still on its way, on every way to a page.

/** Products that no other journey changes. */
const glass = "?category=premium-glass";

test("until a photo comes, its place has the photo's own colour", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/violates/i.test(message.text())) refused.push(message.text());
  });
  await page.route("**/photos/**", (route) => route.abort());
  const cards = page.getByRole("article").getByRole("img");

  await test.step("on a page made for this visit, and on one from memory", async () => {
    for (const visit of ["first", "second", "third"]) {
      await page.goto(`/Store${glass}&page=1`);
      const colours = await ownColours(page, cards, `/Store.data${glass}`);
      expect(new Set(colours).size, visit).toBeGreaterThan(1);
    }
  });

  await test.step("on a page that a link leads to", async () => {
    await page.getByRole("article").getByRole("link", { name: "Glass" }).first().click();
    await expect(page).toHaveURL(/\/product\//);
    const data = `${new URL(page.url()).pathname}.data`;
    const strip = page.getByRole("list", { name: "Photos" });
    await ownColours(page, strip.getByRole("img"), data);
    await strip.getByRole("link").first().click();
    await ownColours(page, page.getByRole("dialog").getByRole("img"), data);
  });

  await test.step("on the way back", async () => {
    await page.goBack();
    await page.goBack();
    await ownColours(page, cards, `/Store.data${glass}`);
  });
  expect(refused).toEqual([]);
});

/** The grounds of these photos, once each is a colour that the page's data tell. */
async function ownColours(page: Page, photos: Locator, data: string): Promise<string[]> {
  const told = await (await page.request.get(data)).text();
  let grounds: string[] = [];
  await expect(async () => {
    grounds = await photos.evaluateAll((images) =>
      images.map((image) => {
        const channels = getComputedStyle(image).backgroundColor.match(/[\d.]+/g) ?? [];
        return `#${channels.map((one) => Number(one).toString(16).padStart(2, "0")).join("")}`;
      }),
    );
    expect(grounds.length).toBeGreaterThan(0);
    for (const ground of grounds) expect(told).toContain(`"${ground}"`);
  }).toPass({ timeout: 10_000 });
  return grounds;
}
