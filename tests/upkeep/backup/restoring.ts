import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";

/** A folder with the data of one shop, and a process that restores a backup into it. */
export class Ruin {
  readonly folder = mkdtempSync(path.join(tmpdir(), "prayosha-ruin-"));
  readonly dataDir = path.join(this.folder, "data");
  readonly uploadsDir = path.join(this.folder, "uploads");
  readonly database = path.join(this.dataDir, "shop.sqlite");

  constructor() {
    mkdirSync(this.dataDir, { recursive: true });
  }

  restore(backup: string): ChildProcess {
    const runner = path.resolve("node_modules/vite-node/vite-node.mjs");
    const script = fileURLToPath(new URL("restore-now.ts", import.meta.url));
    return spawn(process.execPath, [runner, script, backup], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, DATA_DIR: this.dataDir, UPLOADS_DIR: this.uploadsDir },
    });
  }
}

/** How a process ended (null: it was killed), and what it said. */
export function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = "";
  child.stdout?.on("data", (text: Buffer) => (said += text.toString()));
  return new Promise((done) => child.once("close", (code) => done({ code, said })));
}

/** The names of the users in a database file. */
export function usersIn(file: string): unknown[] {
  const opened = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return opened.prepare("SELECT name FROM users ORDER BY id").pluck().all();
  } finally {
    opened.close();
  }
}
