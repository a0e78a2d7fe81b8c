import { setTimeout } from "node:timers/promises";
import { importRows, ownerOf, photoOf12Megapixels, sendPhotos } from "./beside";
import { isWanted } from "./options";
import type { Served } from "./served";
import { startShop } from "./shop";
import { mostMemory, type Verdict } from "./targets";
import { say } from "./tell";
import type { Size } from "./templates";

/** Products on one page of the Store. */
const perPage = 8;
/** How many read at the same time. */
const readers = 10;
/**
 * How long (ms) a shop is left alone before its memory counts. By then processes beside it have ended, and V8, which first waits 8 s
 * to see that nothing happens, has given back what it needed for the work before.
 */
const rest = 60_000;
const mb = 2 ** 20;

/**
 * How much memory a shop of one process takes that is left alone: after its start, after 10 photos of 12 MP and an import of 5,000
 * rows, and after somebody has read through all its products; and how much the process takes that leads two others.
 */
export async function measureMemory(dataDir: string, { products }: Size): Promise<Verdict[]> {
  if (!isWanted("memory")) return [];
  const shop = await startShop(dataDir, 1);
  const verdicts = [await leftAlone(shop, "after the start")];
  await readThrough(shop, products);
  verdicts.push(await leftAlone(shop, `after reading through ${products} products`));
  await shop.stop();
  const busy = await startShop(dataDir, 1);
  const owner = await ownerOf(busy, dataDir);
  let sent = 0;
  await sendPhotos(owner, await photoOf12Megapixels(), () => (sent += 1) > 10);
  await importRows(owner);
  verdicts.push(await leftAlone(busy, "after photos and an import"));
  await busy.stop();
  const two = await startShop(dataDir, 2);
  verdicts.push(await leftAlone(two, "of the process that leads two", () => two.rssOfFirst()));
  await two.stop();
  return verdicts;
}

async function leftAlone(shop: Served, when: string, rss = () => shop.rss()): Promise<Verdict> {
  await setTimeout(rest);
  const used = (rss() ?? 0) / mb;
  say(`memory ${when}: ${used.toFixed(0)} MB`);
  return {
    promise: `memory ${when}: ${mostMemory} MB at most`,
    reached: used.toFixed(0),
    kept: used <= mostMemory,
  };
}

/** Asks for the pages of the Store that show them. */
async function readThrough({ address }: Served, products: number): Promise<void> {
  const pages = Math.ceil(products / perPage);
  let page = 0;
  const reader = async () => {
    while (page < pages) {
      const path = `/Store?page=${(page += 1)}`;
      const answer = await fetch(address + path);
      const html = await answer.text();
      if (!answer.ok || !html.includes("/product/")) throw new Error(`${path} shows no product`);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
}
