import type { Page } from "@playwright/test";

/**
 * Lays out what the browser would lay out only when somebody comes near (`layout/far-down.css`): whoever looks at all of a
 * page at once, without going there, would find it without size and background.
 */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(part).contentVisibility === "auto")
        part.style.contentVisibility = "visible";
  });
}
