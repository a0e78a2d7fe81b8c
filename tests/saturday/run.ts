import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { powerCuts } from "../storm/power-cuts";
import { Dice } from "../dice";
import { say, stageOf } from "../storm/stage";
import { buyOnline, type Street } from "./buyer";
import { acceptQuote, Owner } from "./owner";
import { reckon } from "./reckoning";
import { type Seen, watch } from "./watch";

// A Saturday: prices change, packs arrive, people buy online, at the counter and on the phone, quotes are sent and accepted, two batches run
// out, and the shop or some of its processes are killed meanwhile. At the end stock, money and batches add up by SQL, and no product's page
// had a price or a stock that was not true while it was made. Prints figures and problems; exit code 1 if there are any.

const { values: options } = parseArgs({
  options: {
    online: { type: "string", default: "200" },
    counter: { type: "string", default: "30" },
    phone: { type: "string", default: "10" },
    prices: { type: "string", default: "40" },
    quotes: { type: "string", default: "3" },
    kills: { type: "string", default: "6" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4960" },
  },
});
const wanted = {
  online: Number(options.online),
  counter: Number(options.counter),
  phone: Number(options.phone),
  prices: Number(options.prices),
  quotes: Number(options.quotes),
};
/** Packs in the batches that run out: an eighth of the buyers wants each of the two. */
const scarce = Math.ceil(wanted.online / 16);
const dice = new Dice(Number(options.seed));
const stage = await stageOf({ name: "saturday", port: Number(options.port), processes: 2 });
const { shop, front, desk } = stage;
const street: Street = { front, desk, dice, waits: { limit: 120_000, patience: 600_000 } };
const problems: string[] = [];

say(`${JSON.stringify(wanted)}, ${options.kills} kills, seed ${options.seed}`);
const goods = counted();
await shop.start();
const owners = [1, 2, 3, 4, 5].map((number) => new Owner(street, number));
for (const owner of owners) await owner.signIn();

const evening = new AbortController();
const slugs = goods.map(({ slug }) => slug);
const watching = [1, 2, 3].map((number) => watch(street, slugs, number, evening.signal));
const [priceOwner, goodsOwner, counterOwner, phoneOwner, quoteOwner] = owners as [
  Owner,
  Owner,
  Owner,
  Owner,
  Owner,
];
const fates = { paid: 0, told: 0 };
const [fallen] = await Promise.all([
  powerCuts(shop, { kills: Number(options.kills), processes: 2, dice, pause: [1500, 5000] }),
  told(changePrices()),
  told(receiveGoods()),
  told(sell(counterOwner, wanted.counter, false)),
  told(sell(phoneOwner, wanted.phone, true)),
  told(sendQuotes()),
  ...Array.from({ length: wanted.online }, (_, number) => told(buy(number))),
]);
await desk.sendTheRest();
evening.abort();
const seen: Seen[] = (await Promise.all(watching)).flat();
await shop.run("payments:reconcile");
const found = await settled();
const books = await shop.run("books");
if (books.code !== 0) problems.push(`npm run books: ${books.said.trim()}`);
await shop.end("SIGTERM");
problems.push(...fallen, ...found.problems, ...front.problems, ...shop.faults);
if (found.figures["at the counter"] !== wanted.counter + wanted.phone)
  problems.push(`${found.figures["at the counter"]} orders were written down`);
if (found.figures["of quotes"] !== wanted.quotes)
  problems.push(`${found.figures["of quotes"]} orders were made of quotes`);
if (fates.told === 0) problems.push("no batch ran out");

const deeds = owners.flatMap(({ done }) => [...done]);
const all = { ...found.figures, ...fates, ...Object.fromEntries(deeds), "kill -9": shop.kills };
await stage.end(all, problems);

type Good = { id: string; slug: string; paise: number };

/**
 * The packs of the day, counted from the morning on: two of which there is one small batch, and four others with plenty of an old
 * and a new batch.
 */
function counted(): Good[] {
  const books = new Database(path.join(shop.dataDir, "shop.sqlite"));
  try {
    const goods = books
      .prepare(
        `select id, slug, price_paise as paise from products where sale = 'on sale' and is_counted = 0 order by created_at, id limit 6`,
      )
      .all() as Good[];
    const batch = books.prepare(
      `insert into batches (id, number, product_id, packed_on, best_before, created_at, updated_at)
       values (@id, @id, @product, '2026-11-01', @until, @now, @now)`,
    );
    const arrived = books.prepare(
      `insert into stock_movements (id, product_id, batch_id, kind, packs, actor, why, created_at)
       values (@id, @product, @id, 'arrived', @packs, 'shop', '', @now)`,
    );
    goods.forEach(({ id: product }, index) => {
      books.prepare("update products set is_counted = 1 where id = ?").run(product);
      const batches: [number, string][] =
        index < 2
          ? [[scarce + index, "2099-01-01"]]
          : [
              [20, "2099-01-01"],
              [2000, "2099-06-01"],
            ];
      for (const [packs, until] of batches) {
        const row = { id: `SAT-${index}-${packs}`, product, until, packs, now: Date.now() - 1000 };
        batch.run(row);
        arrived.run(row);
      }
    });
    return goods;
  } finally {
    books.close();
  }
}

/** Packs of which there are plenty. */
function somePacks(most: number): Map<string, number> {
  const good = goods[2 + Math.floor(dice.next() * (goods.length - 2))]!;
  return new Map([[good.id, 1 + Math.floor(dice.next() * most)]]);
}

async function changePrices(): Promise<void> {
  const each = 4;
  for (let turn = 0; turn < wanted.prices / each; turn += 1) {
    const some = goods.slice(turn % 3, (turn % 3) + each);
    await priceOwner.changePrices(
      // Up and down by some rupees, a different price each time, and never far from the first one.
      new Map(
        some.map(({ id, paise }) => [
          id,
          Math.round(paise * 0.9) - ((turn + 1) * 300 + (paise % 100)),
        ]),
      ),
    );
    await setTimeout(dice.between(200, 1500));
  }
}

async function receiveGoods(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await setTimeout(dice.between(500, 2500));
    await goodsOwner.arrive(new Map(goods.slice(2).map(({ id }) => [id, 5 + turn])));
  }
}

