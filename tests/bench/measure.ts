import { startBareCards, startBarePage, startBareRemix } from "./bare";
import { fixedPagesOf } from "./fixed-pages";
import { type Ask, load, type Measured } from "./load";
import { connections, isQuick, rounds, seconds } from "./options";
import { medians, type Round, type Row } from "./row";
import type { Scenario } from "./scenarios";
import type { Served } from "./served";
import { shopEnv } from "./shop";
import { say } from "./tell";
import type { Size } from "./templates";

/** What B is: the CPU time of `renderToString` of so many product cards. */
const cardsOfB: Ask[] = [{ path: "/12" }];

const barePage = await startBarePage();
const bareCards = await startBareCards();

export const stopBare = () => Promise.all([barePage.stop(), bareCards.stop()]);

/** R, in B, of each round: what the shop's server takes for an empty page of the shop in this folder. */
export async function measureRemix(dataDir: string): Promise<number[]> {
  const remix = await startBareRemix(shopEnv(dataDir, 1));
  const asks: Ask[] = [{ path: "/page", word: "</html>" }];
  await load(remix, asks, { connections, seconds: warmUp });
  await load(bareCards, cardsOfB, { connections, seconds: warmUp });
  const inB: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { shop: page, cards } = await besideCards(
      await load(remix, asks, { connections, seconds }),
    );
    if (page.cpuMs && cards?.cpuMs) inB.push(page.cpuMs / cards.cpuMs);
  }
  await remix.stop();
  say(`R, an empty Remix page: ${inB.map((each) => each.toFixed(1)).join(", ")} B`);
  return inB;
}

/** How long (s) a server is asked before it is measured, so that what runs often is compiled, as in a shop that is open. */
const warmUp = isQuick ? 4 : 8;

/** Asks for all pages in turn, as long as `warmUp` for each four scenarios. */
export async function warm(shop: Served, scenarios: Scenario[]): Promise<void> {
  const asks = inTurn(scenarios, parts.warmUp);
  if (asks.length === 0) return;
  // Each process has its own code to compile.
  const seconds = Math.ceil((warmUp * scenarios.length * shop.workers) / 4);
  await load(shop, asks, { connections, seconds });
}

/** All scenarios at once, each as often as the others. */
export function mixOf(scenarios: Scenario[]): Scenario {
  const asks = inTurn(scenarios, parts.mix);
  return { name: "all of these at once", visitor: "everybody", kind: "mix", asks };
}

/** One request of each scenario after the other; of what is asked for once, those of this part. */
function inTurn(scenarios: Scenario[], part: number): Ask[] {
  // Errors are expected of a whole scenario or not at all.
  const lists = scenarios
    .filter(({ asks }) => asks[0]?.status === undefined)
    .map((one) => (isAskedOnce(one) ? partOf(one.asks, part) : one.asks));
  const longest = Math.min(1000, Math.max(0, ...lists.map(({ length }) => length)));
  return Array.from({ length: longest }, (_, at) =>
    lists.map((each) => each[at % each.length]!),
  ).flat();
}

const isAskedOnce = ({ kind }: Scenario) => kind === "never asked" || kind === "mix";

/** A scenario round by round, beside what it is held against. */
export async function measured(shop: Served, scenario: Scenario): Promise<Omit<Row, keyof Size>> {
  const { name, visitor, kind, asks, alone = false } = scenario;
  const pressure = { connections: alone ? 1 : connections, seconds };
  const asksOf = (round: number) => (isAskedOnce(scenario) ? partOf(asks, round) : asks);
  await load(shop, asksOf(0), { ...pressure, seconds: Math.min(2, seconds) });
  const fixed = kind === "from memory" ? await fixedPagesOf(shop, barePage, asks) : null;
  const found: Round[] = [];
  for (let round = 1; round <= rounds; round += 1)
    found.push({
      shop: await load(shop, asksOf(round), pressure),
      cards: await measureCards(),
      page: fixed && (await load(barePage, fixed, pressure)),
    });
  return { name, visitor, kind, alone, ...medians(found) };
}

/** What is asked for once is parted, so that no question comes twice: round 0 is the one before those that count. */
const parts = { mix: rounds + 1, warmUp: rounds + 2, all: rounds + 3 };

function partOf(asks: Ask[], part: number): Ask[] {
  const size = Math.floor(asks.length / parts.all);
  return asks.slice(part * size, (part + 1) * size);
}

/** The cards right after, as in every round. */
export async function besideCards(shop: Measured): Promise<Round> {
  return { shop, cards: await measureCards(), page: null };
}

const measureCards = () => load(bareCards, cardsOfB, { connections, seconds: 1 });
