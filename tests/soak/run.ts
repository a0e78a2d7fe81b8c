import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { shopAsInProduction } from "../storm/as-in-production";
import { Front } from "../storm/front";
import { Dice } from "../dice";
import { rudeVisitor } from "../storm/rude";
import { seed } from "../storm/seeded";
import { Visitor } from "../faults/visitor";

// Mixed shoppers at a steady rate for a long time: every answer is one and comes within 5 s, no memory or handles that grow, no
// answers that get slower, no process that ends by itself, also not for a rude visitor (storm/rude.ts). Prints a line a minute; exit
// code 1 if one of these does not hold. `--short`: ten seconds, in which nothing can be said about getting slower.

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string" },
    rate: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4940" },
    processes: { type: "string", default: "2" },
    short: { type: "boolean", default: false },
  },
});
const isShort = options.short;
const seconds = Math.round(Number(options.minutes ?? (isShort ? 1 / 6 : 30)) * 60);
const rate = Number(options.rate ?? (isShort ? 50 : 200));
const dice = new Dice(Number(options.seed));
/** Of the whole time, so that caches are full and the machine code is made. */
const warmUp = 0.2;
/** Kept-alive connections come and go; a leak does not stop. */
const spareHandles = 40;
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-soak-"));
await seed(folder);
const port = Number(options.port);
const shop = shopAsInProduction({ port, folder, processes: Number(options.processes) });
const front = new Front(port);

say(`${seconds} s at ${rate} requests a second, seed ${options.seed}`);
await shop.start();
const { body: list } = await front.ask("/api/v1/product/product-list/1");
const { products } = JSON.parse(list) as { products: { slug: string }[] };
const people = await Promise.all(Array.from({ length: 8 }, (_, at) => personOf(at + 1)));

type Minute = { times: number[]; rss: number; handles: number };
const minutes: Minute[] = [];
const statuses = new Map<number, number>();
const underWay = new Set<Promise<void>>();
/** A "minute" is a tenth of a short run, so that there are always some to compare. */
const step = Math.min(60, Math.max(1, Math.floor(seconds / 10)));
let times: number[] = [];

const leave = rudeVisitor(shop, new Dice(Number(options.seed)));
const began = performance.now();
for (let sent = 0; sent < seconds * rate; sent += 1) {
  const due = began + (sent * 1000) / rate;
  if (due > performance.now()) await setTimeout(due - performance.now());
  if (sent > 0 && sent % (step * rate) === 0) closeMinute();
  const asked = ask();
  underWay.add(asked);
  void asked.finally(() => underWay.delete(asked));
}
await Promise.all(underWay);
if (isShort) await quiet();
closeMinute();

const rudeness = await leave();
const problems = [...verdicts(), ...front.problems, ...rudeness, ...shop.faults];
say(front.slowestWords);
for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b))
  say(`status ${status}   ${count}`);
for (const problem of problems) say(`PROBLEM: ${problem}`);
say(problems.length === 0 ? "It holds." : `${problems.length} problems; the log is in ${folder}`);
await shop.end("SIGTERM");
front.close();
if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);

async function personOf(number: number): Promise<Visitor> {
  const person = new Visitor(front, number);
  await person.register();
  return person;
}

/** Guests look around, some search, signed-in people look at their cart and put something in. */
async function ask(): Promise<void> {
  const person = people[Math.floor(dice.next() * people.length)]!;
  const { slug } = products[Math.floor(dice.next() * products.length)]!;
  const kind = dice.next();
  const started = performance.now();
  // No answer at all counts as one of the shop's faults.
  const status = await statusOf(person, slug, kind).catch(() => 599);
  times.push(performance.now() - started);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

async function statusOf(person: Visitor, slug: string, kind: number): Promise<number> {
  if (kind < 0.25) return asGuest("/");
  if (kind < 0.5) return asGuest(`/product/${slug}`);
  if (kind < 0.6) return asGuest("/Store");
  if (kind < 0.7) return asGuest(`/search?q=groundnut&page=${1 + Math.floor(dice.next() * 3)}`);
  if (kind < 0.8) return asGuest("/api/v1/product/product-list/1");
  if (kind < 0.9) return (await person.get(`/product/${slug}`)).status;
  if (kind < 0.97) return (await person.get("/cart")).status;
  return (await person.addToCart()).status;
}

async function asGuest(page: string): Promise<number> {
  const address = `10.2.${Math.floor(dice.next() * 250)}.${Math.floor(dice.next() * 250)}`;
  return (await front.ask(page, { from: address })).status;
}

/** After a short run our connections are let go by and by; what then still grows is the shop's. */
async function quiet(): Promise<void> {
  const first = minutes[0]?.handles ?? 0;
  const givesUpAt = performance.now() + 120_000;
  while (handles() > first + spareHandles && performance.now() < givesUpAt) await setTimeout(500);
}

function handles(): number {
  return shop.pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
}

function closeMinute(): void {
  const pids = shop.pids;
  const minute = {
    times: times.toSorted((a, b) => a - b),
    rss: pids.reduce((sum, pid) => sum + rssOf(pid), 0),
    handles: handles(),
  };
  times = [];
  minutes.push(minute);
  say(
    `${String(minutes.length * step).padStart(5)} s   p99 ${p99(minute).toFixed(1)} ms   ${minute.rss} MB   ${minute.handles} handles`,
  );
}

function rssOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

function p99({ times }: Minute): number {
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

/** What is thrown away lies in memory until it is collected: what stays is seen at the low points. */
function lowest(some: Minute[]): number {
  return Math.min(...some.map(({ rss }) => rss));
}

function verdicts(): string[] {
  const warmEnd = Math.floor(minutes.length * warmUp);
  const warm = minutes[warmEnd]!;
  const last = minutes.at(-1)!;
  const failed = [...statuses].filter(([status]) => status !== 200 && status !== 303);
  // In ten seconds the machine code is still being made, and what is thrown away is not yet collected.
  const most = isShort ? warm.rss + 200 : lowest(minutes.slice(warmEnd, 2 * warmEnd + 1)) * 1.1;
  const rss = isShort ? last.rss : lowest(minutes.slice(-warmEnd - 1));
  return [
    ...failed.map(([status, count]) => `${count} answers were ${status}`),
    ...(rss > most ? [`memory grew to ${rss} MB, ${Math.round(most)} MB at most`] : []),
    ...(last.handles > warm.handles + spareHandles
      ? [`handles: ${warm.handles}, then ${last.handles}`]
      : []),
    ...(!isShort && p99(last) > Math.max(10, p99(warm) * 1.5)
      ? [`p99 went from ${p99(warm).toFixed(1)} to ${p99(last).toFixed(1)} ms`]
      : []),
  ];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
