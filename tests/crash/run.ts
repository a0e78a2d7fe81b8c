import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serve } from "../razorpay-sandbox/serve";
import { ApiShopper } from "../storm/api-shopper";
import { keys, shopAsInProduction } from "../storm/as-in-production";
import { Front } from "../storm/front";
import { Dice } from "../dice";
import { rudeVisitor } from "../storm/rude";
import { owner, seed } from "../storm/seeded";
import { StormyShop } from "../storm/shop";
import { orderUntil, type Pay, Progress, uploadUntil } from "./busy";
import { problemsIn, problemsLeftIn } from "./invariants";
import { oldDatabase, ours, stateOf } from "./old-database";
import { oldShop } from "./old-dump";

// People order and an admin uploads photos while the shop, its backups, its imports and its upgrades are killed -9 at random
// moments: the shop as a whole, or all of its processes that answer at once, which the first has to start again by itself (they
// all die together when memory runs out or a request ends whoever gets it). After each kill the data must be in order
// (invariants.ts), nobody waits for more than 5 s, and no process ends by itself, also not for a rude visitor (storm/rude.ts).
// Prints figures and problems; exit code 1 if there are any.

const { values: options } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4960" },
    processes: { type: "string", default: "2" },
  },
});
const kills = Number(options.kills);
const dice = new Dice(Number(options.seed));
const port = Number(options.port);

const started = Date.now();
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-crash-"));
const provider = await serve({ prefix: "", keySecret: keys.secret, control: true });
const processes = Number(options.processes);
const shop = shopAsInProduction({ port, folder, provider, processes });
const front = new Front(port);
const problems = new Set<string>();
const killed = new Map<string, number>();

const orders = new Progress();
const photos = new Progress();
/** How long (ms) each takes when nobody kills it: known better with each that comes to its end. */
const lasts = { start: 900, backup: 1500, import: 2500, upgrade: 1000 };

/** What can be killed, and how often each is chosen once all have had their turn. */
type Scene = [share: number, name: string, play: () => Promise<boolean>];
const allThatAnswer: Scene = [0.1, "all that answer", killAllThatAnswer];
const scenes: Scene[] = [
  [0.2, "orders and uploads", killTheShop],
  ...(processes > 1 ? [allThatAnswer] : []),
  [0.1, "start", killTheStart],
  [0.2, "backup", killABackup],
  [0.15, "import", killAnImport],
  [0.15, "upgrade", killAnUpgrade],
  [0.1, "restore", killARestore],
];

say(`${kills} kills, seed ${options.seed}`);
await seed(folder);
await shop.start();
const products = await productsOf();
const calm = new AbortController();
const leave = rudeVisitor(shop, new Dice(Number(options.seed)));
const atWork = [buyer(1), buyer(2), uploader()];
let dump = await oldShop(1);
let imported = 0;
let packed = 0;

for (let count = 0; count < kills;) {
  const [name, play] = chosen();
  // It ended by itself, which `shop.faults` tells.
  if (shop.isDown) await shop.start();
  if (!(await play())) continue;
  count += 1;
  killed.set(name, (killed.get(name) ?? 0) + 1);
  for (const problem of problemsIn(shop.dataDir, shop.uploadsDir)) note(name, count, problem);
  if (count % 20 === 0) await checkNewestBackup(count);
}
calm.abort();
await Promise.all(atWork);
for (const problem of await leave()) problems.add(problem);
await checkTheEnd();

for (const [name, count] of killed) say(`killed: ${name.padEnd(22)} ${count}`);
say(`orders confirmed               ${orders.done}`);
say(`photos uploaded                ${photos.done}`);
say(`dumps of the old shop imported ${imported}`);
say(`backups made                   ${packed}`);
say(`seconds                        ${Math.round((Date.now() - started) / 1000)}`);
say(front.slowestWords);
await shop.end("SIGTERM");
for (const problem of [...front.problems, ...shop.faults]) problems.add(problem);
for (const problem of problems) say(`PROBLEM: ${problem}`);
say(problems.size === 0 ? "Everything is in order." : `${problems.size} problems.`);
await provider.stop();
front.close();
if (problems.size === 0) rmSync(folder, { recursive: true, force: true });
else say(`The data is kept in ${folder}`);
process.exit(problems.size === 0 ? 0 : 1);

function chosen(): [string, () => Promise<boolean>] {
  const unplayed = scenes.find(([, name]) => !killed.has(name));
  if (unplayed) return [unplayed[1], unplayed[2]];
  let at = dice.next();
  for (const [share, name, play] of scenes) if ((at -= share) < 0) return [name, play];
  return ["orders and uploads", killTheShop];
}

/** Kills at any moment of an order or of an upload: from the end of one, at most as long as the next takes. */
async function killTheShop(): Promise<boolean> {
  const work = dice.chance(0.5) ? orders : photos;
  await work.next();
  await setTimeout(dice.between(0, work.lasts));
  await shop.kill();
  for (const problem of problemsLeftIn(shop.dataDir, shop.uploadsDir))
    note("shop", shop.kills, problem);
  await shop.start();
  return true;
}

/** Those that answer are killed in the middle of work, all at once; the shop answers again without anybody's help. */
async function killAllThatAnswer(): Promise<boolean> {
  const work = dice.chance(0.5) ? orders : photos;
  await work.next();
  await setTimeout(dice.between(0, work.lasts));
  if (!(await shop.killAllThatAnswer()))
    note("all that answer", shop.kills, "none was started in their place");
  if (shop.isDown) await shop.start();
  return true;
}

