import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { shopAsInProduction } from "../storm/as-in-production";
import { type Exact, send, throughProxy } from "../storm/front";
import { Dice } from "../dice";
import { sendRaw } from "../storm/raw";
import { rudeVisitor } from "../storm/rude";
import { seed } from "../storm/seeded";
import type { StormyShop } from "../storm/shop";
import { grownGrounds, roles, signedIn } from "./grounds";
import { oneOf } from "./hostile";
import { isKnown, type Person, personOf } from "./people";
import { isThere, proxies, startProxy } from "./proxies";
import { type RawRequest, rawRequest } from "./raw-requests";
import { hostileRequest } from "./requests";
import { wrongWith, wrongWithRaw } from "./verdict";

// Requests with hostile values for every address, form and call, and request lines that no browser would send (a fourth of all),
// as guest, shopper, admin, and an admin who still owes a code, against the built shop. Each must be answered within 5 s, never with
// a 5xx, and end no process; after each odd request line a plain request must be answered within 2 s. In rounds, each on a fresh
// copy of the demo shop, because an admin's forms end it bit by bit. `--through nginx`, `caddy` or `varnish`: with that in
// between, as .deploy has it; what Varnish keeps must show nothing of anybody. Exit code 1 if anything is wrong.

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    port: { type: "string", default: "4970" },
    through: { type: "string" },
  },
});
const through = proxies.find((name) => name === options.through) ?? null;
if (options.through && !through) leave(`--through takes ${proxies.join(" or ")}.`, 1);
if (through && !isThere(through)) leave(`Left out: ${through} is not installed here.`, 0);
const wanted = Number(options.requests);
const shopPort = Number(options.port);
/** Where everything is sent. */
const port = through ? shopPort + 1 : shopPort;
const dice = new Dice(Number(options.seed));

/** Requests on one copy of the shop, and how many are under way at a time. */
const roundSize = 5_000;
const hands = 8;

const folder = mkdtempSync(path.join(tmpdir(), "prayosha-fuzz-"));
/** How often something other than a request with hostile values is sent, and how soon (ms) a plain request is answered after it. */
const rawShare = 0.25;
const soon = 2_000;

const problems = new Map<string, string>();
const statuses = new Map<number, number>();
let sent = 0;
let raw = 0;

say(`${wanted} requests, seed ${options.seed}${through ? `, through ${through}` : ""}`);
if (through) await startProxy(through, { port, shopPort, folder: path.join(folder, through) });
await seed(path.join(folder, "first"));
const grounds = await grownGrounds(shopIn("first"), port, Math.min(120, Math.ceil(wanted / 50)));
say(
  `${grounds.patterns.length} addresses, ${grounds.forms.length} forms, ${grounds.paths.length} links`,
);
for (let round = 1; round <= Math.ceil(wanted / roundSize); round += 1) await playRound(round);

for (const [status, count] of [...statuses].sort(([one], [other]) => one - other))
  say(`status ${status}   ${count}`);
for (const [problem, asked] of problems) say(`PROBLEM: ${problem}\n  ${asked.slice(0, 1_500)}`);
const held = `${sent} requests, ${raw} of them odd request lines, nothing wrong.`;
say(problems.size === 0 ? held : `${problems.size} problems.`);
if (problems.size === 0) rmSync(folder, { recursive: true, force: true });
else say(`The logs are kept in ${folder}`);
process.exit(problems.size === 0 ? 0 : 1);

async function playRound(round: number): Promise<void> {
  const name = `round-${round}`;
  cpSync(path.join(folder, "first"), path.join(folder, name), { recursive: true });
  const shop = shopIn(name);
  await shop.start();
  const people = await Promise.all(roles.map((role) => signedIn(port, role)));
  const visitorLeaves = rudeVisitor(shop, new Dice(round));
  const end = Math.min(wanted, sent + roundSize);
  await Promise.all(Array.from({ length: hands }, () => hand(shop, people, end)));
  for (const problem of await visitorLeaves()) note(problem, "");
  await plainRequest(`after round ${round}`);
  await shop.end("SIGTERM");
  for (const fault of shop.faults) note(fault, `in round ${round}`);
  checkBooks(shop.dataDir, round);
  checkLog(shop.log.file, round);
  if (problems.size === 0) rmSync(path.join(folder, name), { recursive: true, force: true });
}

