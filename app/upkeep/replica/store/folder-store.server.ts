import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Store } from "./store";
import { StoreAway } from "./store-away";

/**
 * A folder as a store. It must be there: a disk that is not mounted would otherwise be replaced by a folder on the disk of the
 * shop.
 */
export function folderStore(folder: string): Store {
  const placeOf = (name: string) => path.join(folder, name);

  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      if (!(await stat(folder)).isDirectory()) throw new StoreAway(`${folder} is no folder.`);
      return await work();
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      const { code = "an error" } = error as NodeJS.ErrnoException;
      throw new StoreAway(
        code === "ENOENT"
          ? `There is no folder ${folder}. Is its disk mounted?`
          : `The folder ${folder} cannot be used (${code}).`,
      );
    }
  }

  async function put(name: string, bytes: Buffer, isNew: boolean): Promise<boolean> {
    const target = placeOf(name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const draft = path.join(path.dirname(target), `.draft-${randomUUID()}`);
    try {
      const file = await open(draft, "wx", 0o600);
      await file.writeFile(bytes).then(() => file.sync());
      await file.close();
      if (isNew) await link(draft, target);
      else await rename(draft, target);
      return true;
    } catch (error) {
      if (isNew && (error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    list: (prefix) => asked(async () => (await namesIn(folder, prefix)).sort()),
    read: (name) => asked(() => readFile(placeOf(name)).catch(noneIfMissing(null))),
    put: (name, bytes, isNew = false) => asked(() => put(name, bytes, isNew)),
  };
}

async function namesIn(folder: string, prefix: string): Promise<string[]> {
  const start = path.dirname(`${prefix}x`);
  const entries = await readdir(path.join(folder, start), {
    recursive: true,
    withFileTypes: true,
  }).catch(noneIfMissing([]));
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".draft-"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name.startsWith(prefix));
}

const noneIfMissing =
  <T>(none: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return none;
    throw error;
  };
