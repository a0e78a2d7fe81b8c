import { setTimeout } from "node:timers/promises";
import type { StormyShop } from "../storm/shop";

/** What `/metrics` tells of the copy; NaN where it does not. Nothing of a shop that is down is known. */
export async function copyFigures({ address }: StormyShop) {
  const text = await fetch(`${address}/metrics`).then(
    (answer) => answer.text(),
    () => "",
  );
  const of = (name: string) =>
    Number(new RegExp(`^shop_copy_${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    age: of("age_seconds"),
    ok: of("ok"),
    waitingBytes: of("waiting_bytes"),
    photosWaiting: of("photos_waiting"),
  };
}

/** Waits until the copy has caught up, photos and all; false if it does not within so many ms. */
export async function copied(shop: StormyShop, within: number): Promise<boolean> {
  const givesUpAt = performance.now() + within;
  while (performance.now() < givesUpAt) {
    const { age, photosWaiting } = await copyFigures(shop);
    if (age < 4 && photosWaiting === 0) return true;
    await setTimeout(100);
  }
  return false;
}
