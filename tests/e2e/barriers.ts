import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { layOutWhole } from "./whole-page";

/**
 * Axe finds nothing on this page once nothing on it fades in or out any more. A script itself, it looks where scripts run, and
 * only in a drill: it takes seconds each time. Messages have gone by then: one that began to fade while axe looks would be too pale for it.
 */
export async function expectNoBarriers(page: Page, about?: string): Promise<void> {
  if (test.info().project.name === "no-js" || !process.env.DRILLS) return;
  // A message stays while the mouse is over it.
  await page.mouse.move(0, 0);
  await expect(
    page.locator(".toasts .toast:not(.toast-loading, .toast-warning, .toast-stays)"),
  ).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await layOutWhole(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    about,
  ).toEqual([]);
}
