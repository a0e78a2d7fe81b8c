import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpackChecked } from "./check.server";
import type { Manifest } from "./manifest";

/** Restores a backup into a folder that is thrown away afterwards; gives what it holds. Throws `PlainProblem` when it is no good. */
export async function verifyBackup(file: string): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), "prayosha-verify-"));
  try {
    return await unpackChecked(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
