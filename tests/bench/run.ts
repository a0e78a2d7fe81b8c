import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { memoryFlags } from "~/server/cluster/memory";
import { startBareCards, startBarePage } from "./bare";
import { crowd, sessionSecret } from "./crowd";
import { type Ask, load, type Measured, type Pressure } from "./load";
import { orderLoad } from "./order-load";
import { keys, ProviderStub } from "./provider-stub";
import { medians, type Row, tableHead, tableLine } from "./row";
import {
  addToCart,
  adminScenarios,
  cartLinesIn,
  goodsScenarios,
  guestScenarios,
  personalScenarios,
  type Scenario,
} from "./scenarios";
import { Served } from "./served";
import { verdicts } from "./targets";
import { scratchOf, type Size, uploadsDir } from "./templates";

// How fast the built shop is, held in the same run against the least that a Node server can do on this machine: a fixed
// page of the same bytes, and React's rendering of as many product cards. Exit code 1 when a promised figure is missed.

const { values: options } = parseArgs({
  options: {
    /** A look that takes less than two minutes; judges nothing. */
    quick: { type: "boolean", default: false },
    rounds: { type: "string" },
    seconds: { type: "string" },
    products: { type: "string" },
    orders: { type: "string" },
    /** Only scenarios whose name or visitor matches. */
    only: { type: "string", default: "" },
    connections: { type: "string", default: "30" },
  },
});
const rounds = Number(options.rounds ?? (options.quick ? 1 : 3));
const seconds = Number(options.seconds ?? (options.quick ? 1 : 4));
const connections = Number(options.connections);
const only = new RegExp(options.only, "i");
const sizes = sizesOf(options.products ?? (options.quick ? "100" : "100,10000,100000"));
const past = Number(options.orders ?? (options.quick ? "0" : "1000000"));

// Each server and each scratch folder is cleared away at the end, also when the bench is told to stop.
process.setMaxListeners(100);
process.once("SIGTERM", () => process.exit(1));
process.once("SIGINT", () => process.exit(1));

const rows: Row[] = [];
const provider = new ProviderStub();
const providerAddress = await provider.open();
const barePage = await startBarePage();
const bareCards = await startBareCards();

say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
say(
  `${connections} connections, ${rounds} rounds of ${seconds} s, medians; bare servers alternated`,
);
say(`\n${tableHead()}`);
for (const products of sizes) await measureShop({ products, orders: 0 });
if (past > 0) await measureShop({ products: sizes[0] ?? 100, orders: past });

await Promise.all([barePage.stop(), bareCards.stop(), provider.close()]);
const judged = verdicts(rows);
mkdirSync("build", { recursive: true });
writeFileSync("build/bench.json", JSON.stringify({ at: new Date(), rows, judged }, null, 2));
const missed = judged.filter(({ kept }) => !kept);
say(`\n${judged.length - missed.length} of ${judged.length} promised figures reached.`);
for (const { promise, reached } of missed) say(`MISSED ${promise}: ${reached}`);
say("All figures: build/bench.json");
process.exit(missed.length > 0 && !options.quick ? 1 : 0);

