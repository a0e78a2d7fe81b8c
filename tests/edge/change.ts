import { setTimeout } from "node:timers/promises";
import type { Owner } from "../saturday/owner";
import type { Front } from "../storm/front";
import type { Dice } from "../dice";
import { Stopwatch } from "../storm/stopwatch";
import { seenWithin, type Shelf, shownOn } from "./shelf";

type Scene = { edge: Front; shelf: Shelf; owner: Owner; dice: Dice };

/** The owner changes the price of a product; gives after how many ms of its own the edge showed it in each encoding, and what must not be. */
export async function changeAndWatch({ edge, shelf, owner, dice }: Scene) {
  const slug = shelf.slugs[Math.floor(dice.next() * shelf.slugs.length)] ?? "";
  const paise = shelf.priceOf(slug) - 100;
  await shelf.change(slug, paise, (id) => owner.changePrices(new Map([[id, paise]])));
  const stored = new Stopwatch();
  const seen = await Promise.all(["br, gzip", "gzip", ""].map(whenSeen));
  const problems = seen
    .filter((ms) => ms > seenWithin)
    .map((ms) => `a price of ${slug} was seen after ${Math.round(ms)} ms`);
  return { seenAfter: seen, problems };

  async function whenSeen(encoding: string): Promise<number> {
    for (;;) {
      const { body } = await edge.ask(`/product/${slug}`, {
        headers: { "Accept-Encoding": encoding },
      });
      const ms = stored.own;
      if (shownOn(slug, body) === paise || ms > 20 * seenWithin) return ms;
      await setTimeout(20);
    }
  }
}