async function hand(shop: StormyShop, people: Person[], end: number): Promise<void> {
  while (sent < end) {
    sent += 1;
    if (sent % 100 === 0) await refreshed(people);
    const person = oneOf(dice, people);
    if (dice.chance(rawShare)) await sendOdd(shop, rawRequest(dice, grounds.paths, person));
    else await sendHostile(hostileRequest(dice, grounds, person), person);
  }
}

async function sendHostile(asked: Exact, person: Person): Promise<void> {
  try {
    const answered = await send(port, asked);
    count(answered.status);
    const wrong = wrongWith(asked, answered, person.role === "admin");
    if (wrong) note(`${wrong}: ${asked.method} ${likeness(asked.path)}`, JSON.stringify(asked));
  } catch (error) {
    // A body that is refused early breaks the line while it is still being sent.
    if ((asked.body?.length ?? 0) < 60_000)
      note(`no answer (${String(error)})`, JSON.stringify(asked));
  }
}

async function sendOdd(shop: StormyShop, asked: RawRequest): Promise<void> {
  raw += 1;
  const shown = JSON.stringify(asked.bytes.toString("latin1").slice(0, 1_000));
  try {
    const answer = await sendRaw(port, asked.bytes, { isCut: asked.isCut });
    for (const status of answer.statuses) count(status);
    const wrong = wrongWithRaw(asked, answer, through);
    if (wrong) note(`${wrong}: ${shown.slice(0, 60)}`, shown);
  } catch (error) {
    note(`${String(error)}: ${shown.slice(0, 60)}`, shown);
  }
  await plainRequest(shown);
  // Several are under way at a time: the one that did it is this one or one of the last few before it.
  for (const fault of shop.faults) note(fault, shown);
}

/** What everybody else notices of it. */
async function plainRequest(after: string): Promise<void> {
  const asked = { method: "GET", path: "/", headers: throughProxy("10.8.8.9") };
  const told = await send(port, asked, { limit: soon }).then(
    (answer) => wrongWith(asked, answer, false) ?? String(answer.status),
    (error: Error) => error.message,
  );
  if (told !== "200") note(`a plain request is told: ${told}`, after);
}

function count(status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Signs those in again whose session was ended by what was sent; who cannot any more goes on as a guest. */
async function refreshed(people: Person[]): Promise<void> {
  for (const [index, person] of people.entries())
    if (!(await isKnown(port, person)))
      people[index] = (await personOf(port, person.role)) ?? { ...person, role: "guest" };
}

function checkBooks(dataDir: string, round: number): void {
  const books = new Database(path.join(dataDir, "shop.sqlite"));
  if (books.pragma("integrity_check", { simple: true }) !== "ok")
    note("the database is damaged", `after round ${round}`);
  if ((books.pragma("foreign_key_check") as unknown[]).length > 0)
    note("rows point nowhere", `after round ${round}`);
  books.close();
}

/** An error in the log is a fault of ours, also when the visitor was told something calm. */
function checkLog(file: string, round: number): void {
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (!/^\{"level":(50|60)/.test(line)) continue;
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { stack: string } };
    note(`in the log: ${msg ?? ""} ${err?.stack ?? ""}`, `of round ${round}`);
  }
}

/** `asked`: what was sent then. */
function note(problem: string, asked: string): void {
  if (problems.size < 40 && !problems.has(problem)) problems.set(problem, asked);
}

/** Addresses that differ only in what was put into them count as one. */
function likeness(path: string): string {
  return path.split("?", 1)[0]?.slice(0, 40) ?? path;
}

function shopIn(name: string): StormyShop {
  mkdirSync(path.join(folder, name), { recursive: true });
  const env = through === "varnish" ? { PURGE_URL: `http://127.0.0.1:${port}/` } : {};
  return shopAsInProduction({ port: shopPort, folder: path.join(folder, name), env });
}

function leave(sentence: string, code: number): never {
  say(sentence);
  process.exit(code);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
