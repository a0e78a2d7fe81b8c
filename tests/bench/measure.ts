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

/** Asks for all pages in turn, those for a word that is asked for once left out, as long as `warmUp` for each four scenarios. */
export async function warm(shop: Served, scenarios: Scenario[]): Promise<void> {
  const asks = scenarios
    .filter((one) => !isAskedOnce(one) && !isRefused(one))
    .map(({ asks }) => asks.slice(0, 100));
  if (asks.length === 0) return;
  // Each process has its own code to compile.
  const seconds = Math.ceil((warmUp * asks.length * shop.workers) / 4);
  await load(shop, inTurn(asks, 100), { connections, seconds });
}

/** All scenarios at once, each as often as the others: of words that are asked for once those that no round has asked for. */
export function mixOf(scenarios: Scenario[]): Scenario {
  const asks = scenarios
    .filter((one) => !isRefused(one))
    .map((one) => (isAskedOnce(one) ? partOf(one.asks, rounds + 1) : one.asks));
  const all = inTurn(asks, Math.max(...asks.map(({ length }) => length)));
  return { name: "all of these at once", visitor: "everybody", kind: "mix", asks: all };
}

const isAskedOnce = ({ kind }: Scenario) => kind === "never asked" || kind === "mix";
const isRefused = ({ asks }: Scenario) => asks[0]?.status !== undefined;

/** One of each list after the other, so often; a list that is through begins again. */
const inTurn = (lists: Ask[][], times: number): Ask[] =>
  Array.from({ length: times }, (_, at) => lists.map((each) => each[at % each.length]!)).flat();

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

/** Each round, the one before them and the mix ask their own part, so that no question comes twice. */
function partOf(asks: Ask[], part: number): Ask[] {
  const size = Math.floor(asks.length / (rounds + 2));
  return asks.slice(part * size, (part + 1) * size);
}

/** The cards right after, as in every round. */
export async function besideCards(shop: Measured): Promise<Round> {
  return { shop, cards: await measureCards(), page: null };
}

const measureCards = () => load(bareCards, cardsOfB, { connections, seconds: 1 });
