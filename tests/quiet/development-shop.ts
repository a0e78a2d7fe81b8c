import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isOver } from "../storm/processes";
import { owner } from "../storm/seeded";

/** The shop as `npm run dev` serves it. Its data are in `folder`, its sources in `program`. */
export class DevelopmentShop {
  readonly address: string;
  private readonly logFile: string;
  private process: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly program = process.cwd(),
  ) {
    this.address = `http://127.0.0.1:${port}`;
    this.logFile = path.join(folder, "development.log");
  }

  async start(): Promise<void> {
    const log = openSync(this.logFile, "a");
    const started = spawn(process.execPath, ["app/server/dev.mjs"], {
      cwd: this.program,
      stdio: ["ignore", log, log],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        PORT: String(this.port),
        HOST: "127.0.0.1",
        DATA_DIR: path.join(this.folder, "data"),
        UPLOADS_DIR: path.join(this.folder, "uploads"),
        BACKUP_DIR: path.join(this.folder, "backups"),
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
      },
    });
    closeSync(log);
    this.process = started;
    process.once("exit", () => started.kill("SIGKILL"));
    while (!(await this.isOpen())) {
      if (isOver(started)) throw new Error(`The shop does not start: ${this.said}`);
      await setTimeout(100);
    }
  }

  async end(): Promise<void> {
    const running = this.process;
    if (!running || isOver(running)) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill("SIGTERM");
    await gone;
  }

  /** What React complained of while the server rendered, a complaint for each. */
  get complaints(): string[] {
    return this.said.split("\n").filter((line) => line.startsWith("Warning: "));
  }

  private get said(): string {
    return readFileSync(this.logFile, "utf8");
  }

  private isOpen(): Promise<boolean> {
    return fetch(`${this.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
