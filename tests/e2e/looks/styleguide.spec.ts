import { expect, type Locator, type Page, test } from "../journey";
import { inspectionOf } from "../inspection";
import { owner, signIn } from "../people";

// Pictures are compared only with pictures of the same run: fonts and their edges differ between machines, and a
// picture from elsewhere would fail for that alone. So each test says what a wrong picture would be: one that never comes
// to rest, that looks by night as by day, or in which something sticks out or cannot be read.

test.skip(
  ({ javaScriptEnabled }) => !javaScriptEnabled,
  "measured by scripts; the page is the same",
);
test.describe.configure({ timeout: 120_000 });

const guide = "/dashboard/admin/styleguide";
const widths = [390, 768, 1280];

test("shows every part, each at rest and different by night", async ({ page }) => {
  await openGuide(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const parts = page.locator(".specimen:not(#toasts)");
  await expect(page.locator(".specimen h2")).toHaveText([
    "Colours",
    "Contrast",
    "Type",
    "Space",
    "Corners and shadows",
    "Buttons",
    "Links and pager",
    "Prices and icons",
    "Fields",
    "Notices",
    "Badges and waiting",
    "Nothing there",
    "Toasts",
    "Tables",
    "Cards",
    "Timeline",
    "Dialog",
  ]);
  const byDay = new Map<string | null, Buffer>();
  for (const part of await parts.all())
    byDay.set(await part.getAttribute("id"), await atRest(part));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const part of await parts.all()) {
    const name = await part.getAttribute("id");
    const isOther = async () => !byDay.get(name)?.equals(await part.screenshot(still));
    await expect.poll(isOther, `${name} has a night`).toBe(true);
  }
});

test("nothing sticks out of its part or of the page, at any width", async ({ page }) => {
  await openGuide(page);
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(stickingOut), `at ${width} px`).toEqual([]);
  }
});

test("every pair of colours that is meant to be read can be read, by day and by night", async ({
  page,
}) => {
  await openGuide(page);
  const rows = page.locator("#contrast tbody tr");
  expect(await rows.count()).toBeGreaterThan(30);
  const ratios = await rows.evaluateAll((found) =>
    found.map((row) => ({
      name: row.querySelector("th")?.textContent ?? "",
      values: [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
    })),
  );
  const unreadable = ratios.filter(({ values: [day = 0, night = 0, least = 21] }) => {
    return Math.min(day, night) < least;
  });
  expect(unreadable).toEqual([]);
});

test("shuts nobody out, with its dialog and its refused forms too", async ({ page }) => {
  const { visit, problems } = inspectionOf(page);
  await signIn(page, owner);
  for (const query of ["", "?refused", "?dialog"]) await visit(`${guide}${query}`);
  expect(problems).toEqual([]);
});

const still = { animations: "disabled", caret: "hide" } as const;

/** A picture of the part, once it looks the same twice in a row. */
async function atRest(part: Locator): Promise<Buffer> {
  let picture = await part.screenshot(still);
  const isSame = async () => {
    const before = picture;
    picture = await part.screenshot(still);
    return picture.equals(before);
  };
  await expect.poll(isSame, `${await part.getAttribute("id")} comes to rest`).toBe(true);
  return picture;
}

async function openGuide(page: Page): Promise<void> {
  await signIn(page, owner);
  await page.goto(guide);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: what ends to the right of its part. What scrolls by itself may be wider inside. */
function stickingOut(): string[] {
  return [...document.querySelectorAll(".specimen")].flatMap((part) => {
    const { right } = part.getBoundingClientRect();
    return [...part.querySelectorAll("*")]
      .filter((element) => !element.closest(".visually-hidden, thead"))
      .filter((element) => element.getBoundingClientRect().right > right + 1)
      .map((element) => `${part.id}: ${element.outerHTML.slice(0, 100)}`);
  });
}
