import type { Browser, Cookie } from "@playwright/test";
import { phone } from "./scales";

/** 1.6 Mbit/s with 150 ms for the way there and back. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const widths = { phone, desk: { viewport: { width: 1280, height: 800 } } };

/** How a page is opened; `hasScript`: whether the browser runs any. */
export type Opening = { width: keyof typeof widths; hasScript: boolean };

export const openings: Opening[] = (["phone", "desk"] as const).flatMap((width) =>
  [true, false].map((hasScript) => ({ width, hasScript })),
);

/** What one opening may differ from the next by chance, in ms. */
const chance = 60;

/** Where the first screen comes later with script than without; `times` (ms) as `openings` are. */
export function lateWithScript(times: number[]): string[] {
  return openings.flatMap(({ width, hasScript }, index) => {
    const [here = 0, without = 0] = [times[index], times[index + 1]];
    return hasScript && here > without + chance
      ? [`${width}: the first screen is complete after ${here} ms with script, ${without} without`]
      : [];
  });
}

/**
 * When the first screen is complete on a slow line, in ms from the start: every photo, letter and style that can be seen without
 * scrolling has arrived. Opens `address` with an empty cache.
 */
export async function firstScreen(
  browser: Browser,
  address: string,
  { width, hasScript }: Opening,
  cookies: Cookie[] = [],
): Promise<number> {
  const context = await browser.newContext({
    ...widths[width],
    javaScriptEnabled: hasScript,
    serviceWorkers: "block",
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", slowLine);
  await page.goto(address, { waitUntil: "networkidle" });
  const complete = await page.evaluate(lastOfFirstScreen);
  await context.close();
  return complete;
}

function lastOfFirstScreen(): number {
  const isInSight = (element: Element) => {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const isOn = top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
    return isOn && width > 0 && height > 0;
  };
  // A gallery's further photos stand beside the first, outside of what it shows.
  const pictures = [...document.querySelectorAll("img:not(.gallery-strip li + li img)")]
    .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
    .filter(isInSight)
    .map(({ currentSrc }) => currentSrc);
  // Letters of another script than the page's stand in for those of the device; this browser has none.
  const isSeen = ({ name }: PerformanceEntry) =>
    pictures.includes(name) || (/\.(woff2|css)(\?|$)/.test(name) && !/-(words|names)-/.test(name));
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const pages = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return Math.max(...[...pages, ...resources.filter(isSeen)].map((entry) => entry.responseEnd));
}