async function sell(owner: Owner, orders: number, isCalling: boolean): Promise<void> {
  for (let order = 0; order < orders; order += 1) {
    const phone = `96${isCalling ? 1 : 2}${String(1_000_000 + order)}`;
    await owner.writeDown(phone, somePacks(3), isCalling);
    await setTimeout(dice.between(50, 500));
  }
}

async function sendQuotes(): Promise<void> {
  for (let quote = 0; quote < wanted.quotes; quote += 1)
    await acceptQuote(street, await quoteOwner.quote(somePacks(30)));
}

/** One of four wants what there is little of. */
async function buy(number: number): Promise<void> {
  await setTimeout(dice.between(0, 15_000));
  const isScarce = dice.chance(0.25);
  const choice = isScarce ? Math.floor(dice.next() * 2) : 2 + Math.floor(dice.next() * 4);
  const pause = () => setTimeout(dice.between(0, 2000));
  fates[await buyOnline(street, { slug: goods[choice]!.slug, number, pause })] += 1;
}

/** Whoever cannot go on says why. */
async function told(work: Promise<void>): Promise<void> {
  await work.catch((error: Error) => void problems.push(error.message.slice(0, 500)));
}

/** What was lost on the way the shop finds by asking the provider. */
async function settled() {
  const givesUpAt = Date.now() + 120_000;
  for (;;) {
    const state = reckon(shop.dataDir, seen, (await desk.captured()).length);
    if (state.problems.length === 0 || Date.now() > givesUpAt) return state;
    await shop.run("payments:reconcile");
    await setTimeout(500);
  }
}
