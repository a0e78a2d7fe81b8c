import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { expect, vi } from "vitest";
import { copyState } from "~/upkeep/replica/copy-state.server";
import { configFor } from "~/upkeep/replica/litestream/config";
import { environment } from "~/upkeep/replica/litestream/copier.server";
import { findProgram } from "~/upkeep/replica/litestream/program.server";
import { copySettings } from "~/upkeep/replica/store/copy-place.server";
import { write } from "~/base/db/connection.server";
import { databaseFile } from "~/base/db/database-file.server";
import { enquiries } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { settings } from "~/base/lib/env/settings.server";

/** npm has a packed Litestream for this system; elsewhere what needs the program is skipped. */
export const hasLitestream = process.platform === "linux" && process.arch === "x64";

/** Stores one more enquiry. */
export async function enquire(name: string): Promise<void> {
  const now = Date.now();
  const row = { id: newId(now), kind: "contact" as const, name, email: "a@b.example" };
  await write((tx) =>
    tx
      .insert(enquiries)
      .values({ ...row, phone: "", createdAt: now })
      .run(),
  );
}

/** Waits until the copy holds all that is stored by now. */
export async function held(patience = 20_000): Promise<void> {
  const now = Date.now();
  await vi.waitFor(
    async () => expect((await copyState())?.heldUntil ?? 0).toBeGreaterThanOrEqual(now),
    {
      timeout: patience,
      interval: 50,
    },
  );
}

/** The names in the enquiries of the copy, restored to another place by Litestream itself. */
export async function namesInCopy(part = "db/00000001"): Promise<unknown[]> {
  const copy = copySettings();
  const program = await findProgram(copy);
  const folder = path.join(settings.dataDir, "..");
  const config = path.join(folder, "restore.json");
  const restored = path.join(folder, `restored-${newId()}.sqlite`);
  writeFileSync(
    config,
    configFor(program.line, { copy, database: databaseFile, part, address: null }),
  );
  // Not in step with it: the store may be a server in this process.
  await promisify(execFile)(
    program.file,
    ["restore", "-config", config, "-o", restored, databaseFile],
    { env: environment(copy.s3) },
  );
  const database = new Database(restored, { readonly: true });
  const names = database.prepare("select name from enquiries order by rowid").pluck().all();
  database.close();
  return names;
}

/** The process of the copier. */
export const copierPid = () =>
  Number(readFileSync(path.join(settings.dataDir, "litestream.pid"), "utf8"));

/** The generations of copies that lie in a folder of the store: each begins with a whole database. */
export const generationsIn = (folder: string) => readdirSync(path.join(folder, "generations"));
