import Database from "better-sqlite3";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { seed } from "../../storm/seeded";

/** A shop of one test's own: to be killed, or started in another way than the one all journeys share. */
export class Shop {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(
    path.join(process.env.JOURNEYS_FOLDER ?? tmpdir(), "shop-"),
  );
  private static made = 0;

  /** `port`: by default nobody else's: journeys run side by side, each row of them in a process with an index of its own. */
  constructor(
    readonly port = Number(process.env.E2E_PORT ?? 4173) +
      27 +
      100 * Number(process.env.TEST_PARALLEL_INDEX) +
      Shop.made++,
  ) {}

  /** The file with the database of the shop. */
  get databaseFile() {
    return path.join(this.folder, "data", "shop.sqlite");
  }

  /** Reads or changes its database behind its back. */
  inDatabase<T>(work: (raw: Database.Database) => T): T {
    const raw = new Database(this.databaseFile);
    try {
      return work(raw);
    } finally {
      raw.close();
    }
  }

  get address() {
    return `http://localhost:${this.port}`;
  }

  /** The processes that the first one has started. */
  get workers(): number[] {
    const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(this.process?.pid)], {
      encoding: "utf8",
    });
    return stdout.split("\n").map(Number).filter(Boolean);
  }

  /** Runs one of the shop's commands and gives what became of it. */
  run(command: string, env: Record<string, string> = {}) {
    return spawnSync(process.execPath, ["app/server/start.mjs", command], {
      env: this.env(env),
      encoding: "utf8",
      timeout: 60_000,
    });
  }

  /** Fills a new shop with a copy of the demo shop: making its photos takes a minute on a busy machine. */
  async fill() {
    if (!existsSync(path.join(this.folder, "data"))) await seed(this.folder);
  }

  /**
   * Throws where something else answers on its port: journeys would then look at that. `folder`: with another build of the shop than
   * that of the sources.
   */
  async start(env: Record<string, string> = {}, folder?: string) {
    const isNew = !existsSync(path.join(this.folder, "data"));
    if (isNew && (await this.isAlive()))
      throw new Error(`Something else answers on port ${this.port}: set E2E_PORT.`);
    if (env.NODE_ENV !== "production") await this.fill();
    this.process = folder
      ? spawn(process.execPath, ["build/server/index.js", "serve"], {
          cwd: folder,
          env: { ...this.env(env), SHOP_MODE: "demo", NODE_ENV: "production" },
          stdio: "ignore",
        })
      : spawn(process.execPath, ["app/server/start.mjs"], {
          env: this.env(env),
          stdio: "ignore",
        });
    await expect.poll(() => this.isAlive(), { timeout: 110_000 }).toBe(true);
  }

  /** Ends the process with a signal and waits until it is gone; gives its exit code (null when it was killed). */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const running = this.process;
    if (!running || running.exitCode !== null) return running?.exitCode ?? null;
    const gone = new Promise<number | null>((done) => running.once("exit", (code) => done(code)));
    running.kill(signal);
    this.process = null;
    return gone;
  }

  async remove() {
    await this.end("SIGKILL");
    // A worker outlives its primary by a moment, and may store a photo meanwhile: Node's own retries would not look for it again.
    const removed = () => rmSync(this.folder, { recursive: true, force: true });
    await expect(removed).toPass({ timeout: 20_000 });
  }

  private isAlive(): Promise<boolean> {
    return fetch(`${this.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  private env(more: Record<string, string>) {
    return {
      ...process.env,
      NODE_ENV: "test" as const,
      PORT: String(this.port),
      DATA_DIR: path.join(this.folder, "data"),
      UPLOADS_DIR: path.join(this.folder, "uploads"),
      LOG_LEVEL: "warn",
      WEB_PROCESSES: "1",
      ...more,
    };
  }
}
