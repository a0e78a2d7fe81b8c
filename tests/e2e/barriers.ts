import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { layOutWhole } from "./whole-page";

/** A message that will go by itself: one that begins to fade while axe looks would be too pale for it. */
const passing = ".toast:not(.toast-loading, .toast-warning, .toast-stays)";

/** Axe, which is itself a script, finds nothing on this page once nothing on it fades in or out any more. */
export async function expectNoBarriers(page: Page, about?: string): Promise<void> {
  if (test.info().project.name === "no-js") return;
  await layOutWhole(page);
  await page.evaluate(async (message) => {
    // What is in a closed fold does not move on.
    const moves = ({ target }: KeyframeEffect) =>
      target?.checkVisibility() && !target.closest(message);
    const moving = document.getAnimations().filter(({ effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return !isEndless && effect instanceof KeyframeEffect && moves(effect);
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
