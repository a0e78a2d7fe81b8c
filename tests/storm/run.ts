import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { balance } from "./ledger";
import { Mailbox } from "./mailbox";
import { preparedPayers } from "./payers";
import { powerCuts, staysOpen } from "./power-cuts";
import { Dice } from "../dice";
import { say, stageOf } from "./stage";
import { rudeVisitor } from "./rude";

// Many orders are paid at once while answers are lost, webhooks come twice and out of order, and the shop is killed and
// started again: as a whole, one of its processes, or all that answer at once, which the first has to start again by itself (they
// all die together when memory runs out or a request ends whoever gets it). Nobody waits for more than 5 s, no process ends by
// itself, also not for a rude visitor (`rude.ts`). Afterwards the books must agree to the paisa. Prints figures and problems; exit
// code 1 if there are any.

const { values: options } = parseArgs({
  options: {
    orders: { type: "string", default: "10000" },
    kills: { type: "string", default: "40" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4990" },
    processes: { type: "string", default: "2" },
  },
});
const orders = Number(options.orders);
const kills = Number(options.kills);
const seed = Number(options.seed);
const processes = Number(options.processes);
const dice = new Dice(seed);

const started = Date.now();
const mailbox = new Mailbox();
const stage = await stageOf({
  name: "storm",
  port: Number(options.port),
  processes,
  env: { SMTP_URL: await mailbox.open(), MAIL_FROM: "shop@prayosha.example" },
});
const { shop, front, desk } = stage;

say(`${orders} orders, ${kills} kills, seed ${seed}, ${processes} processes`);
await shop.start();
const [product] = await productsOf();
if (!product) throw new Error("Nothing is sold here");

await desk.loseAnswers(0.1, seed);
const pay = (orderId: string) => desk.pay(orderId);
const payers = await preparedPayers(orders, { front, product, dice, pay, complain: say });
say(`${payers.length} shoppers stand before the provider's page`);

const calm = new AbortController();
const disorder = desk.sendInDisorder(calm.signal, dice);
const leave = rudeVisitor(shop, new Dice(seed));
const over = new AbortController();
const cuts = powerCuts(shop, { kills, processes, dice, pause: [200, 1500] });
const open = cuts.then(() => staysOpen(shop, over.signal));
const [fallen] = await Promise.all([cuts, ...crowd(payers)]);
say("everybody has paid");
calm.abort();
const rudeness = await leave();
await disorder;

await desk.loseAnswers(0, seed);
await desk.sendTheRest();
const captured = await desk.captured();
const books = await settledBooks();
over.abort();
await open;

const figures = {
  ...books.figures,
  "kill -9": shop.kills,
  "  of one process alone": shop.killsOfOne,
  "  of all that answer at once": shop.killsOfAll,
  seconds: Math.round((Date.now() - started) / 1000),
};
say(front.slowestWords);
await shop.end("SIGTERM");
await mailbox.close();
say(books.problems.length === 0 ? "The books agree." : "The books do not agree.");
await stage.end(figures, [
  ...books.problems,
  ...front.problems,
  ...rudeness,
  ...fallen,
  ...shop.faults,
]);

/** So many at a time as a listening socket keeps waiting without turning anybody away; who has paid makes room for the next. */
function crowd(payers: (() => Promise<void>)[]): Promise<void>[] {
  const next = payers.values();
  return Array.from({ length: 400 }, async () => {
    for (const pay of next) await pay();
  });
}

/**
 * Fair weather until the books agree, or until no mail has arrived for some minutes: a mail that a killed process was at is tried
 * again a minute later.
 */
async function settledBooks() {
  const patience = 240_000;
  let [arrived, arrivedAt] = [0, Date.now()];
  for (;;) {
    await shop.run("payments:reconcile");
    const found = balance(shop.dataDir, captured, mailbox.mails);
    if (found.problems.length === 0 || Date.now() - arrivedAt > patience) return found;
    if (mailbox.mails.length > arrived) [arrived, arrivedAt] = [mailbox.mails.length, Date.now()];
    await setTimeout(2000);
  }
}

async function productsOf() {
  const { body } = await front.askUntilAnswered("/api/v1/product/product-list/1");
  const { products } = JSON.parse(body) as {
    products: { _id: string; price: number; slug: string }[];
  };
  return products;
}
