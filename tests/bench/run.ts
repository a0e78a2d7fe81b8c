import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { measureBeside } from "./beside";
import { isPinned } from "./cores";
import { measureCourierFile } from "./courier-file";
import { generator } from "./load";
import { fillLongAccounts } from "./long-accounts";
import { measured, measureRemix, mixOf, stopBare, warm } from "./measure";
import { measureMemory } from "./memory";
import { connections, isQuick, isWanted, pasts, rounds, seconds, sizes } from "./options";
import { adminScenarios, goodsScenarios } from "./owner-scenarios";
import { type Row, tableHead } from "./row";
import { guestScenarios, personalScenarios, type Scenario } from "./scenarios";
import { provider, starts, startShop } from "./shop";
import { type Verdict, verdicts } from "./targets";
import { rows, say, tell } from "./tell";
import { scratchOf, type Size } from "./templates";
import { measureTwoProcesses } from "./two-processes";
import { measureWriting } from "./writing";

// How fast the built shop is, held in the same run against the least that a Node server can do on this machine: a fixed page of the
// same bytes and headers, React's rendering of 12 product cards (B), an empty Remix page (R). Exit code 1 when a promised figure is
// missed.

// Each server and each scratch folder is cleared away at the end, also when the bench is told to stop.
process.setMaxListeners(100);
process.once("SIGTERM", () => process.exit(1));
process.once("SIGINT", () => process.exit(1));

/** R in B, of each shop. */
const inB: number[] = [];
/** What was judged beside the rows. */
const beside: Verdict[] = [];

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
for (const orders of pasts) await measureShop({ products: sizes[0] ?? 100, orders });

await Promise.all([stopBare(), provider.close()]);
const r = inB.length > 0 ? inB.reduce((sum, each) => sum + each, 0) / inB.length : null;
const judged = [...verdicts(rows), ...beside];
mkdirSync("build", { recursive: true });
writeFileSync(
  "build/bench.json",
  JSON.stringify({ at: new Date(), r, rows, starts, judged }, null, 2),
);
const missed = judged.filter(({ kept }) => !kept);
say(`\n${judged.length - missed.length} of ${judged.length} promised figures reached.`);
for (const { promise, reached } of missed) say(`MISSED ${promise}: ${reached}`);
for (const { processes, ms } of starts)
  say(`first answer after the start, processes: ${processes}: ${ms.toFixed(0)} ms`);
say("All figures: build/bench.json");
process.exit(missed.length > 0 && !isQuick ? 1 : 0);

async function measureShop(size: Size): Promise<void> {
  const dataDir = scratchOf(size, say);
  if (hasShoppers(size)) fillLongAccounts(dataDir, size.orders);
  inB.push(...(await measureRemix(dataDir)));
  const shop = await startShop(dataDir, 1);
  const scenarios = (await scenariosOf(dataDir, size)).filter(({ name, visitor }) =>
    isWanted(name, visitor),
  );
  await warm(shop, scenarios);
  const own: Row[] = [];
  const mix = scenarios.length > 1 ? [mixOf(scenarios)] : [];
  for (const scenario of [...scenarios, ...mix]) {
    const row = { ...size, ...(await measured(shop, scenario)) };
    own.push(row);
    tell(row);
  }
  await measureTwoProcesses(shop, dataDir, scenarios, own);
  await measureWriting(shop, dataDir, size);
  if (size.orders === 0) beside.push(...(await measureBeside(shop, dataDir)));
  if (size.orders === 0) beside.push(...(await measureCourierFile(shop, dataDir)));
  await shop.stop();
  if (size.orders === 0) beside.push(...(await measureMemory(dataDir, size)));
  rmSync(dataDir, { recursive: true, force: true });
}

/** A few orders are for the owner's pages alone: an account with 500 of them needs more. */
function hasShoppers({ orders }: Size): boolean {
  return orders === 0 || orders > 1000;
}

async function scenariosOf(dataDir: string, size: Size): Promise<Scenario[]> {
  const ofOwner = size.orders > 0 ? await adminScenarios(dataDir) : [];
  const ofGoods =
    size.orders > 0 ? [] : [...guestScenarios(dataDir), ...(await goodsScenarios(dataDir))];
  return [...ofOwner, ...ofGoods, ...(hasShoppers(size) ? await personalScenarios(dataDir) : [])];
}
