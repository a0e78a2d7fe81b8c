import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { buyOnline, isSoldOut } from "../saturday/buyer";
import { Browser } from "../storm/browser";
import { say, stageOf } from "../storm/stage";
import type { Page } from "../storm/page";
import { powerCuts } from "../storm/power-cuts";
import { Dice } from "../dice";

// Many buyers race for the last packs of three products, in two processes, some of which are killed meanwhile: bowls, which are sold by the
// piece; cartons, some packed ahead and all others sold from their bottles; and the same bottles one by one. At the end what was paid is what
// there was, everybody else was told before paying, nothing waits for review, no pack is owed, and the products' pages, kept in memory
// before, say that they are sold out. Prints figures and problems; exit code 1 if there are any.

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
/** What there is of each: so many buyers want one of them that none is left. */
const there = { bowl: packs, carton: Math.ceil(packs / 5), bottle: Math.ceil(packs * 1.5) };
/** Bottles in a carton. */
const inside = 10;
const slugs = { bowl: "brass-bowl", carton: "", bottle: "" };
countProducts();
await shop.start();
// Both processes have the pages in memory before.
for (let time = 0; time < 8; time += 1)
  for (const slug of Object.values(slugs)) await pageOfGuest("10.200.0.1", slug);

let told = 0;
const pause = () => setTimeout(dice.between(0, 3000));
const fates = Array.from({ length: buyers }, async (_, number) => {
  await setTimeout(dice.between(0, 2000));
  const slug = Object.values(slugs)[number % 3] ?? "";
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
for (const slug of Object.values(slugs))
  if (!isSoldOut(await pageOfGuest("10.200.0.2", slug)))
    problems.push(`the page of ${slug} does not say sold out`);
const books = await shop.run("books");
if (books.code !== 0) problems.push(`npm run books: ${books.said.trim()}`);
await shop.end("SIGTERM");
problems.push(...fallen, ...front.problems, ...shop.faults);

expect("bowls sold", after.bowl, there.bowl);
const fromBottles = after.carton - there.carton;
if (fromBottles < 0)
  problems.push(`only ${after.carton} of ${there.carton} ready cartons are sold`);
expect("bottles sold, alone and in cartons", after.bottle + fromBottles * inside, there.bottle);
expect("paid orders", after.paid, after.bowl + after.carton + after.bottle);
expect("payments that took money", after.captured, after.paid);
expect("buyers told before paying", told, buyers - after.paid);
expect("packs on hand", after.left, 0);
expect("orders in review", after.review, 0);
const figures = { buyers, packs, ...after, "told before paying": told, "kill -9": shop.kills };
await stage.end(figures, problems);

/** Counts the demo's bowls, its carton that is made of bottles, and those bottles. */
function countProducts(): void {
  const books = new Database(path.join(shop.dataDir, "shop.sqlite"));
  try {
    const made = books
      .prepare(
        `select whole.slug as carton, part.slug as bottle from product_parts t
         join products whole on whole.id = t.product_id join products part on part.id = t.part_id where t.packs = ?`,
      )
      .get(inside) as { carton: string; bottle: string };
    Object.assign(slugs, made);
    // As many may be held as there are: who comes first is the question here.
    books
      .prepare("insert into settings (key, value, updated_at) values (?, ?, 0)")
      .run("checkout.unprovenPacks", String(buyers * inside));
    for (const what of ["bowl", "carton", "bottle"] as const) {
      const slug = slugs[what];
      books.prepare("update products set is_counted = 1 where slug = ?").run(slug);
      books
        .prepare(
          `insert into stock_movements (id, product_id, kind, packs, actor, why, created_at)
           select 'race-' || slug, id, 'corrected', ? - stock, 'shop', '', ? from products where slug = ? and stock <> ?`,
        )
        .run(there[what], Date.now(), slug, there[what]);
    }
  } finally {
    books.close();
  }
}

function pageOfGuest(address: string, slug: string): Promise<Page> {
  return new Browser(front, address, waits).open(`/product/${slug}`);
}

type State = Record<"paid" | "captured" | "review" | "left" | keyof typeof there, number>;

/** What was lost on the way the shop finds by asking the provider. */
async function settled(): Promise<State> {
  const givesUpAt = Date.now() + 120_000;
  for (;;) {
    await shop.run("payments:reconcile");
    const state = await stateNow();
    if ((state.left === 0 && state.paid === state.captured) || Date.now() > givesUpAt) return state;
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
    const sold = (slug: string) =>
      books
        .prepare(
          `select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
           where o.payment_status = 'paid' and o.buyer_email like 'shopper-%' and p.slug = ?`,
        )
        .pluck()
        .get(slug) as number;
    // The figures of a pack that is owed are below zero.
    const left = books
      .prepare("select sum(abs(stock)) from products where slug in (?, ?, ?)")
      .pluck()
      .get(Object.values(slugs));
    return {
      bowl: sold(slugs.bowl),
      carton: sold(slugs.carton),
      bottle: sold(slugs.bottle),
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
