import { existsSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { settings } from "~/base/lib/env/settings.server";

/** What a restored shop has to make up for before it opens. */
const shape = z.object({
  /** The moment it was restored to (UTC ms). */
  restoredTo: z.number(),
  /** Numbers known to have been given, also after that moment: the last order, and last papers as each file knows them. */
  orders: z.number(),
  papers: z.array(z.object({ series: z.enum(["PR", "CN"]), year: z.string(), last: z.number() })),
  /** Ids of the users who were erased after that moment; and how many were without an account, whom nobody can tell. */
  erased: z.array(z.string()),
  erasedUnknown: z.number(),
});

export type AfterRestore = z.output<typeof shape>;

/** Kept in a file, so that a restore that is killed half-way is finished by the next start. */
const file = path.join(settings.dataDir, "after-restore.json");

/** What is still to be made up for; null: nothing. */
export function afterRestore(): AfterRestore | null {
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

export async function keepAfterRestore(after: AfterRestore): Promise<void> {
  const draft = `${file}.draft`;
  const written = await open(draft, "w", 0o600);
  await written.writeFile(JSON.stringify(after));
  await written.sync();
  await written.close();
  await rename(draft, file);
}

export const endAfterRestore = () => rm(file, { force: true });
