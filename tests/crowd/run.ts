import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { languages } from "~/base/words/language";
import { powerCuts, staysOpen } from "../storm/power-cuts";
import { Dice } from "../dice";
import { say, stageOf } from "../storm/stage";
import { Guest } from "./guest";
import { Market, type Product } from "./market";
import { Member } from "./members";
import { codes, Owner, tasks } from "./owner";
import { reckon } from "./reckoning";

// A crowd buys at once, most without an account: to PINs of every zone, by each way of delivery and to pay, with coupons. Meanwhile the
// owner changes delivery prices, the fee, a coupon and its limit, and packs, sends, takes back and refunds orders, answers of the
// provider are lost, and the shop, one of its processes or all that answer are killed. At the end every order is what its buyer
// remembers, for the total that was shown before the press, no coupon was used more often than allowed, and `npm run books` finds
// nothing. Prints figures and problems; exit code 1 if there are any. An answer that comes late on a busy machine is told, but is
// none ("own ms" are without the time in which the machine stood still). `--journeys`: so many purchases instead of minutes.

const { values: options } = parseArgs({
  options: {
    buyers: { type: "string", default: "300" },
    minutes: { type: "string", default: "4" },
    journeys: { type: "string" },
    kills: { type: "string", default: "24" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4980" },
    processes: { type: "string", default: "2" },
  },
});
const [buyers, kills, seed] = [Number(options.buyers), Number(options.kills), Number(options.seed)];
const processes = Number(options.processes);
const journeys = options.journeys === undefined ? Infinity : Number(options.journeys);
const lasts = Number.isFinite(journeys) ? Infinity : Number(options.minutes) * 60_000;
/** 300 people wait for one another; whoever gave up would not know what became of their order. */
const waits = { limit: 120_000, patience: 900_000 };
const dice = new Dice(seed);
const stage = await stageOf({ name: "crowd", port: Number(options.port), processes });
const { shop, front, desk } = stage;

say(`${buyers} buyers at a time, ${kills} kills, seed ${seed}, ${processes} processes`);
await shop.start();
const market = new Market(front, desk, await productsOf(), waits);
const owners = tasks.map((_, number) => new Owner(market, dice, `10.255.0.${number}`));
for (const owner of owners) await owner.signIn();
await owners[0]?.prepare();
await desk.loseAnswers(0.03, seed);

const began = performance.now();
const calm = new AbortController();
const disorder = desk.sendInDisorder(calm.signal, dice);
const closing = new AbortController();
const works = owners.map((owner, index) => told(owner.work(closing.signal, tasks[index]!)));
const over = new AbortController();
const apart = Number.isFinite(lasts) ? lasts / (kills + 1) : 2000;
const cuts = powerCuts(shop, { kills, processes, dice, pause: [apart * 0.3, apart * 1.2] });
const open = cuts.then(() => staysOpen(shop, over.signal));
let begun = 0;
let phones = 0;
const [fallen] = await Promise.all([cuts, ...Array.from({ length: buyers }, buyAgainAndAgain)]);
const seconds = Math.round((performance.now() - began) / 1000);
closing.abort();
await Promise.all(works);
calm.abort();
await disorder;
await desk.loseAnswers(0, seed);
await desk.sendTheRest();

const found = await settled();
over.abort();
await open;
const books = await shop.run("books");
await shop.end("SIGTERM");

const late = [...front.problems].filter((each) => each.includes("no answer within"));
const problems = [
  ...found.problems,
  ...(books.code === 0 ? [] : [`npm run books: ${books.said.trim()}`]),
  ...market.complaints,
  ...[...front.problems].filter((each) => !late.includes(each)),
  ...front.failures
    .filter((each) => !isAllowed(each))
    .map((each) => `${each.what}: ${each.status}`),
  ...fallen,
  ...shop.faults,
];
const figures = {
  journeys: begun,
  ...found.figures,
  "buyers who were turned away": market.turnedAway,
  ...deeds(),
  "kill -9": shop.kills,
  answers: front.times.length,
  "of them 503": front.failures.filter(({ status }) => status === 503).length,
  "of them too late": late.length,
  "half of them within own ms": within(0.5),
  "99 of 100 within own ms": within(0.99),
  seconds,
};
say(front.slowestWords);
for (const each of late) say(`LATE: ${each}`);
await stage.end(figures, problems);

/** One place in the crowd: whoever is done makes room for the next. */
async function buyAgainAndAgain(_: unknown, place: number): Promise<void> {
  const address = (browser: number) => `10.${browser}.${(phones >> 8) & 255}.${phones & 255}`;
  const isMembers = place % 6 === 0;
  const language = languages[(place + Math.floor(place / 6)) % languages.length]!;
  let member: Member | null = null;
  for (let turn = 0; begun < journeys && performance.now() - began < lasts; turn += 1) {
    begun += 1;
    if (isMembers && (member === null || turn % 4 === 0))
      member = new Member(market, dice, nextPhone(), address(3), language);
    const code = dice.chance(0.5) ? (codes[dice.chance(0.6) ? 0 : 1]?.code ?? null) : null;
    if (member) {
      await told(member.buy(code));
      continue;
    }
    const phone = nextPhone();
    // Some use two browsers at once, to have a coupon for one use twice.
    const isGreedy = dice.chance(0.15);
    const guests = [1, ...(isGreedy ? [2] : [])].map(
      (browser) => new Guest(market, dice, phone, address(browser), language),
    );
    await Promise.all(guests.map((guest) => told(guest.buy(isGreedy ? "ONCE" : code))));
  }
}

/** What the owners did, and how often. */
function deeds(): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { done } of owners)
    for (const [what, times] of done) all[what] = (all[what] ?? 0) + times;
  return all;
}

function nextPhone(): string {
  phones += 1;
  return `98${String(10_000_000 + phones)}`;
}

/** Whoever cannot go on says why. */
async function told(work: Promise<void>): Promise<void> {
  await work.catch((error: Error) => market.complain(error.message.slice(0, 500)));
}

/** While it is killed the shop may say that it cannot; the pages and the API say so when the provider does not answer. */
function isAllowed({ what, status }: { what: string; status: number }): boolean {
  return status === 503 || (status === 502 && /^POST \/(pay|api\/v1\/payment)\//.test(what));
}

/** What was lost on the way the shop finds by asking the provider. */
async function settled() {
  const givesUpAt = Date.now() + 180_000;
  for (;;) {
    await shop.run("payments:reconcile");
    const known = { ...market, captured: await desk.captured() };
    const found = reckon(shop.dataDir, known);
    if (found.problems.length === 0 || Date.now() > givesUpAt) return found;
    await setTimeout(1000);
  }
}

function within(share: number): number {
  const times = front.times.toSorted((one, other) => one - other);
  return times[Math.floor(times.length * share)] ?? 0;
}

async function productsOf(): Promise<Product[]> {
  const { body } = await front.askUntilAnswered("/api/v1/product/product-list/1");
  return (JSON.parse(body) as { products: Product[] }).products;
}
