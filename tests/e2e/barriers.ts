import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { layOutWhole } from "./whole-page";

/** A message that will go by itself: one that begins to fade while axe looks would be too pale for it. */
const passing = ".toast:not(.toast-loading, .toast-warning, .toast-stays)";

/** Axe, which is itself a script, finds nothing on this page once nothing on it fades in or out any more. */
export async function expectNoBarriers(page: Page, about?: string): Promise<void> {
  if (test.info().project.name === "no-js") return;
  // First: what is not laid out does not move on.
  await layOutWhole(page);
  await page.evaluate(async (message) => {
    const moving = document.getAnimations().filter(({ effect }) => {
      const isOnMessage = effect instanceof KeyframeEffect && effect.target?.closest(message);
      return !isOnMessage && effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, passing);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(passing);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    about,
  ).toEqual([]);
}
