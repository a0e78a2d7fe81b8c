import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { whileLocked } from "../../storm/front";
import type { Stage } from "../stage";

/** Another program holds the database for 10 s. */
export async function lockedDatabase(stage: Stage): Promise<void> {
  const shop = await stage.opened("locked");
  const visitor = await stage.newVisitor(1);
  const other = new Database(path.join(shop.dataDir, "shop.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  const freed = new Promise<void>((done) =>
    setTimeout(() => {
      other.exec("ROLLBACK");
      other.close();
      done();
    }, 10_000),
  );
  // Reading goes on as usual; what writes is told to come again later.
  const writer = visitor.patient(whileLocked);
  const orders = Array.from({ length: 5 }, () => writer.addToCart());
  await stage.pagesAreServed(visitor);
  for (const { status, retryAfter } of await Promise.all(orders))
    stage.must(
      status === 303 || (status === 503 && retryAfter !== null),
      `a cart was told ${status}`,
    );
  await freed;
  await stage.canBuy(visitor);
  await stage.closedInOrder(shop);
}

export function fullDisk(stage: Stage): Promise<string | void> {
  return onDiskOfItsOwn(stage, "full", async (disk) => {
    const shop = await stage.opened("full");
    const visitor = await stage.newVisitor(2);
    await stage.canBuy(visitor);
    const filler = path.join(disk, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4096"]);
    let refused = 0;
    for (let turn = 0; turn < 40 && refused === 0; turn += 1) {
      const { status, retryAfter } = await visitor.addToCart();
      stage.must(
        status === 303 || (status === 503 && retryAfter !== null),
        `a cart was told ${status}`,
      );
      if (status === 503) refused += 1;
    }
    stage.must(refused > 0, "the disk was never full");
    await stage.pagesAreServed(visitor);
    stage.must((await visitor.get("/readyz")).status === 503, "/readyz does not tell");
    const { code, said } = await shop.run("backup");
    stage.must(code === 1 && !/\n +at /.test(said), `a backup said: ${said}`);
    rmSync(filler);
    await stage.canBuy(visitor);
    await stage.closedInOrder(shop);
  });
}

/**
 * The disk of the log alone is full: what the shop says about itself is lost, and everything else goes on, also in a shop that
 * is started then; the log goes on when there is room again.
 */
export function fullLogDisk(stage: Stage): Promise<string | void> {
  return onDiskOfItsOwn(stage, "log-disk", async (disk) => {
    const log = path.join(disk, "shop.log");
    const shop = await stage.opened("full-log", {}, log);
    const visitor = await stage.newVisitor(10);
    const filler = path.join(disk, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4096"]);
    // The last page of the log has room for some lines; each request writes one.
    for (let turn = 0; turn < 40; turn += 1) await stage.pagesAreServed(visitor);
    await stage.canBuy(visitor);
    await shop.end("SIGTERM");
    await shop.start();
    for (let turn = 0; turn < 10; turn += 1) await stage.pagesAreServed(visitor);
    await stage.canBuy(visitor);

    rmSync(filler);
    const before = statSync(log).size;
    await stage.until("the log goes on", async () => {
      await stage.pagesAreServed(visitor);
      return statSync(log).size > before;
    });
    await stage.closedInOrder(shop);
  });
}

export function readOnlyFolder(stage: Stage): Promise<string | void> {
  return onDiskOfItsOwn(stage, "read-only", async (disk) => {
    const shop = await stage.opened("read-only");
    const visitor = await stage.newVisitor(3);
    await stage.canBuy(visitor);
    await shop.end("SIGTERM");
    await stage.until("nobody writes on the disk any more", () => remounted(disk, "ro"));
    const { code, said } = await shop.runFor(60_000, "serve");
    stage.must(code === 1, `it opened or hung (${code})`);
    stage.must(
      /cannot be written to/.test(said) && !/\n +at /.test(said),
      `it does not say plainly why: ${said.slice(0, 300)}`,
    );
    stage.must(remounted(disk, "rw"), "the disk cannot be made writable again");
    await shop.start();
    await stage.canBuy(visitor);
    await stage.closedInOrder(shop);
  });
}

/** Plays on a small disk in the stage's folder; gives why not when this user may not have one. */
async function onDiskOfItsOwn(
  { folder }: Stage,
  name: string,
  play: (disk: string) => Promise<void>,
): Promise<string | void> {
  const disk = path.join(folder, name);
  mkdirSync(disk, { recursive: true });
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", disk]).status !== 0)
    return "left out: it needs a small disk, which root alone can mount";
  try {
    await play(disk);
  } finally {
    spawnSync("umount", ["-l", disk]);
  }
}

/** False while somebody has a file open for writing there. */
function remounted(disk: string, how: "ro" | "rw"): boolean {
  return spawnSync("mount", ["-o", `remount,${how}`, disk]).status === 0;
}
