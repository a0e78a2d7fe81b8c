import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { problemsIn } from "../crash/invariants";
import { serve } from "../razorpay-sandbox/serve";
import { keys, shopAsInProduction } from "../storm/as-in-production";
import { Front } from "../storm/front";
import { isRunning, tell } from "../storm/processes";
import { Dice } from "../dice";
import { seed } from "../storm/seeded";
import type { StormyShop } from "../storm/shop";
import { storeAway } from "./away";
import { fillTo } from "./ballast";
import { Buyers } from "./buyers";
import { copied } from "./copy-figures";
import { Numbers } from "./numbers";
import { Standstill } from "./standstill";
import { KilledStore } from "./store";

// A crowd buys while the shop, its copier and the store of its copy are killed -9 at random moments. Then the whole machine dies, and
// the shop is restored from its copy elsewhere, round after round. In most rounds the copy catches up after each kill; in the others the
// machine dies soon after the copier or the store was killed, while the copy is behind.
//
// The rule: what was told more than 5 s before the end must be there, where only that time counts in which the copier and the store both
// ran, because nobody can copy in the rest. The restored orders are all of the dead shop's up to the last one, with the same sum; the
// data is in order, no number is given twice, and the shop is open within 60 s, also when --size MB makes it large (1000: the shop
// of the promise). Prints figures and problems; exit code 1 if there are any. `--away 60m` plays something else: the store is away for
// so many minutes (`away.ts`).

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    buyers: { type: "string", default: "4" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4970" },
    size: { type: "string", default: "0" },
    pause: { type: "string", default: "50" },
    away: { type: "string" },
  },
});
const port = Number(options.port);
if (options.away) {
  const minutes = Number.parseFloat(options.away);
  process.exit(
    await storeAway({ minutes, buyers: Number(options.buyers), pause: 1000, port }, say),
  );
}
const rounds = Number(options.rounds);
const size = Number(options.size);
const dice = new Dice(Number(options.seed));
/** How many rounds end while the copy is behind. */
const hardRounds = 0.4;
/** How long (ms) the copy may take to catch up: the first one of an owner is the whole database. */
const catchesUpWithin = 90_000 + size * 300;
/** The most that may be lost (ms), and the longest that a restore and a start may take. */
const [mostLost, openWithin] = [5000, 60_000];

const root = mkdtempSync(path.join(tmpdir(), "prayosha-drill-"));
const provider = await serve({ prefix: "", keySecret: keys.secret, control: true });
const store = new KilledStore(path.join(root, "store"));
const front = new Front(port);
const problems = new Set<string>();
const numbers = new Numbers();
const standstill = new Standstill();
const lost: number[] = [];
const took: number[] = [];
const kills = { copier: 0, store: 0, workers: 0, shop: 0 };
let hard = 0;

say(`${rounds} rounds, seed ${options.seed}`);
await store.start();
let shop = shopIn(0);
await seed(path.join(root, "0"));
fillTo(size, shop.dataDir);
await shop.start();
await caughtUp();
const buyers = await Buyers.gathered(
  front,
  provider.base,
  Number(options.buyers),
  Number(options.pause),
);

for (let round = 1; round <= rounds; round += 1) {
  const toldBefore = buyers.told;
  await disturb();
  const isHard = dice.next() < hardRounds;
  if (isHard) await hinder();
  const end = await die();
  // The store outlives the machine.
  await store.start();
  if (buyers.told === toldBefore) note(round, "nobody could buy");
  for (const problem of numbers.take(shop.dataDir)) note(round, problem);

  const dead = path.join(root, String(round - 1));
  const began = performance.now();
  shop = shopIn(round);
  store.showFolders();
  const { code, said } = await shop.run("restore", "--from-copy");
  if (code !== 0) {
    note(round, `it could not be restored: ${said}`);
    break;
  }
  const gone = buyers.missingIn(shop.dataDir);
  const age = Math.max(0, ...gone.map((told) => standstill.copiedBetween(told, end)));
  lost.push(age);
  if (age > mostLost)
    note(
      round,
      `what was told ${age} ms before the end, times without a copier or a store left out, is lost`,
    );
  for (const problem of problemsIn(shop.dataDir, shop.uploadsDir)) note(round, problem);
  for (const problem of numbers.compare(shop.dataDir)) note(round, problem);
  await shop.start();
  standstill.end();
  took.push(performance.now() - began);
  const open = Math.round(took.at(-1) ?? 0);
  if (open > openWithin) note(round, `it was open after ${open} ms only`);
  say(`round ${round}: ${buyers.told} told, lost ${age} ms, open within ${open} ms`);
  await caughtUp();
  // Large ones would fill the disk.
  if (size > 0) rmSync(dead, { recursive: true });
}

