import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { problemsIn } from "../crash/invariants";
import { personOf } from "../fuzz/people";
import { serve } from "../razorpay-sandbox/serve";
import { keys, shopAsInProduction } from "../storm/as-in-production";
import { Front } from "../storm/front";
import { seed } from "../storm/seeded";
import type { StormyShop } from "../storm/shop";
import { Buyers } from "./buyers";
import { copied, copyFigures } from "./copy-figures";
import { differences } from "./same-shop";
import { KilledStore } from "./store";

const megabyte = 1024 * 1024;
/** What the README of app/upkeep/replica promises (bytes), with what is written between two looks, and a checkpoint that waits for a reader. */
const [mostWaiting, mostLog] = [(256 + 64) * megabyte, 128 * megabyte];
/** By then (ms) Health and `/metrics` say so: 30 s, and the time that an answer of the store may take. */
const toldWithin = 50_000;
/** So long (ms) after the copy has caught up both may still tell of the last look at the store, which is older. */
const wellWithin = 15_000;

type Options = { minutes: number; buyers: number; pause: number; port: number };

/**
 * The store of the copy is away for so long while people buy with a pause (ms) between two orders: for the first half of it it hangs
 * and answers nobody, then it refuses. The shop has to sell on, say so, and keep what waits bounded; and when the store is back
 * the copy has to catch up, and a shop restored from it to hold what the live one does, row for row. Prints figures each minute and
 * problems; gives the exit code.
 */
export async function storeAway(options: Options, say: (line: string) => void): Promise<number> {
  const root = mkdtempSync(path.join(tmpdir(), "prayosha-away-"));
  const provider = await serve({ prefix: "", keySecret: keys.secret, control: true });
  const store = new KilledStore(path.join(root, "store"));
  const { port } = options;
  const problems = new Set<string>();
  await store.start();
  const shopIn = (folder: string) =>
    shopAsInProduction({ port, folder: path.join(root, folder), provider, env: store.settings });

  const shop = shopIn("live");
  await seed(path.join(root, "live"));
  await shop.start();
  const front = new Front(port);
  const buyers = await Buyers.gathered(front, provider.base, options.buyers, options.pause);
  if (!(await copied(shop, 90_000))) problems.add("the copy does not begin");

  say("minute  told  age s  ok  waits MB  log MB  shop MB  slowest ms");
  const began = performance.now();
  const lasts = options.minutes * 60_000;
  store.hang();
  let told = buyers.told;
  let most = { waiting: 0, log: 0 };
  for (let step = 1; performance.now() - began < lasts; step += 1) {
    await setTimeout(Math.min(10_000, lasts / 8));
    if (performance.now() - began > lasts / 2) await store.kill();
    const sizes = sizesOf(shop);
    most = {
      waiting: Math.max(most.waiting, sizes.waiting),
      log: Math.max(most.log, sizes.log),
    };
    if (sizes.waiting > Math.max(mostWaiting, sizes.shop + 64 * megabyte))
      problems.add(`${mb(sizes.waiting)} MB wait on the disk, and the shop has ${mb(sizes.shop)}`);
    if (sizes.log > mostLog) problems.add(`SQLite's log has grown to ${mb(sizes.log)} MB`);
    if (buyers.told === told) problems.add("nobody could buy for ten seconds");
    told = buyers.told;
    const { age, ok } = await copyFigures(shop);
    const passed = performance.now() - began;
    if (passed > toldWithin && ok !== 0) problems.add("/metrics says that all is well");
    if (step % 6 === 0 || lasts < 120_000)
      say(
        [passed / 60_000, told, age, ok, mb(sizes.waiting), mb(sizes.log), mb(sizes.shop)]
          .map((figure) => figure.toFixed(1))
          .join("  ") + `  ${Math.max(0, ...front.times.splice(0))}`,
      );
  }
  const said = await healthSays(shop);
  if (/The copy in s3:\/\/copies\/shop is .* old/.test(said)) say(`Health: ${said}`);
  else problems.add(`Health does not say so: ${said}`);

  await store.start();
  const back = performance.now();
  if (!(await copied(shop, 5 * 60_000))) problems.add("the copy does not catch up");
  say(`the copy has caught up after     ${Math.round(performance.now() - back)} ms`);
  if (!(await saysAllIsWell(shop))) problems.add("/metrics still says that something is wrong");
  say(`/metrics says so after           ${Math.round(performance.now() - back)} ms`);
  await buyers.leave();
  await shop.end("SIGTERM");

  store.showFolders();
  const restored = shopIn("restored");
  const { code, said: restoring } = await restored.run("restore", "--from-copy");
  if (code !== 0) problems.add(`it could not be restored: ${restoring}`);
  else {
    for (const table of differences(shop.dataDir, restored.dataDir))
      problems.add(`the restored shop has other rows in ${table}`);
    for (const problem of problemsIn(restored.dataDir, restored.uploadsDir)) problems.add(problem);
    if (buyers.missingIn(restored.dataDir).length > 0) problems.add("what was told is lost");
  }
  for (const problem of [...shop.faults, ...front.problems]) problems.add(problem);

  say(`orders told                      ${buyers.told}`);
  say(`waited on the disk at most (MB)  ${mb(most.waiting)}, SQLite's log ${mb(most.log)}`);
  for (const problem of problems) say(`PROBLEM: ${problem}`);
  say(problems.size === 0 ? "Everything is in order." : `${problems.size} problems.`);
  await provider.stop();
  await store.kill();
  front.close();
  if (problems.size === 0) rmSync(root, { recursive: true, force: true });
  else say(`The data is kept in ${root}`);
  return problems.size === 0 ? 0 : 1;
}

async function saysAllIsWell(shop: StormyShop): Promise<boolean> {
  const givesUpAt = performance.now() + wellWithin;
  while (performance.now() < givesUpAt) {
    if ((await copyFigures(shop)).ok === 1) return true;
    await setTimeout(100);
  }
  return false;
}

/** What lies on the disk (bytes): for the store, in SQLite's log, and in the database itself. */
function sizesOf({ dataDir }: StormyShop) {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const copier = path.join(dataDir, ".shop.sqlite-litestream");
  const files = existsSync(copier)
    ? (readdirSync(copier, { recursive: true }) as string[]).map((name) => path.join(copier, name))
    : [];
  return {
    waiting: files.reduce((sum, file) => sum + sizeOf(file), 0),
    log: sizeOf(path.join(dataDir, "shop.sqlite-wal")),
    shop: sizeOf(path.join(dataDir, "shop.sqlite")),
  };
}

const mb = (bytes: number) => Math.round(bytes / megabyte);

/** What the owner reads of the copy on the page Health; "" if it says nothing. */
async function healthSays({ port, address }: StormyShop): Promise<string> {
  const owner = await personOf(port, "admin");
  const page = await fetch(`${address}/dashboard/admin/health`, {
    headers: { Cookie: owner?.cookie ?? "", "X-Forwarded-Proto": "https" },
  });
  const text = (await page.text()).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  return /The copy in s3.{0,300}/.exec(text)?.[0] ?? "";
}
