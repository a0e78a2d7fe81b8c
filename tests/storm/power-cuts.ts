import { setTimeout } from "node:timers/promises";
import type { Dice } from "../dice";
import type { StormyShop } from "./shop";

/**
 * Kills the shop so often: with several processes in turns all of it, one that answers, all that answer. It mends the last two
 * itself. `pause`: the least and most milliseconds before each. Gives what it did not mend, as sentences.
 */
export async function powerCuts(
  shop: StormyShop,
  {
    kills,
    processes,
    dice,
    pause,
  }: { kills: number; processes: number; dice: Dice; pause: [least: number, most: number] },
): Promise<string[]> {
  const fallen: string[] = [];
  for (let cut = 0; cut < kills; cut += 1) {
    await setTimeout(dice.between(...pause));
    await reopened(shop);
    if (processes > 1 && cut % 3 === 1 && shop.killOne(dice.next())) continue;
    if (processes > 1 && cut % 3 === 2) {
      if (!(await shop.killAllThatAnswer()))
        fallen.push("all that answer were killed, and none was started in their place");
      continue;
    }
    await shop.kill();
    await setTimeout(dice.between(0, 300));
    await shop.start();
  }
  return fallen;
}

/** Nobody has to wait for a shop that ended by itself, which is a problem already. */
export async function staysOpen(shop: StormyShop, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await reopened(shop);
    await setTimeout(200);
  }
}

async function reopened(shop: StormyShop): Promise<void> {
  if (shop.isDown) await shop.start();
}
