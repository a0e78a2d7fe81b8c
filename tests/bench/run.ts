import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { memoryFlags } from "~/server/cluster/memory";
import { startBareCards, startBarePage, startBareRemix } from "./bare";
import { hasThirdCore, isPinned } from "./cores";
import { crowd, sessionSecret } from "./crowd";
import { fixedPagesOf } from "./fixed-pages";
import { type Ask, generator, load, type Measured } from "./load";
import { orderLoad } from "./order-load";
import { keys, ProviderStub } from "./provider-stub";
import { adminScenarios, goodsScenarios } from "./owner-scenarios";
import { medians, type Round, type Row, tableHead, tableLine } from "./row";
import {
  addToCart,
  cartLinesIn,
  guestScenarios,
  personalScenarios,
  type Scenario,
} from "./scenarios";
import { Served } from "./served";
import { verdicts } from "./targets";
import { scratchOf, type Size, uploadsDir } from "./templates";

// How fast the built shop is, held in the same run against the least that a Node server can do on this machine: a fixed page of the
// same bytes and headers, React's rendering of 12 product cards (B), an empty Remix page (R). Exit code 1 when a promised figure is
// missed.

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

/** What B is: the CPU time of `renderToString` of so many product cards. */
const cardsOfB: Ask[] = [{ path: "/12" }];

const rows: Row[] = [];
const provider = new ProviderStub();
const providerAddress = await provider.open();
const barePage = await startBarePage();
const bareCards = await startBareCards();
/** R in B, of each shop. */
const inB: number[] = [];