async function measureShop(size: Size): Promise<void> {
  const dataDir = scratchOf(size, say);
  const shop = await startShop(dataDir, 1);
  const hasPast = size.orders > 0;
  const scenarios = [
    ...(hasPast
      ? await adminScenarios()
      : [...guestScenarios(dataDir), ...(await goodsScenarios(dataDir))]),
    ...(await personalScenarios(dataDir)),
  ].filter(isWanted);
  const own: Row[] = [];
  for (const scenario of scenarios) {
    const row = { ...size, ...(await measured(shop, scenario)) };
    own.push(row);
    tell(row);
  }
  await measureWriting(shop, dataDir, size);
  await shop.stop();
  await measureTwoProcesses(dataDir, scenarios, own);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measured(shop: Served, scenario: Scenario): Promise<Omit<Row, keyof Size>> {
  const { name, visitor, asks, alone = false } = scenario;
  const times = options.quick || asks.length > 100 ? 1 : 5;
  const pressure: Pressure = alone ? { connections: 1, times } : { connections, seconds };
  await load(shop, asks, alone ? pressure : { connections, seconds: Math.min(2, seconds) });
  const beside = await bareBeside(shop, scenario);
  const found: Measured[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    found.push(await load(shop, asks, pressure));
    if (beside) bare.push((await load(beside.server, beside.asks, pressure)).perSecond);
  }
  return { name, visitor, alone, ...medians(found, bare) };
}

/** The bare server for a scenario: it sends the very bytes of its pages, or renders as many cards as the first of them has. */
async function bareBeside(
  shop: Served,
  { beside, asks }: Scenario,
): Promise<{ server: Served; asks: Ask[] } | null> {
  const [first] = asks;
  if (!beside || !first) return null;
  const server = beside === "page" ? barePage : bareCards;
  const asked = beside === "page" ? await givenTo(server, shop, asks) : await cardsOf(shop, first);
  await load(server, asked, { connections, seconds: options.quick ? 0.5 : 1 });
  return { server, asks: asked };
}

/** Byte for byte, because the load reads every answer, and reads one script faster than another. */
async function givenTo(server: Served, shop: Served, asks: Ask[]): Promise<Ask[]> {
  const some = asks.slice(0, 100);
  for (const { path } of some) {
    const body = await (await fetch(shop.address + path)).arrayBuffer();
    await fetch(server.address + path, { method: "PUT", body });
  }
  return some;
}

async function cardsOf(shop: Served, { path, headers = {} }: Ask): Promise<Ask[]> {
  const page = await (await fetch(shop.address + path, { headers })).text();
  const cards = page.match(/class="product-card"/g)?.length ?? 0;
  return [{ path: `/${Math.max(1, cards)}` }];
}

async function measureWriting(shop: Served, dataDir: string, size: Size): Promise<void> {
  const each = Math.floor(crowd.guests / (rounds + 1));
  if (only.test("add to cart")) {
    const found: Measured[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const asks = await addToCart(dataDir, shop.address, { from: round * each, count: each });
      const before = cartLinesIn(dataDir);
      const { answers, ...rest } = await load(shop, asks, { connections, seconds });
      const added = cartLinesIn(dataDir) - before;
      if (added < answers) throw new Error(`${answers} answers, but only ${added} lines`);
      if (round > 0) found.push({ answers, ...rest });
    }
    tell({
      ...size,
      name: "add to cart",
      alone: false,
      visitor: "with a cart",
      ...medians(found, []),
    });
  }
  if (only.test("place order")) {
    const count = options.quick ? 600 : 3000;
    const found: Measured[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const shoppers = { from: round * count, count: round === 0 ? 600 : count, atOnce: 10 };
      const figures = await orderLoad({ shop, dataDir, provider }, shoppers);
      if (round > 0) found.push(figures);
    }
    tell({
      ...size,
      name: "place order → settle",
      alone: false,
      visitor: "signed in",
      ...medians(found, []),
    });
  }
}

/** The personal pages once more, by a shop with two processes: if it has them, and the machine two cores. */
async function measureTwoProcesses(
  dataDir: string,
  scenarios: Scenario[],
  known: Row[],
): Promise<void> {
  const personal = scenarios.filter(({ visitor }) => visitor === "signed in");
  if (personal.length === 0 || cpus().length < 2) return;
  const shop = await startShop(dataDir, 2);
  if (shop.workers > 1) {
    for (const { name, visitor, asks } of personal) {
      await load(shop, asks, { connections, seconds: Math.min(2, seconds) });
      const { perSecond, cpuMs } = await load(shop, asks, { connections, seconds });
      const row = known.find((one) => one.name === name && one.visitor === visitor);
      if (!row) continue;
      row.twoProcesses = perSecond;
      const times = (perSecond / row.perSecond).toFixed(2);
      // The load needs a core as well; what an answer costs tells what two cores of their own would do.
      const cost = `${cpuMs?.toFixed(2)} ms of CPU each (one: ${row.cpuMs?.toFixed(2)})`;
      say(`${name}, two processes: ${perSecond.toFixed(0)} a second, ${times} × one; ${cost}`);
    }
  }
  await shop.stop();
}

function startShop(dataDir: string, processes: number): Promise<Served> {
  // As the unit in .deploy/ starts it.
  return Served.start([...memoryFlags.execArgv, "build/server/index.js", "serve"], "/healthz", {
    ...memoryFlags.env,
    SHOP_MODE: "demo",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir(),
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: "warn",
    WEB_PROCESSES: String(processes),
    API_REQUESTS_PER_MINUTE: "1000000000",
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_API_BASE: providerAddress,
  });
}

function isWanted({ name, visitor }: Scenario): boolean {
  return only.test(name) || only.test(visitor);
}

function tell(row: Row): void {
  rows.push(row);
  say(tableLine(row));
}

function sizesOf(list: string): number[] {
  return list.split(",").map(Number);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
