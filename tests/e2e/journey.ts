import { expect as plain, test as base, type Page } from "@playwright/test";

export type { BrowserContext, Locator, Page, Route } from "@playwright/test";

let journeys = 0;

/** A network of its own for each journey, told as a proxy does: the shop limits what one network may do. */
function ownNetwork(): string {
  journeys += 1;
  return `198.18.${process.pid % 256}.${journeys % 256}`;
}

/** A change from one page to the next that was not shown to its end, as somebody had gone on: browsers report it, nothing is wrong. */
export const isCutShort = ({ message }: Error): boolean => message.includes("Transition was");

export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": ownNetwork() }),
  page: async ({ page, javaScriptEnabled }, use) => {
    const errors: unknown[] = [];
    page.on("pageerror", (error) => {
      if (!isCutShort(error)) errors.push(error.stack);
    });
    // Presses and looks wait until React runs, on a page that it is to run on.
    if (javaScriptEnabled)
      await page.addLocatorHandler(
        page.locator("html:not([data-hydrated]):has(link[href*='/entry.client'])"),
        () =>
          page
            .locator("html[data-hydrated]")
            .waitFor({ state: "attached", timeout: 5_000 })
            // Where its script does not come, it is a page without.
            .catch(() => undefined),
        { noWaitAfter: true },
      );
    await use(page);
    plain(errors, "thrown by the page's script").toEqual([]);
  },
});

const isShown = () =>
  [undefined, location.pathname].includes(document.documentElement.dataset.hydrated);

/** What a journey asks or does after `toHaveURL` is about a page that is ready: with its script, if it has one. */
export const expect = plain.extend({
  async toHaveURL(page: Page, ...what: Parameters<ReturnType<typeof plain<Page>>["toHaveURL"]>) {
    const asked = this.isNot ? plain(page).not : plain(page);
    await asked.toHaveURL(...what);
    // It may leave for another page while it is asked, which is as good.
    await page.waitForLoadState("load").catch(() => undefined);
    // A new address comes before the page that React shows there.
    await page.waitForFunction(isShown, null, { timeout: 10_000 }).catch(() => undefined);
    return { pass: !this.isNot, message: () => "the address" };
  },
});

/** Journeys in a shop of their own instead of the one that all share. */
export const journeyIn = (shop: { address: string }) =>
  test.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    baseURL: async ({}, use) => use(shop.address),
  });
