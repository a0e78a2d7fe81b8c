import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Visitor } from "../faults/visitor";
import { shopAsInProduction } from "../storm/as-in-production";
import { type Answered, Front } from "../storm/front";
import { seed } from "../storm/seeded";

// Programs that try passwords of unknown e-mails, each from a network of its own, while shoppers look around: pages stay quick, a
// browser that is known gets in, everybody else is answered, with 503 where too many wait, also when the shop is told to close.
// Rounds without and with them take turns, and the times of both are compared: what else the machine does falls on both. Exit code 1
// if it does not hold. `--short`: a few seconds, with room for what else the machine does.

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string" },
    rate: { type: "string", default: "100" },
    pages: { type: "string", default: "40" },
    port: { type: "string", default: "4950" },
    processes: { type: "string", default: "2" },
    short: { type: "boolean", default: false },
  },
});
const isShort = options.short;
const rounds = isShort ? 2 : 4;
const seconds = Number(options.seconds ?? (isShort ? 4 : 15));
/** Times that the p99 of pages may grow by. */
const mostGrowth = isShort ? 10 : 3;
/** Milliseconds within which a known browser is in, and others are told to come later, in 95 of 100 cases. */
const soon = isShort ? 3000 : 1000;

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-flood-"));
await seed(folder);
const port = Number(options.port);
const shop = shopAsInProduction({ port, folder, processes: Number(options.processes) });
const front = new Front(port);
await shop.start();
const { body: list } = await front.ask("/api/v1/product/product-list/1");
const [product] = (JSON.parse(list) as { products: { slug: string }[] }).products;
const shopper = new Visitor(front, 1);
await shopper.register();
await shopper.addToCart();

const problems: string[] = [];
const quiet: number[] = [];
const flooded: number[] = [];
const entries: number[] = [];
const refusals: number[] = [];
const statuses = new Map<number, number>();
let tried = 0;

// Caches are full, and the machine code is made.
await steadily(3, Number(options.pages), () => page([]));
for (let round = 0; round < rounds; round += 1) {
  await steadily(seconds, Number(options.pages), () => page(quiet));
  await Promise.all([
    steadily(seconds, Number(options.pages), () => page(flooded)),
    steadily(seconds, Number(options.rate), tryPassword),
    steadily(seconds, 1, enter),
  ]);
}
const [before, during] = [quiet, flooded].map((times) => share(times, 0.99)) as [number, number];
say(`pages, p99: ${before} ms without, ${during} ms with ${options.rate} logins a second`);
say(`a known browser: ${entries.length} logins, p95 ${share(entries, 0.95)} ms`);
say(`told to come later: ${refusals.length}, p95 ${share(refusals, 0.95)} ms`);
for (const [status, count] of statuses) say(`login, status ${status}   ${count}`);
if (during > before * mostGrowth) problems.push(`the p99 of pages grew ${during / before} times`);
if (share(entries, 0.95) > soon) problems.push("a known browser waited too long");
if (share(refusals, 0.95) > soon) problems.push("a refusal took too long");

// Told to close while as many wait as may: all are answered.
const waiting = Array.from({ length: 60 }, () => tryPassword());
await setTimeout(150);
const closing = shop.end("SIGTERM");
await Promise.all([...waiting, closing]);

problems.push(...front.problems, ...shop.faults);
for (const problem of problems) say(`PROBLEM: ${problem}`);
say(problems.length === 0 ? "It holds." : `${problems.length} problems; the log is in ${folder}`);
front.close();
if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);

/** Does `ask` so often a second, for so many seconds, whether those before are done or not. */
async function steadily(seconds: number, rate: number, ask: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let sent = 0; sent < seconds * rate; sent += 1) {
    const due = began + (sent * 1000) / rate;
    if (due > performance.now()) await setTimeout(due - performance.now());
    underWay.push(ask());
  }
  await Promise.all(underWay);
}

async function page(times: number[]): Promise<void> {
  const kinds = ["/", "/Store", `/product/${product?.slug}`, "/cart"];
  const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? "/";
  const started = performance.now();
  const { status } = kind === "/cart" ? await shopper.get(kind) : await front.ask(kind);
  times.push(Math.round(performance.now() - started));
  if (status !== 200) problems.push(`${kind} is told ${status}`);
}

/** Somebody who knows neither e-mail nor password, from a network where nobody was before. */
async function tryPassword(): Promise<void> {
  tried += 1;
  const from = `${11 + (tried >> 16)}.${(tried >> 8) & 255}.${tried & 255}.9`;
  const body = new URLSearchParams({ email: `nobody${tried}@example.com`, password: "open-it-99" });
  const started = performance.now();
  const answer = await front.ask("/login", { method: "POST", body, from }).catch(lost);
  const ms = Math.round(performance.now() - started);
  if (!answer) return;
  const { status, headers } = answer;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status === 503) refusals.push(ms);
  if (status === 503 ? !headers["retry-after"] : status !== 400)
    problems.push(`a login is told ${status}`);
}

function lost(error: Error): Answered | null {
  problems.push(`a login was not answered: ${error.message}`);
  return null;
}

/** A browser that was here before. */
async function enter(): Promise<void> {
  const started = performance.now();
  const { status } = await shopper.signIn();
  entries.push(Math.round(performance.now() - started));
  if (status !== 303) problems.push(`a known browser is told ${status}`);
}

/** In this share of the cases it took at most so long (ms). */
function share(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