// They would wait for a shop that does not come back.
if (took.length === rounds) await buyers.leave();
await shop.end("SIGTERM");
for (const problem of shop.faults) problems.add(problem);
say(`orders told                    ${buyers.told}`);
for (const [what, count] of Object.entries(kills)) say(`killed: ${what.padEnd(22)} ${count}`);
say(`ended while the copy was behind ${hard}`);
say(`lost at most (ms)              ${Math.max(0, ...lost)}, in the middle ${middleOf(lost)}`);
say(`restored and open within (ms)  ${Math.round(Math.max(0, ...took))}`);
for (const problem of problems) say(`PROBLEM: ${problem}`);
say(problems.size === 0 ? "Everything is in order." : `${problems.size} problems.`);
await provider.stop();
await store.kill();
if (problems.size === 0) rmSync(root, { recursive: true, force: true });
else say(`The data is kept in ${root}`);
process.exit(problems.size === 0 ? 0 : 1);

function shopIn(round: number): StormyShop {
  const folder = path.join(root, String(round));
  return shopAsInProduction({ port, folder, provider, env: store.settings });
}

/** Kills something now and then. The copy catches up after each: while its store is away nothing can be copied. */
async function disturb(): Promise<void> {
  const until = performance.now() + dice.between(4000, 9000);
  while (performance.now() < until) {
    await setTimeout(dice.between(300, 2500));
    const which = dice.next();
    if (which < 0.3) {
      tell(copierOf(shop), "SIGKILL");
      kills.copier += 1;
    } else if (which < 0.6) {
      await store.kill();
      kills.store += 1;
      await setTimeout(dice.between(0, 1500));
      await store.start();
    } else if (which < 0.8) {
      shop.killOne(dice.next());
      kills.workers += 1;
    } else {
      await shop.kill();
      kills.shop += 1;
      await shop.start();
    }
    await caughtUp();
  }
  await setTimeout(dice.between(0, 2000));
}

/** Kills the copier or the store, and does not wait for what follows: the machine dies somewhere in between. */
async function hinder(): Promise<void> {
  hard += 1;
  standstill.begin();
  if (dice.next() < 0.5) {
    const killed = copierOf(shop);
    tell(killed, "SIGKILL");
    kills.copier += 1;
    const until = performance.now() + dice.between(0, 6000);
    while (performance.now() < until) {
      if (isRunning(copierOf(shop)) && copierOf(shop) !== killed) standstill.end();
      await setTimeout(20);
    }
    return;
  }
  await store.kill();
  kills.store += 1;
  await setTimeout(dice.between(0, 3000));
  // Or the machine dies first.
  if (dice.next() < 0.3) return;
  await store.start();
  standstill.end();
  await setTimeout(dice.between(0, 6000));
}

/** The machine dies: all of the shop and its copier. Gives the moment (UTC ms). */
async function die(): Promise<number> {
  const copier = copierOf(shop);
  const end = Date.now();
  tell(copier, "SIGKILL");
  await shop.kill();
  tell(copierOf(shop), "SIGKILL");
  return end;
}

function copierOf({ dataDir }: StormyShop): number {
  try {
    return Number(readFileSync(path.join(dataDir, "litestream.pid"), "utf8"));
  } catch {
    // It is being started again. No process has this number.
    return 2 ** 30;
  }
}

async function caughtUp(): Promise<void> {
  if (!(await copied(shop, catchesUpWithin))) problems.add("the copy does not catch up");
}

function note(round: number, problem: string): void {
  const sentence = `round ${round}: ${problem.trim().slice(0, 400)}`;
  // Also at once: a long drill may be ended before its end.
  if (!problems.has(sentence)) say(`PROBLEM: ${sentence}`);
  problems.add(sentence);
}

function middleOf(all: number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
