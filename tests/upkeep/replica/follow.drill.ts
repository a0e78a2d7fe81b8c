import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { copyState } from "~/upkeep/replica/copy-state.server";
import { claim, ownersIn } from "~/upkeep/replica/fence.server";
import { type Follower, followShop } from "~/upkeep/replica/follow.server";
import { findProgram } from "~/upkeep/replica/litestream/program.server";
import { copySettings } from "~/upkeep/replica/store/copy-place.server";
import { folderStore } from "~/upkeep/replica/store/folder-store.server";
import { copierFolder } from "~/base/db/database-file.server";
import { healthFacts } from "~/office/health/health-facts.server";
import { metricsText } from "~/office/health/metrics-text.server";
import { settings } from "~/base/lib/env/settings.server";
import { copierPid, enquire, generationsIn, hasLitestream, held, namesInCopy } from "./following";

const folder = vi.hoisted(() => {
  const folder = `${process.env.DATA_DIR}-copy`;
  process.env.COPY_TO = `file://${folder}`;
  return folder;
});
mkdirSync(folder);
const part = path.join(folder, "db/00000001");

let follower: Follower | null = null;
const succeeded = vi.fn<(sentence: string) => void>();
async function follow() {
  follower = await followShop(succeeded);
}
async function stop() {
  await follower?.stop();
  follower = null;
}

afterEach(stop);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasLitestream)("a shop with a copy", () => {
  test("is followed within seconds, and the copy says how old it is", async () => {
    await follow();
    await enquire("Asha");
    await held();
    expect(await namesInCopy()).toEqual(["Asha"]);
    expect((await healthFacts()).copy).toMatch(/^\d+ s old$/);
    const figures = await metricsText();
    expect(Number(/^shop_copy_age_seconds (\S+)$/m.exec(figures)?.[1])).toBeLessThan(30);
    expect(figures).toContain("shop_copy_ok 1");
  });

  test("goes on with the same copy at the next start; what was stored last before it stopped is in it", async () => {
    await follow();
    await enquire("Bina");
    await stop();
    expect(await namesInCopy()).toEqual(["Asha", "Bina"]);
    await follow();
    await enquire("Chetan");
    await held();
    expect(await namesInCopy()).toEqual(["Asha", "Bina", "Chetan"]);
    expect(generationsIn(part)).toHaveLength(1);
  });

  test("gets its copier back when that is killed, which goes on with the same copy", async () => {
    await follow();
    await held();
    const pid = copierPid();
    process.kill(pid, "SIGKILL");
    await enquire("Divya");
    await vi.waitFor(() => expect(copierPid()).not.toBe(pid), { timeout: 30_000 });
    await held();
    expect(await namesInCopy()).toEqual(["Asha", "Bina", "Chetan", "Divya"]);
    expect(generationsIn(part)).toHaveLength(1);
  });

  test("ends a copier that outlived an earlier start before it starts its own", async () => {
    const { file } = await findProgram(copySettings());
    const config = path.join(settings.dataDir, "litestream.json");
    const orphan = spawn(file, ["replicate", "-config", config], { stdio: "ignore" });
    writeFileSync(path.join(settings.dataDir, "litestream.pid"), String(orphan.pid));
    const gone = new Promise((done) => orphan.once("exit", done));
    await follow();
    await gone;
    await held();
    expect(copierPid()).not.toBe(orphan.pid);
  });

  test("has a configuration that nobody else may read", () => {
    expect(statSync(path.join(settings.dataDir, "litestream.json")).mode & 0o077).toBe(0);
  });

  test("gives up a log that outgrew the database while the store was away, and begins the copy anew", async () => {
    await follow();
    await held();
    const pid = copierPid();
    const much = path.join(copierFolder, "what-waits");
    writeFileSync(much, "");
    truncateSync(much, 300 * 1024 * 1024);
    await vi.waitFor(() => expect(existsSync(much)).toBe(false), { timeout: 30_000 });
    await vi.waitFor(() => expect(copierPid()).not.toBe(pid), { timeout: 30_000 });
    await enquire("Esha");
    await held();
    expect(await namesInCopy()).toContain("Esha");
    expect(generationsIn(part).length).toBeGreaterThan(1);
  });

  test("has its photos copied, each under its hash", async () => {
    const hash = "a".repeat(64);
    mkdirSync(path.join(settings.uploadsDir, hash), { recursive: true });
    writeFileSync(path.join(settings.uploadsDir, hash, "original"), "a photo");
    await follow();
    const copied = path.join(folder, "photos", hash, "original");
    await vi.waitFor(() => expect(readFileSync(copied, "utf8")).toBe("a photo"), {
      timeout: 30_000,
    });
  });
});

describe.skipIf(!hasLitestream)("the fence", () => {
  const store = folderStore(folder);

  test("closes a running shop after another machine took over", async () => {
    await follow();
    const mine = (await ownersIn(store)).at(-1);
    await claim(store, (mine?.number ?? 0) + 1);
    await vi.waitFor(() => expect(succeeded).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await stop();
    await expect(follow()).rejects.toThrow(/Another machine took this shop over/);
  });

  test("keeps a shop that never was the owner from writing over another shop's copy", async () => {
    rmSync(path.join(settings.dataDir, "copy-owner.json"));
    await expect(follow()).rejects.toThrow(/belongs to a shop that ran elsewhere/);
  });

  test("lets nobody open who cannot ask, unless told to", async () => {
    const aside = mkdtempSync(path.join(tmpdir(), "prayosha-aside-"));
    renameSync(folder, path.join(aside, "gone"));
    await expect(follow()).rejects.toThrow(/does not open.*COPY_FENCE=ignore/);
    expect(readdirSync(aside)).toEqual(["gone"]);
    vi.spyOn(settings.copy ?? { opensUnasked: false }, "opensUnasked", "get").mockReturnValue(true);
    await follow();
    expect((await copyState())?.away).toMatch(/could not be asked/);
    await stop();
    renameSync(path.join(aside, "gone"), folder);
    rmSync(aside, { recursive: true });
  });
});
