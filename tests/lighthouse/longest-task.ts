import type { Browser } from "@playwright/test";
import { phone } from "../weight/scales";

/** The longest task (ms) of a page on a phone with a processor four times slower than this one; 0 when all are short. */
export async function longestTask(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({
    ...phone,
    extraHTTPHeaders: cookie ? { Cookie: cookie } : {},
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watchTasks);
  await page.goto(address, { waitUntil: "networkidle" });
  const longest = await page.evaluate(
    () => (window as unknown as { longestTask: number }).longestTask,
  );
  await context.close();
  return longest;
}

/** Runs in the page before anything of it; browsers report tasks of 50 ms and more. */
function watchTasks(): void {
  const seen = window as unknown as { longestTask: number };
  seen.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      seen.longestTask = Math.max(seen.longestTask, Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
}
