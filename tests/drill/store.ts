import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../free-port";

/** A store that can be killed and started again on the same files. */
export class KilledStore {
  port = 0;
  private process: ChildProcess | null = null;

  constructor(private readonly folder: string) {}

  get settings(): Record<string, string> {
    return {
      COPY_TO: "s3://copies/shop",
      COPY_S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      COPY_S3_KEY_ID: "S3RVER",
      COPY_S3_SECRET: "S3RVER",
    };
  }

  /** Nothing to do if it runs. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    this.port ||= await freePort();
    const program = fileURLToPath(new URL("s3-server.mjs", import.meta.url));
    const started = spawn(process.execPath, [program, String(this.port), this.folder], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.process = started;
    process.once("exit", () => started.kill("SIGKILL"));
    const asks = () =>
      fetch(`http://127.0.0.1:${this.port}/`).then(
        () => true,
        () => false,
      );
    while (!(await asks())) await setTimeout(50);
  }

  /** Takes what it is asked and answers nobody, until it is killed. */
  hang(): void {
    this.process?.kill("SIGSTOP");
  }

  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running || !this.isRunning) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill("SIGKILL");
    await gone;
  }

  private get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** s3rver shows no folder that holds folders only, by which Litestream finds its copies: a file in each helps. */
  showFolders(): void {
    const owners = path.join(this.folder, "copies/shop/db");
    for (const owner of existsSync(owners) ? readdirSync(owners) : []) {
      const copies = path.join(owners, owner, "generations");
      for (const copy of existsSync(copies) ? readdirSync(copies) : [])
        writeFileSync(path.join(copies, copy, "mark._S3rver_object"), "");
    }
  }
}
