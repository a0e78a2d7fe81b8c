import { test as base, type Page } from "@playwright/test";

export { expect, type BrowserContext, type Page } from "@playwright/test";

/** Journeys go on when the page is ready for whoever takes a second to look at it: with its scripts, if it has any. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...where) => {
      const answer = await goto(...where);
      // Some journeys keep the scripts away.
      if (javaScriptEnabled) await takenOver(page).catch(() => undefined);
      return answer;
    };
    await use(page);
  },
});

/** Once React answers for the page; at once for one that React has nothing to do with. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !("__remixContext" in window) ||
      Object.keys(document.querySelector("main") ?? {}).some((key) =>
        key.startsWith("__reactFiber"),
      ),
    undefined,
    { timeout: 8_000 },
  );
}
