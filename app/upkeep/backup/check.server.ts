import path from "node:path";
import { newestMigration } from "~/base/db/migrations.server";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { databaseName, type Manifest } from "./manifest";
import { damageIn, factsOf } from "./snapshot.server";
import { unpackBackup } from "./unpack.server";

/**
 * Unpacks a backup into an empty folder and verifies it: file checksums, database integrity, row counts and sums of money.
 * Throws `PlainProblem` if any of these differ, or if this version of the shop is too old for the backup.
 */
export async function unpackChecked(file: string, folder: string): Promise<Manifest> {
  const manifest = await unpackBackup(file, folder);
  const database = path.join(folder, databaseName);
  const damage = damageIn(database);
  if (damage.length > 0) throw new PlainProblem(`${file} cannot be used: ${damage.join("; ")}.`);
  const { schema, counts, sums } = await factsOf(database);
  for (const [what, stated, found] of [
    ["rows", manifest.counts, counts],
    ["money", manifest.sums, sums],
  ] as const) {
    const differing = Object.keys({ ...stated, ...found }).find(
      (key) => stated[key] !== found[key],
    );
    if (differing !== undefined)
      throw new PlainProblem(
        `${file} cannot be used: its ${what} differ in ${differing}: ${stated[differing] ?? "none"} stated, ${found[differing] ?? "none"} found.`,
      );
  }
  if (schema.newest > newestMigration())
    throw new PlainProblem(
      `${file} was made by a newer version of the shop. Update the shop first, then restore.`,
    );
  return manifest;
}
