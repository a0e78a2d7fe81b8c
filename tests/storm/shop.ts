import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { childrenOf, isOver, isRunning, listensFor, tell } from "./processes";
import { ShopLog } from "./shop-log";
import { watchProcesses } from "./stopwatch";

/** How long (ms) a shop may take to answer again after all that answered were killed. */
const backWithin = 60_000;

/** The built shop as a process that can be killed at any moment and started again on the same data. */
export class StormyShop {
  kills = 0;
  killsOfOne = 0;
  killsOfAll = 0;
  /** What it writes goes into a file, as under a service manager. */
  readonly log: ShopLog;
  private process: ChildProcess | null = null;
  /** Whether the first process is to go on; what ends without that has ended by itself. */
  private isWanted = false;
  private readonly falls: string[] = [];

  constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly env: Record<string, string>,
    logFile = path.join(folder, "shop.log"),
  ) {
    this.log = new ShopLog(logFile);
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  get dataDir() {
    return path.join(this.folder, "data");
  }

  get uploadsDir() {
    return path.join(this.folder, "uploads");
  }

  get backupDir() {
    return path.join(this.folder, "backups");
  }

  async start(): Promise<void> {
    const log = openSync(this.log.file, "a");
    const started = spawn(process.execPath, ["build/server/index.js", "serve"], {
      env: this.environment,
      stdio: ["ignore", log, log],
    });
    // The shop has it; held open here too, it would keep its disk from being made read-only.
    closeSync(log);
    this.process = started;
    this.isWanted = true;
    const unwatch = watchProcesses(() => this.pids);
    // Whatever becomes of who started it: it must not answer in the place of the next.
    const endWithUs = () => this.pids.forEach((pid) => tell(pid, "SIGKILL"));
    process.once("exit", endWithUs);
    started.once("exit", (code, signal) => {
      process.off("exit", endWithUs);
      unwatch();
      if (this.isWanted && this.process === started)
        this.falls.push(`the first process ended by itself (${signal ?? code})`);
    });
    for (let isOpen = false; !isOpen;) {
      isOpen = await this.isAlive();
      if (!isOpen) await setTimeout(50);
      if (isOver(started)) throw new Error(`The shop does not start; see ${this.log.file}`);
    }
  }

  /** Whether there is no first process. */
  get isDown(): boolean {
    return isOver(this.process);
  }

  /** What ended or hung although nobody here killed it, one sentence for each. */
  get faults(): string[] {
    return [...this.falls, ...this.log.faults];
  }

  /** The power goes: no chance to finish anything, for any of several processes. */
  async kill(): Promise<void> {
    this.isWanted = false;
    const others = this.pids.slice(1);
    const gone = this.end("SIGKILL");
    others.forEach((pid) => tell(pid, "SIGKILL"));
    await gone;
    while (others.some(isRunning)) await setTimeout(10);
    this.kills += 1;
  }

  /** Kills one of several processes, `which` from 0 up to 1; false when there is none at the moment. */
  killOne(which: number): boolean {
    const workers = childrenOf(this.process?.pid ?? 0);
    const pid = workers[Math.floor(which * workers.length)];
    if (pid === undefined || !tell(pid, "SIGKILL")) return false;
    this.kills += 1;
    this.killsOfOne += 1;
    return true;
  }

  /**
   * Kills all processes that answer at once, as happens when memory runs out or all of them get the same bad request. The first
   * one has to start others; false when the shop does not answer again by itself.
   */
  async killAllThatAnswer(): Promise<boolean> {
    const workers = childrenOf(this.process?.pid ?? 0);
    workers.forEach((pid) => tell(pid, "SIGKILL"));
    this.kills += 1;
    this.killsOfAll += 1;
    const givesUpAt = performance.now() + backWithin;
    while (!this.isDown && performance.now() < givesUpAt) {
      if (!workers.some(isRunning) && (await this.isAlive())) return true;
      await setTimeout(50);
    }
    return false;
  }

  /** The first process and those it started; none when the shop is closed. */
  get pids(): number[] {
    const pid = this.process?.pid;
    return pid === undefined || isOver(this.process) ? [] : [pid, ...childrenOf(pid)];
  }

  /** Tells all the shop's processes something, each as soon as it listens: a signal that nobody waits for would end it. */
  async signal(signal: NodeJS.Signals): Promise<void> {
    for (const pid of this.pids) {
      while (isRunning(pid) && !listensFor(pid, signal)) await setTimeout(10);
      tell(pid, signal);
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.isWanted = false;
    const running = this.process;
    if (!running || isOver(running)) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill(signal);
    await gone;
  }

  /** Runs one of the shop's commands beside the server; gives its exit code and what it said. */
  run(...command: string[]): Promise<{ code: number | null; said: string }> {
    return this.runFor(Infinity, ...command);
  }

  /** The same, but it is killed -9 after so many ms if it is not done; its code is null then. */
  runFor(ms: number, ...command: string[]): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, ["build/server/index.js", ...command], {
      env: this.environment,
      stdio: ["ignore", "pipe", "pipe"],
      ...(Number.isFinite(ms) && { timeout: Math.max(1, Math.round(ms)) }),
      killSignal: "SIGKILL",
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    return new Promise((done) => child.once("close", (code) => done({ code, said })));
  }

  private get environment(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SHOP_MODE: "demo",
      PORT: String(this.port),
      HOST: "127.0.0.1",
      DATA_DIR: this.dataDir,
      UPLOADS_DIR: this.uploadsDir,
      BACKUP_DIR: this.backupDir,
      ...this.env,
    };
  }

  private isAlive(): Promise<boolean> {
    // A crowd may stand before this question.
    return fetch(`${this.address}/healthz`, { signal: AbortSignal.timeout(30_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