/** A shop is killed while it opens, then another while it finds what that one left. */
async function killTheStart(): Promise<boolean> {
  await shop.kill();
  const { code } = await shop.runFor(dice.between(20, lasts.start), "serve");
  for (const problem of problemsLeftIn(shop.dataDir, shop.uploadsDir))
    note("start", shop.kills, problem);
  const started = performance.now();
  await shop.start();
  lasts.start = performance.now() - started;
  return code === null;
}

async function killABackup(): Promise<boolean> {
  const { code, said } = await killedWithin("backup", shop, "backup");
  if (code === 0) packed += 1;
  if (code !== null && code !== 0) note("backup", shop.kills, said);
  return code === null;
}

async function killAnImport(): Promise<boolean> {
  const { code, said } = await killedWithin("import", shop, "import:mongo", dump);
  if (code === null) return true;
  if (code !== 0) note("import", shop.kills, said);
  imported += 1;
  rmSync(dump, { recursive: true, force: true });
  dump = await oldShop(imported + 1);
  return false;
}

/** Kills a command at any moment of its time, or too late; learns how long it takes from those that were not killed. */
async function killedWithin(name: keyof typeof lasts, of: StormyShop, ...command: string[]) {
  const started = performance.now();
  const ended = await of.runFor(dice.between(0.1, 1.6) * lasts[name], ...command);
  const took = performance.now() - started;
  // One that was killed shows that such a thing takes at least so long.
  lasts[name] = ended.code === null ? Math.max(lasts[name] * 1.05, took) : took;
  return ended;
}

/** An older database is brought up to date; it is as it was or as it shall be, and the next try brings it there. */
async function killAnUpgrade(): Promise<boolean> {
  const older = path.join(folder, "older");
  const all = ours().length;
  const from = 1 + Math.floor(dice.next() * (all - 1));
  const upgraded = new StormyShop(port, older, {});
  oldDatabase(upgraded.dataDir, from);
  const { code } = await killedWithin("upgrade", upgraded, "db:migrate");
  const left = stateOf(upgraded.dataDir);
  if (left.migrations !== from && left.migrations !== all)
    note("upgrade", from, `half an upgrade: ${left.migrations} of ${all} steps`);
  const again = await upgraded.run("db:migrate");
  const done = stateOf(upgraded.dataDir);
  if (again.code !== 0 || done.migrations !== all) note("upgrade", from, again.said);
  for (const problem of [...left.problems, ...done.problems]) note("upgrade", from, problem);
  rmSync(older, { recursive: true, force: true });
  return code === null;
}

/** The newest backup is put in the place of another shop; that one stays or it is the new one, and the next try finishes. */
async function killARestore(): Promise<boolean> {
  const newest = backups().sort().at(-1);
  if (newest === undefined) return killABackup();
  const other = path.join(folder, "other");
  const restored = new StormyShop(port, other, {});
  oldDatabase(restored.dataDir, ours().length);
  const file = path.join(shop.backupDir, newest);
  const { code } = await restored.runFor(dice.between(150, 1500), "restore", file);
  const left = problemsLeftIn(restored.dataDir, restored.uploadsDir);
  const again = await restored.run("restore", file);
  if (again.code !== 0) note("restore", shop.kills, again.said);
  for (const problem of [...left, ...problemsIn(restored.dataDir, restored.uploadsDir)])
    note("restore", shop.kills, problem);
  rmSync(other, { recursive: true, force: true });
  return code === null;
}

/** Only whole backups bear the name of one. */
async function checkNewestBackup(at: number): Promise<void> {
  if (backups().length === 0) return;
  const { code, said } = await shop.run("backup:verify");
  if (code !== 0) note("backup", at, said);
}

/** Hours later, the shop has swept up what was left behind; a backup of it all is whole. */
async function checkTheEnd(): Promise<void> {
  await shop.end("SIGTERM");
  const threeHoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000);
  for (const name of readdirSync(shop.uploadsDir, {
    recursive: true,
    encoding: "utf8",
  }).toReversed())
    utimesSync(path.join(shop.uploadsDir, name), threeHoursAgo, threeHoursAgo);
  await shop.start();
  for (const problem of problemsIn(shop.dataDir, shop.uploadsDir)) note("end", kills, problem);
  const { code, said } = await shop.run("backup");
  if (code !== 0) note("end", kills, said);
  await checkNewestBackup(kills);
}

function backups(): string[] {
  if (!existsSync(shop.backupDir)) return [];
  return readdirSync(shop.backupDir).filter((name) => /^prayosha-.*\.tar\.gz$/.test(name));
}

async function buyer(number: number): Promise<void> {
  const [product] = products;
  if (!product) throw new Error("Nothing is sold here");
  const client = new ApiShopper(front, `10.0.0.${number}`);
  await client.register(`crash-${number}@example.com`, owner.password);
  return orderUntil(calm.signal, client, {
    product,
    dice: new Dice(number),
    pay,
    progress: orders,
  });
}

function uploader(): Promise<void> {
  const admin = { ...owner, products, dice: new Dice(3), progress: photos };
  return uploadUntil(calm.signal, front, admin);
}

async function pay(...[orderId]: Parameters<Pay>): ReturnType<Pay> {
  const answer = await fetch(`${provider.base}/__emu/pay`, {
    method: "POST",
    body: JSON.stringify({ order_id: orderId, outcome: "captured" }),
    headers: { "Content-Type": "application/json" },
  });
  const { callback } = (await answer.json()) as { callback: Record<string, string> };
  return callback;
}

async function productsOf() {
  const { body } = await front.askUntilAnswered("/api/v1/product/product-list/1");
  const { products } = JSON.parse(body) as {
    products: { _id: string; price: number; slug: string }[];
  };
  return products;
}

function note(scene: string, at: number, problem: string): void {
  problems.add(`${scene} (${at}): ${problem.trim().slice(0, 400)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