say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, load by ${generator}`);
say(
  isPinned
    ? "Server and load have a core each."
    : "Server and load share the cores: answers a second say little.",
);
say(
  `${connections} connections, ${rounds} rounds of ${seconds} s, medians; bare servers in each round`,
);
say(`\n${tableHead()}`);
for (const products of sizes) await measureShop({ products, orders: 0 });
if (past > 0) await measureShop({ products: sizes[0] ?? 100, orders: past });

await Promise.all([barePage.stop(), bareCards.stop(), provider.close()]);
const r = inB.length > 0 ? inB.reduce((sum, each) => sum + each, 0) / inB.length : null;
const judged = verdicts(rows, r);
mkdirSync("build", { recursive: true });
writeFileSync("build/bench.json", JSON.stringify({ at: new Date(), r, rows, judged }, null, 2));
const missed = judged.filter(({ kept }) => !kept);
say(`\n${judged.length - missed.length} of ${judged.length} promised figures reached.`);
for (const { promise, reached } of missed) say(`MISSED ${promise}: ${reached}`);
if (!hasThirdCore) say("Answers of two processes: not judged here, the load has no third core.");
say("All figures: build/bench.json");
process.exit(missed.length > 0 && !options.quick ? 1 : 0);

async function measureShop(size: Size): Promise<void> {
  const dataDir = scratchOf(size, say);
  await measureRemix(dataDir);
  const shop = await startShop(dataDir, 1);
  const scenarios = [
    ...(size.orders > 0
      ? await adminScenarios(dataDir)
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

/** R, in B: what Remix takes for an empty page. */
async function measureRemix(dataDir: string): Promise<void> {
  const remix = await startBareRemix(shopEnv(dataDir, 1));
  const asks: Ask[] = [{ path: "/page", word: "</html>" }];
  await load(remix, asks, { connections, seconds });
  for (let round = 0; round < rounds; round += 1) {
    const [page, cards] = [
      await load(remix, asks, { connections, seconds }),
      await load(bareCards, cardsOfB, { connections, seconds: 1 }),
    ];
    if (page.cpuMs && cards.cpuMs) inB.push(page.cpuMs / cards.cpuMs);
  }
  await remix.stop();
  say(
    `R, an empty Remix page: ${inB
      .slice(-rounds)
      .map((each) => each.toFixed(1))
      .join(", ")} B`,
  );
}

async function measured(shop: Served, scenario: Scenario): Promise<Omit<Row, keyof Size>> {
  const { name, visitor, kind, asks, alone = false } = scenario;
  const pressure = { connections: alone ? 1 : connections, seconds };
  const asksOf = (round: number) =>
    kind === "never asked" ? partOf(asks, round, rounds + 1) : asks;
  await load(shop, asksOf(0), { ...pressure, seconds: Math.min(2, seconds) });
  const fixed = kind === "from memory" ? await fixedPagesOf(shop, barePage, asks) : null;
  const found: Round[] = [];
  for (let round = 1; round <= rounds; round += 1)
    found.push({
      shop: await load(shop, asksOf(round), pressure),
      cards: await load(bareCards, cardsOfB, { connections, seconds: 1 }),
      page: fixed && (await load(barePage, fixed, pressure)),
    });
  return { name, visitor, kind, alone, ...medians(found) };
}

/** Each round asks its own part, so that no question comes twice. */
function partOf(asks: Ask[], part: number, parts: number): Ask[] {
  const size = Math.floor(asks.length / parts);
  return asks.slice(part * size, (part + 1) * size);
}

async function measureWriting(shop: Served, dataDir: string, size: Size): Promise<void> {
  const each = Math.floor((crowd.guests - 1800) / (rounds + 1));
  if (only.test("add to cart")) {
    const found: Round[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const asks = await addToCart(dataDir, shop.address, { from: round * each, count: each });
      const before = cartLinesIn(dataDir);
      const figures = await load(shop, asks, { connections, seconds });
      const added = cartLinesIn(dataDir) - before;
      if (added < figures.answers)
        throw new Error(`${figures.answers} answers, but only ${added} lines`);
      if (round > 0) found.push(await besideCards(figures));
    }
    tell({
      ...size,
      name: "add to cart",
      kind: "adding",
      alone: false,
      visitor: "with a cart",
      ...medians(found),
    });
  }
  if (only.test("place order")) {
    const count = options.quick ? 600 : 3000;
    const found: Round[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const shoppers = { from: round * count, count: round === 0 ? 600 : count, atOnce: 10 };
      const figures = await orderLoad({ shop, dataDir, provider }, shoppers);
      if (round > 0) found.push(await besideCards(figures));
    }
    tell({
      ...size,
      name: "place order → settle",
      kind: "order",
      alone: false,
      visitor: "signed in",
      ...medians(found),
    });
  }
}

async function besideCards(shop: Measured): Promise<Round> {
  return { shop, cards: await load(bareCards, cardsOfB, { connections, seconds: 1 }), page: null };
}

/** The personal pages once more, by a shop with two processes. */
async function measureTwoProcesses(
  dataDir: string,
  scenarios: Scenario[],
  known: Row[],
): Promise<void> {
  const personal = scenarios.filter(({ kind }) => kind === "personal" || kind === "filled");
  if (personal.length === 0 || cpus().length < 2) return;
  const shop = await startShop(dataDir, 2);
  for (const { name, visitor, asks } of shop.workers > 1 ? personal : []) {
    await load(shop, asks, { connections, seconds: Math.min(2, seconds) });
    const { perSecond, cpuMs } = await load(shop, asks, { connections, seconds });
    const row = known.find((one) => one.name === name && one.visitor === visitor);
    if (!row) continue;
    row.twoProcesses = {
      cpu: cpuMs !== null && row.cpuMs ? cpuMs / row.cpuMs : null,
      perSecond: hasThirdCore ? perSecond / row.perSecond : null,
    };
    const times = (perSecond / row.perSecond).toFixed(2);
    const cost = `${cpuMs?.toFixed(2)} ms of CPU each (one: ${row.cpuMs?.toFixed(2)})`;
    say(`${name}, ${visitor}, two processes: ${times} × the answers of one; ${cost}`);
  }
  await shop.stop();
}

function startShop(dataDir: string, processes: number): Promise<Served> {
  // As the unit in .deploy/ starts it.
  const args = [...memoryFlags.execArgv, "build/server/index.js", "serve"];
  return Served.start(args, "/healthz", shopEnv(dataDir, processes), processes);
}

function shopEnv(dataDir: string, processes: number): Record<string, string> {
  return {
    ...memoryFlags.env,
    SHOP_MODE: "demo",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    UPLOADS_DIR: uploadsDir(),
    SESSION_SECRET: sessionSecret,
    WEB_PROCESSES: String(processes),
    API_REQUESTS_PER_MINUTE: "1000000000",
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_API_BASE: providerAddress,
  };
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
