import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";
import { serve } from "../checkout/sandbox/serve";
import { problemsIn } from "../crash/invariants";
import { StormyShop } from "../storm/shop";
import { Visitor } from "./visitor";

// One fault after the other against the built shop: it serves what it can, says plainly what it cannot, loses nothing and
// recovers by itself. Prints each finding; exit code 1 if there is one that should not be.

const { values: options } = parseArgs({
  options: { port: { type: "string", default: "4950" }, only: { type: "string" } },
});
const port = Number(options.port);
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-faults-"));
const problems: string[] = [];
const keys = { id: "rzp_test_EMULATOR00000", secret: "emu_key_secret" };
const provider = await serve({ prefix: "", keySecret: keys.secret, control: true });
const silent = createServer((socket) => socket.on("error", () => undefined));
await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
const deafSmtp = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;

/** Shops of the scene that plays. */
const open: StormyShop[] = [];
const scenes: [name: string, play: () => Promise<void>][] = [
  ["another program holds the database for 10 s", lockedDatabase],
  ["the disk is full", fullDisk],
  ["the data folder is read-only", readOnlyFolder],
  ["the clock is set back by a day", clockSetBack],
  ["the payment provider hangs", hangingProvider],
  ["the mail server hangs", hangingMailServer],
  ["a photo on the disk is broken", brokenPhoto],
  ["the backup folder cannot be read", unreadableBackups],
];
for (const [name, play] of scenes) {
  if (options.only && !name.includes(options.only)) continue;
  const before = problems.length;
  say(`${name} …`);
  try {
    await play();
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
  for (const shop of open.splice(0)) await shop.end("SIGKILL");
  for (const problem of problems.slice(before)) say(`  PROBLEM: ${problem}`);
  if (problems.length === before) say("  holds");
}
await provider.stop();
silent.close();
if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
say(problems.length === 0 ? "Every fault was borne." : `${problems.length} problems; ${folder}`);
process.exit(problems.length === 0 ? 0 : 1);

async function lockedDatabase(): Promise<void> {
  const shop = await opened("locked");
  const visitor = await aVisitor(shop, 1);
  const other = new Database(path.join(shop.dataDir, "shop.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const freed = new Promise<void>((done) =>
    setTimeout(() => {
      other.exec("ROLLBACK");
      other.close();
      done();
    }, 10_000),
  );
  const orders = Array.from({ length: 5 }, () => visitor.addToCart());
  await pagesAreServed(visitor);
  for (const { status, ms, retryAfter } of await Promise.all(orders)) {
    must(status === 303 || (status === 503 && retryAfter !== null), `a cart was told ${status}`);
    must(ms < 9_000, `somebody waited ${ms} ms behind others`);
  }
  await freed;
  await canBuy(visitor);
  await closedInOrder(shop);
}

async function fullDisk(): Promise<void> {
  const disk = path.join(folder, "full");
  if (!mounted(disk, "size=96m")) return say("  skipped: a small disk can be mounted by root only");
  try {
    const shop = await opened("full");
    const visitor = await aVisitor(shop, 2);
    await canBuy(visitor);
    const filler = path.join(disk, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4096"]);
    let refused = 0;
    for (let turn = 0; turn < 40 && refused === 0; turn += 1) {
      const { status, retryAfter } = await visitor.addToCart();
      must(status === 303 || (status === 503 && retryAfter !== null), `a cart was told ${status}`);
      if (status === 503) refused += 1;
    }
    must(refused > 0, "the disk was never full");
    await pagesAreServed(visitor);
    must((await visitor.get("/readyz")).status === 503, "/readyz does not tell");
    const { code, said } = await shop.run("backup");
    must(code === 1 && !/\n +at /.test(said), `a backup said: ${said}`);
    rmSync(filler);
    await canBuy(visitor);
    await closedInOrder(shop);
  } finally {
    spawnSync("umount", ["-l", disk]);
  }
}

async function readOnlyFolder(): Promise<void> {
  const disk = path.join(folder, "read-only");
  if (!mounted(disk, "size=96m"))
    return say("  skipped: a read-only disk can be mounted by root only");
  try {
    const shop = await opened("read-only");
    const visitor = await aVisitor(shop, 3);
    await canBuy(visitor);
    await shop.end("SIGTERM");
    spawnSync("mount", ["-o", "remount,ro", disk]);
    const { code, said } = await shop.runFor(20_000, "serve");
    must(code === 1, `it opened or hung (${code})`);
    must(!/\n +at /.test(said), `it does not say plainly why: ${said.slice(0, 300)}`);
    spawnSync("mount", ["-o", "remount,rw", disk]);
    await shop.start();
    await canBuy(visitor);
    await closedInOrder(shop);
  } finally {
    spawnSync("umount", ["-l", disk]);
  }
}

async function clockSetBack(): Promise<void> {
  const preload = pathToFileURL(path.resolve("tests/faults/clock.mjs")).href;
  const shop = await opened("clock", { NODE_OPTIONS: `--import ${preload}` });
  const visitor = await aVisitor(shop, 4);
  await canBuy(visitor);
  const stranger = visitor.elsewhere();
  for (let wrong = 0; wrong < 8; wrong += 1) await stranger.signIn("wrong-password-1");
  must((await stranger.signIn()).status === 429, "wrong passwords are not limited");
  shop.signal("SIGUSR2");
  await canBuy(visitor);
  must((await visitor.get("/dashboard/user")).status === 200, "a session ended with the clock");
  must((await stranger.signIn()).status === 303, "who may sign in again waits a day for it");
  await until("the jobs go on", () => {
    const books = new Database(path.join(shop.dataDir, "shop.sqlite"), { readonly: true });
    const newest = Number(books.prepare("select max(finished_at) from jobs").pluck().get());
    const due = Number(
      books
        .prepare("select count(*) from jobs where started_at < ?")
        .pluck()
        .get(Date.now() - 23 * 3_600_000),
    );
    books.close();
    return newest > 0 && due > 0;
  });
  await closedInOrder(shop);
}

async function hangingProvider(): Promise<void> {
  const shop = await opened("provider");
  const visitor = await aVisitor(shop, 5);
  await control("fail", { match: "* /v1/*", hang: 60_000, times: 1_000 });
  const asked = visitor.askForPayment();
  await pagesAreServed(visitor);
  const { status, ms } = await asked;
  must(status === 502 || status === 503, `a payment that cannot be asked for is told ${status}`);
  must(ms < 30_000, `a shopper waited ${ms} ms for the provider`);
  await control("fail", { match: "* /v1/*", hang: 60_000, times: 0 });
  await canBuy(visitor);
  await closedInOrder(shop);
}

async function hangingMailServer(): Promise<void> {
  const shop = await opened("mail", { SMTP_URL: deafSmtp, MAIL_FROM: "shop@prayosha.example" });
  const visitor = await aVisitor(shop, 6);
  await canBuy(visitor);
  await pagesAreServed(visitor);
  const books = new Database(path.join(shop.dataDir, "shop.sqlite"), { readonly: true });
  const waiting = books
    .prepare("select count(*) from mails where status in ('waiting', 'sending')")
    .pluck()
    .get();
  books.close();
  must(Number(waiting) > 0, "the mail of an order does not wait for the mail server");
  await closedInOrder(shop);
}

async function brokenPhoto(): Promise<void> {
  const shop = await opened("photo");
  const visitor = await aVisitor(shop, 7);
  const [hash = ""] = readdirSync(shop.uploadsDir).filter((name) => /^[0-9a-f]{64}$/.test(name));
  for (const name of readdirSync(path.join(shop.uploadsDir, hash)))
    truncateSync(path.join(shop.uploadsDir, hash, name), 0);
  const { status } = await visitor.get(`/photos/${hash}/520`);
  must(status < 500, `a broken photo is told ${status}`);
  await pagesAreServed(visitor);
  await canBuy(visitor);
  await shop.end("SIGTERM");
}

async function unreadableBackups(): Promise<void> {
  mkdirSync(path.join(folder, "backups"), { recursive: true });
  writeFileSync(path.join(folder, "backups", "backups"), "no folder");
  const shop = await opened("backups");
  const visitor = await aVisitor(shop, 8);
  const { code, said } = await shop.run("backup");
  must(code === 1 && !/\n +at /.test(said), `a backup said: ${said}`);
  await pagesAreServed(visitor);
  await canBuy(visitor);
  must((await visitor.get("/readyz")).status === 200, "the shop does not sell for lack of backups");
  await closedInOrder(shop);
}

async function opened(name: string, env: Record<string, string> = {}): Promise<StormyShop> {
  mkdirSync(path.join(folder, name), { recursive: true });
  const shop = new StormyShop(port, path.join(folder, name), {
    TRUST_PROXY: "true",
    API_REQUESTS_PER_MINUTE: "1000000",
    RAZORPAY_KEY_ID: keys.id,
    RAZORPAY_KEY_SECRET: keys.secret,
    RAZORPAY_API_BASE: provider.base,
    RAZORPAY_HOSTED_URL: `${provider.base}/v1/checkout/embedded`,
    RAZORPAY_CHECKOUT_JS: `${provider.base}/v1/checkout.js`,
    ...env,
  });
  open.push(shop);
  await shop.start();
  return shop;
}

async function aVisitor(shop: StormyShop, number: number): Promise<Visitor> {
  const visitor = new Visitor(shop.address, number);
  await visitor.register();
  return visitor;
}

/** What anybody may read, and what a shopper may, without a long wait. */
async function pagesAreServed(visitor: Visitor): Promise<void> {
  for (const page of ["/", "/Store", `/product/${visitor.product.slug}`, "/cart"]) {
    const { status, ms } = await visitor.get(page);
    must(status === 200, `${page} is ${status}`);
    must(ms < 4_000, `${page} took ${ms} ms`);
  }
}

/** An order that is paid; tried for a minute, because a shop recovers by itself but not in no time. */
async function canBuy(visitor: Visitor): Promise<void> {
  await until("orders are taken", async () => {
    const { status, body } = await visitor.askForPayment();
    if (status !== 200) return false;
    const { id } = JSON.parse(body) as { id: string };
    const { callback } = await control("pay", { order_id: id, outcome: "captured" });
    return (await visitor.validate(callback as Record<string, string>)).body.includes('"ok"');
  });
}

async function closedInOrder(shop: StormyShop): Promise<void> {
  problems.push(...problemsIn(shop.dataDir, shop.uploadsDir));
  await shop.end("SIGTERM");
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const givesUpAt = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > givesUpAt) throw new Error(`Not even after a minute: ${what}`);
    await new Promise((soon) => setTimeout(soon, 200));
  }
}

/** A small disk of its own; false when this user may not have one. */
function mounted(place: string, size: string): boolean {
  mkdirSync(place, { recursive: true });
  return spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", place]).status === 0;
}

async function control(call: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(`${provider.base}/__emu/${call}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  return (await answer.json()) as Record<string, unknown>;
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) problems.push(otherwise);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
