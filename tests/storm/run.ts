import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serve } from "../razorpay-sandbox/serve";
import { keys, shopAsInProduction } from "./as-in-production";
import { Front } from "./front";
import { balance } from "./ledger";
import { Mailbox } from "./mailbox";
import { preparedPayers } from "./payers";
import { Dice } from "./random";
import { rudeVisitor } from "./rude";
import { seed as putDemoShopIn } from "./seeded";

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
const webhookSecret = "storm_webhooks";

const started = Date.now();
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-storm-"));
const mailbox = new Mailbox();
const smtp = await mailbox.open();
const port = Number(options.port);
const provider = await serve({
  prefix: "",
  keySecret: keys.secret,
  control: true,
  webhooks: "hold",
  webhookUrl: `http://127.0.0.1:${port}/webhooks/razorpay`,
  webhookSecret,
});
const shop = shopAsInProduction({
  port,
  folder,
  provider,
  processes,
  env: {
    SMTP_URL: smtp,
    MAIL_FROM: "shop@prayosha.example",
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  },
});
const front = new Front(port);

say(`${orders} orders, ${kills} kills, seed ${seed}, ${processes} processes`);
await putDemoShopIn(folder);
await shop.start();
const [product] = await productsOf();
if (!product) throw new Error("Nothing is sold here");

await control("fail", { match: "* /v1/*", afterCommit: true, rate: 0.1, seed, times: 1_000_000 });
const fallen: string[] = [];
const payers = await preparedPayers(orders, { front, product, dice, pay, complain: say });
say(`${payers.length} shoppers stand before the provider's page`);

const calm = new AbortController();
const disorder = webhooksInDisorder(calm.signal);
const leave = rudeVisitor(shop, new Dice(seed));
const over = new AbortController();
const cuts = powerCuts();
const open = cuts.then(() => staysOpen(over.signal));
await Promise.all([cuts, ...crowd(payers)]);
say("everybody has paid");
calm.abort();
const rudeness = await leave();
await disorder;

await control("fail", { match: "* /v1/*", afterCommit: true, rate: 0.1, seed, times: 0 });
await control("webhooks/flush", { order: "fifo" });
const captured = await capturedPayments();
const books = await settledBooks();
over.abort();
await open;

for (const [name, figure] of Object.entries(books.figures)) say(`${name.padEnd(30)} ${figure}`);
say(`kill -9                        ${shop.kills}`);
say(`  of one process alone         ${shop.killsOfOne}`);
say(`  of all that answer at once   ${shop.killsOfAll}`);
say(`seconds                        ${Math.round((Date.now() - started) / 1000)}`);
say(front.slowestWords);
await shop.end("SIGTERM");
const problems = [...books.problems, ...front.problems, ...rudeness, ...fallen, ...shop.faults];
for (const problem of problems) say(`PROBLEM: ${problem}`);
say(books.problems.length === 0 ? "The books agree." : "The books do not agree.");
say(problems.length === 0 ? "It held." : `${problems.length} problems.`);

await provider.stop();
await mailbox.close();
front.close();
if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`The data is kept in ${folder}`);
process.exit(problems.length === 0 ? 0 : 1);

/** So many at a time as a listening socket keeps waiting without turning anybody away; who has paid makes room for the next. */
function crowd(payers: (() => Promise<void>)[]): Promise<void>[] {
  const next = payers.values();
  return Array.from({ length: 400 }, async () => {
    for (const pay of next) await pay();
  });
}

async function pay(orderId: string): Promise<Record<string, string>> {
  const { callback } = await control("pay", { order_id: orderId, outcome: "captured" });
  return callback as Record<string, string>;
}

async function webhooksInDisorder(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await control("webhooks/flush", { order: "shuffle", duplicate: 0.2, seed: dice.next() });
    await setTimeout(200);
  }
}

async function powerCuts(): Promise<void> {
  for (let cut = 0; cut < kills; cut += 1) {
    await setTimeout(dice.between(200, 1500));
    await reopened();
    // With several processes in turns: all of the shop, one that answers, all that answer. It mends the last two itself.
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
}

/** Nobody has to wait for a shop that ended by itself, which is a problem already. */
async function staysOpen(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await reopened();
    await setTimeout(200);
  }
}

async function reopened(): Promise<void> {
  if (shop.isDown) await shop.start();
}

/**
 * The shop gets some minutes of fair weather: a mail that a killed process was at is tried again a minute later, and some
 * twenty mails leave in a second.
 */
async function settledBooks() {
  const givesUpAt = Date.now() + 240_000 + orders * 100;
  for (;;) {
    await shop.run("payments:reconcile");
    const found = balance(shop.dataDir, captured, mailbox.mails);
    if (found.problems.length === 0 || Date.now() > givesUpAt) return found;
    await setTimeout(1000);
  }
}

async function capturedPayments() {
  const { payments } = (await control("state")) as {
    payments: { id: string; order_id: string; amount: number; status: string }[];
  };
  return payments.filter(({ status }) => status === "captured");
}

async function control(call: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${provider.base}/__emu/${call}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    }),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function productsOf() {
  const { body } = await front.askUntilAnswered("/api/v1/product/product-list/1");
  const { products } = JSON.parse(body) as {
    products: { _id: string; price: number; slug: string }[];
  };
  return products;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
