import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../free-port";
import { serve } from "../razorpay-sandbox/serve";
import { Owner } from "../saturday/owner";
import { keys, shopAsInProduction } from "../storm/as-in-production";
import { Front } from "../storm/front";
import { ProviderDesk } from "../storm/provider-desk";
import { Dice } from "../dice";
import { seed as putDemoShopIn } from "../storm/seeded";
import { Buyers } from "./buyers";
import { whileShopIsDown } from "./down";
import { Guests, mix } from "./guests";
import { attack } from "./hostile";
import { Shelf } from "./shelf";
import { changeAndWatch } from "./change";
import { recallAndWatch } from "./recall";
import { hasVarnish, startVarnish } from "./varnish";
import { victimOf } from "./victim";

// The shop behind Varnish with the guide's VCL. Guests look around, buyers order, and the owner changes prices, each of which the edge
// has to show within a second; then for a third of that time the same crowd is at the shop itself, because orders must not be slower
// behind the edge (what comes late there is nothing that the edge did). Then the cache is attacked, and at last the shop is killed:
// guests browse on, buyers are told. Prints figures and problems; exit code 1 if there are any. Without Varnish it says so and does
// nothing.

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    rate: { type: "string", default: "150" },
    buyers: { type: "string", default: "4" },
    prices: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4920" },
    short: { type: "boolean", default: false },
  },
});
if (!hasVarnish) {
  say("varnishd is not installed: nothing was tried.");
  process.exit(0);
}
const seconds = options.short ? 25 : Number(options.seconds);
const prices = options.short ? 2 : Number(options.prices);
const rate = options.short ? 250 : Number(options.rate);
/** Of all looks at open pages by visitors without our cookies. */
const leastHits = 0.95;

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-edge-"));
mkdirSync(path.join(folder, "varnish"));
const dice = new Dice(Number(options.seed));
const port = Number(options.port);
const edgePort = await freePort();
const webhookSecret = "edge_webhooks";
const webhookUrl = `http://127.0.0.1:${port}/webhooks/razorpay`;
const sandbox = { prefix: "", keySecret: keys.secret, control: true, webhooks: "auto" } as const;
const provider = await serve({ ...sandbox, webhookUrl, webhookSecret });
const desk = new ProviderDesk(provider.base);
const shop = shopAsInProduction({
  port,
  folder,
  provider,
  env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret, PURGE_URL: `http://127.0.0.1:${edgePort}/` },
});
const edge = new Front(edgePort);
const past = new Front(port);
const waits = { limit: 120_000, patience: 120_000 };

say(`${seconds} s, ${rate} looks a second, ${prices} price changes, seed ${options.seed}`);
say(
  `of 100 looks: ${Object.entries(mix)
    .map((share) => share.join(" "))
    .join(", ")}`,
);
await putDemoShopIn(folder);
await shop.start();
const varnish = await startVarnish({ port: edgePort, shopPort: port, folder });
const shelf = new Shelf(await productsOf());
const owner = new Owner({ front: edge, desk, dice, waits }, 1);
await owner.signIn();
const categories = await categoriesOf();

const problems: string[] = [];
const seenAfter: number[] = [];
const recallSeenAfter: number[] = [];
const behind = await crowd(edge, seconds, changePrices);
const without = await crowd(past, seconds / 3, () => Promise.resolve());
const open = ["/", "/Store", `/product/${shelf.slugs[0]}`, "/about"];
const victim = await victimOf(edge, waits);
const attacked = await attack(edgePort, open, victim);
const down = await whileShopIsDown({ shop, edgePort, shelf, owner, open, victim });
await shop.run("payments:reconcile");
const books = await shop.run("books");
await shop.end("SIGTERM");
await varnish.stop();

const { hits, misses, passes, same } = behind.guests.seen;
const all = hits + misses + passes;
const share = hits / all;
const [orders, others] = [behind.buyers.figures(), without.buyers.figures()];
if (!(share >= leastHits)) problems.push(`only ${percent(share)} of the looks were hits`);
if (orders.orders === 0 || others.orders === 0) problems.push("nobody could order");
// Some seconds on a shared machine say nothing of that.
if (!options.short && orders.median > 1.25 * others.median)
  problems.push(`an order takes ${orders.median} ms behind the edge, ${others.median} without it`);
problems.push(
  ...behind.guests.problems,
  ...behind.buyers.problems,
  ...attacked.problems,
  ...down.problems,
  ...(books.code === 0 ? [] : [`npm run books: ${books.said.trim()}`]),
  ...edge.problems,
  ...shop.faults,
);
const figures = {
  "looks of guests": all,
  "of them hits": `${hits} (${percent(share)})`,
  "of them not sent again (304)": same,
  "misses, passes": `${misses}, ${passes}`,
  "a look: half, 99 of 100 within ms": `${within(behind.guests.times, 0.5)}, ${within(behind.guests.times, 0.99)}`,
  "the same without the edge": `${within(without.guests.times, 0.5)}, ${within(without.guests.times, 0.99)}`,
  "looks without the edge": without.guests.times.length,
  "a changed price is seen after ms": seenAfter.map(Math.round).join(", "),
  "a recall is seen after ms": recallSeenAfter.map(Math.round).join(", "),
  "orders behind the edge": words(orders),
  "orders without it": words(others),
  "attacks on the cache": attacked.tries,
  "pages while the shop is down": down.pages,
};
for (const [name, figure] of Object.entries(figures)) say(`${name.padEnd(36)} ${figure}`);
for (const problem of new Set(problems)) say(`PROBLEM: ${problem}`);
say(problems.length === 0 ? "It held." : `${problems.length} problems.`);
await provider.stop();
edge.close();
past.close();
if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`The data is kept in ${folder}`);
process.exit(problems.length === 0 ? 0 : 1);

/** Guests and buyers at this front for so many seconds, while something else is done. */
async function crowd(front: Front, lasts: number, meanwhile: () => Promise<void>) {
  const evening = new AbortController();
  const guests = new Guests(front, shelf, categories, dice, front === edge);
  const buyers = new Buyers(
    { front, desk, dice, waits },
    shelf.slugs,
    front === edge ? 0 : 100_000,
  );
  const all = [
    guests.browse(rate, evening.signal),
    buyers.buy(Number(options.buyers), evening.signal),
  ];
  await Promise.all([meanwhile(), setTimeout(lasts * 1000)]);
  evening.abort();
  await Promise.all(all);
  return { guests, buyers };
}

async function changePrices(): Promise<void> {
  for (let count = 0; count < prices; count += 1) {
    await setTimeout((seconds * 1000) / (prices + 1));
    const change = await changeAndWatch({ edge, shelf, owner, dice });
    seenAfter.push(...change.seenAfter);
    problems.push(...change.problems);
  }
  const recall = await recallAndWatch({ edge, dataDir: shop.dataDir });
  recallSeenAfter.push(...recall.seenAfter);
  problems.push(...recall.problems);
}

async function productsOf() {
  const { body } = await past.ask("/api/v1/product/product-list/1");
  return (JSON.parse(body) as { products: { _id: string; slug: string; price: number }[] })
    .products;
}

async function categoriesOf(): Promise<string[]> {
  const { body } = await past.ask("/api/v1/category/get-category");
  const { category } = JSON.parse(body) as { category: { slug: string }[] };
  return category.map(({ slug }) => slug);
}

function words({ orders, median }: ReturnType<Buyers["figures"]>): string {
  return `${orders}, half of them within ${median} ms`;
}

function within(times: number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
