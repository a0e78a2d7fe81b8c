import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { buyOnline, isSoldOut } from "../saturday/buyer";
import { Browser } from "../storm/browser";
import { say, stageOf } from "../storm/stage";
import type { Page } from "../storm/page";
import { powerCuts } from "../storm/power-cuts";
import { Dice } from "../storm/random";

// Many buyers race for the last packs of one product, in two processes, some of which are killed meanwhile. At the end as many orders are paid
// as there were packs, everybody else was told before paying, nothing waits for review, no pack is owed, and the product's page,
// kept in memory before, says that it is sold out. Prints figures and problems; exit code 1 if there are any.

const { values: options } = parseArgs({
  options: {
    buyers: { type: "string", default: "500" },
    packs: { type: "string", default: "50" },
    kills: { type: "string", default: "3" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4970" },
  },
});
const [buyers, packs, kills] = [options.buyers, options.packs, options.kills].map(Number) as [
  number,
  number,
  number,
];
const dice = new Dice(Number(options.seed));
/** All of them wait for one another. */
const waits = { limit: 120_000, patience: 600_000 };

const stage = await stageOf({ name: "race", port: Number(options.port), processes: 2 });
const { shop, front, desk } = stage;
const problems: string[] = [];

say(`${buyers} buyers for ${packs} packs, ${kills} kills, seed ${options.seed}`);
const slug = countedProduct();
await shop.start();
// Both processes have the page in memory before.
for (let time = 0; time < 8; time += 1) await pageOfGuest("10.200.0.1");

let told = 0;
const pause = () => setTimeout(dice.between(0, 3000));
const fates = Array.from({ length: buyers }, async (_, number) => {
  await setTimeout(dice.between(0, 2000));
  await buyOnline({ front, desk, dice, waits }, { slug, number, pause }).then(
    (fate) => void (told += fate === "told" ? 1 : 0),
    (error: Error) => void problems.push(error.message.slice(0, 400)),
  );
});
const [fallen] = await Promise.all([
  powerCuts(shop, { kills, processes: 2, dice, pause: [1500, 6000] }),
  ...fates,
]);
await desk.sendTheRest();
const after = await settled();
const last = await pageOfGuest("10.200.0.2");
if (!isSoldOut(last)) problems.push("the product's page does not say sold out");
const books = await shop.run("books");
if (books.code !== 0) problems.push(`npm run books: ${books.said.trim()}`);
await shop.end("SIGTERM");
problems.push(...fallen, ...front.problems, ...shop.faults);

expect("paid orders", after.paid, packs);
expect("payments that took money", after.captured, packs);
expect("buyers told before paying", told, buyers - packs);
expect("packs on hand", after.left, 0);
expect("orders in review", after.review, 0);
const figures = { buyers, packs, ...after, "told before paying": told, "kill -9": shop.kills };
await stage.end(figures, problems);

/** A product of the demo shop that is counted from now on; its slug. */
function countedProduct(): string {
  const books = new Database(path.join(shop.dataDir, "shop.sqlite"));
  try {
    const found = books
      .prepare("select id, slug from products where sale = 'on sale' order by created_at limit 1")
      .get() as { id: string; slug: string };
    books.prepare("update products set is_counted = 1 where id = ?").run(found.id);
    // As many may be held as there are: who comes first is the question here.
    books
      .prepare("insert into settings (key, value, updated_at) values (?, ?, 0)")
      .run("checkout.unprovenPacks", String(packs));
    books
      .prepare(
        `insert into stock_movements (id, product_id, kind, packs, actor, why, created_at)
         values ('race', ?, 'corrected', ? - (select stock from products where id = ?), 'shop', '', ?)`,
      )
      .run(found.id, packs, found.id, Date.now());
    return found.slug;
  } finally {
    books.close();
  }
}

function pageOfGuest(address: string): Promise<Page> {
  return new Browser(front, address, waits).open(`/product/${slug}`);
}

type State = { paid: number; captured: number; review: number; left: number };

/** What was lost on the way the shop finds by asking the provider. */
async function settled(): Promise<State> {
  const givesUpAt = Date.now() + 120_000;
  for (;;) {
    await shop.run("payments:reconcile");
    const state = await stateNow();
    if (state.paid === packs || Date.now() > givesUpAt) return state;
    await setTimeout(500);
  }
}

async function stateNow(): Promise<State> {
  const books = new Database(path.join(shop.dataDir, "shop.sqlite"), { readonly: true });
  try {
    const count = (condition: string) =>
      books
        .prepare(`select count(*) from orders where ${condition} and buyer_email like 'shopper-%'`)
        .pluck()
        .get() as number;
    const left = books.prepare("select stock from products where slug = ?").pluck().get(slug);
    return {
      paid: count("payment_status = 'paid'"),
      captured: (await desk.captured()).length,
      review: count("payment_status = 'review'"),
      left: Number(left),
    };
  } finally {
    books.close();
  }
}

function expect(what: string, is: number, wanted: number): void {
  if (is !== wanted) problems.push(`${what}: ${is} instead of ${wanted}`);
}
