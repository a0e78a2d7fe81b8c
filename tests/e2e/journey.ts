import { expect as plain, test as base, type Page } from "@playwright/test";

export type { BrowserContext, Locator, Page, Route } from "@playwright/test";

let journeys = 0;

/** A network of its own for each journey, told as a proxy does: the shop limits what one network may do. */
function ownNetwork(): string {
  journeys += 1;
  return `198.18.${process.pid % 256}.${journeys % 256}`;
}

/** Journeys go on when the page is ready for whoever takes a second to look at it: with its scripts, if it has any. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": ownNetwork() }),
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const ready = async (answer: ReturnType<typeof goto>) => {
      await answer;
      // Some journeys keep the scripts away.
      if (javaScriptEnabled) await takenOver(page).catch(() => undefined);
      return answer;
    };
    page.goto = (...where) => ready(goto(...where));
    page.reload = (...how) => ready(reload(...how));
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

/**
 * A page that a script brought has its address a moment before its content. What a journey asks after
 * `toHaveURL` is about the new page, never about the old one that still stands there.
 */
export const expect = plain.extend({
  async toHaveURL(page: Page, ...what: Parameters<ReturnType<typeof plain<Page>>["toHaveURL"]>) {
    const asked = this.isNot ? plain(page).not : plain(page);
    await asked.toHaveURL(...what);
    if (base.info().project.use.javaScriptEnabled) await isQuiet(page);
    return { pass: !this.isNot, message: () => "the address" };
  },
});

/** Once the page has nothing more to do. It may leave for another while it is asked, which is as good. */
async function isQuiet(page: Page): Promise<void> {
  await page
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    .catch(() => undefined);
}
