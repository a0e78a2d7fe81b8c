import { expect as plain, test as base, type Page, type Response } from "@playwright/test";

export type { BrowserContext, Locator, Page, Route } from "@playwright/test";

let journeys = 0;

/** A network of its own for each journey, told as a proxy does: the shop limits what one network may do. */
function ownNetwork(): string {
  journeys += 1;
  return `198.18.${process.pid % 256}.${journeys % 256}`;
}

export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": ownNetwork() }),
  page: async ({ page }, use) => {
    const errors: unknown[] = [];
    page.on("pageerror", (error) => errors.push(error.stack));
    for (const go of ["goto", "reload", "goBack", "goForward"] as const) {
      const went = page[go].bind(page) as (...given: unknown[]) => Promise<Response | null>;
      page[go] = async (...given: unknown[]) => {
        const answer = await went(...given);
        await ready(page);
        return answer;
      };
    }
    await use(page);
    plain(errors, "thrown by the page's script").toEqual([]);
  },
});

/** A page is ready with its script, if it has one. It may leave for another page while it is asked, which is as good. */
async function ready(page: Page): Promise<void> {
  if (test.info().project.name === "no-js") return;
  const runs = () =>
    !("__remixContext" in window) || document.documentElement.dataset.hydrated !== undefined;
  await page
    .waitForLoadState("load")
    .then(() => page.waitForFunction(runs, null, { timeout: 10_000 }))
    .catch(() => undefined);
}

/** What a journey asks or does after `toHaveURL` is about a page that is ready: with its script, if it has one. */
export const expect = plain.extend({
  async toHaveURL(page: Page, ...what: Parameters<ReturnType<typeof plain<Page>>["toHaveURL"]>) {
    const asked = this.isNot ? plain(page).not : plain(page);
    await asked.toHaveURL(...what);
    await ready(page);
    return { pass: !this.isNot, message: () => "the address" };
  },
});

/** Journeys in a shop of their own instead of the one that all share. */
export const journeyIn = (shop: { address: string }) =>
  test.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    baseURL: async ({}, use) => use(shop.address),
  });
