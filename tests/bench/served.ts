import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../free-port";
import { onCores } from "./cores";

/** A server in a process of its own: the shop, or one of the bare servers it is held against. */
export class Served {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    /** How long (ms) it took from its start to its first answer. */
    readonly startedIn: number,
  ) {}

  /**
   * Starts `node <args>` on so many cores and waits until it answers at `alive`. Throws with what it said when it ends instead.
   */
  static async start(
    args: string[],
    alive: string,
    env: Record<string, string> = {},
    cores = 1,
  ): Promise<Served> {
    const port = await freePort();
    const [command = "", ...given] = onCores(cores, [process.execPath, ...args]);
    const started = performance.now();
    const child = spawn(command, given, {
      env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    process.once("exit", () => child.kill("SIGKILL"));
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said = `${said}${chunk}`.slice(-5000)));
    child.stderr.on("data", (chunk: Buffer) => (said = `${said}${chunk}`.slice(-5000)));
    const address = `http://127.0.0.1:${port}`;
    while (!(await answers(address + alive))) {
      if (child.exitCode !== null) throw new Error(`${args.join(" ")} does not start:\n${said}`);
      await setTimeout(20);
    }
    return new Served(address, child, performance.now() - started);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    await gone;
  }

  /** How many processes serve; 1 unless the shop has workers. */
  get workers(): number {
    return Math.max(1, this.pids.length - 1);
  }

  /** CPU time (ms) that all its processes have used so far; null where the system does not tell. */
  cpuMs(): number | null {
    return this.sum((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
      return (Number(fields[11]) + Number(fields[12])) * 10;
    });
  }

  /** How many answers came from the page cache so far; null for a server without. */
  async pageCacheHits(): Promise<number | null> {
    const answer = await fetch(`${this.address}/metrics`);
    const found = /^shop_page_memory_hits_total(?:\{[^}]*\})? (\d+)/m.exec(await answer.text());
    return found ? Number(found[1]) : null;
  }

  /** Memory (bytes) of all its processes; null where the system does not tell. */
  rss(): number | null {
    return this.sum(rssOf);
  }

  /** Memory (bytes) of the process that the others belong to; null where the system does not tell. */
  rssOfFirst(): number | null {
    try {
      return rssOf(this.process.pid ?? 0);
    } catch {
      return null;
    }
  }

  private sum(figure: (pid: number) => number): number | null {
    try {
      return this.pids.reduce((total, pid) => total + figure(pid), 0);
    } catch {
      return null;
    }
  }

  private get pids(): number[] {
    const own = this.process.pid ?? 0;
    try {
      return [own, ...childrenOf(own)];
    } catch {
      return [own];
    }
  }
}

function rssOf(pid: number): number {
  const [, kb = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) * 1024;
}

function childrenOf(parent: number): number[] {
  return readdirSync(`/proc/${parent}/task`).flatMap((task) =>
    readFileSync(`/proc/${parent}/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
