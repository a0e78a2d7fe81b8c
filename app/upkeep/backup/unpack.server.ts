import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Headers } from "tar-stream";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import {
  isKnownName,
  type Manifest,
  manifestName,
  manifestShape,
  type PackedFile,
} from "./manifest";
import { jsonIn } from "~/base/lib/typed/json-in";

/** Unpacks a backup into an empty folder and checks every file against its manifest. Throws `PlainProblem` on a difference. */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  const found = await filesOf(file, folder);
  const manifest = await manifestIn(file, folder, found);
  const stated = new Map(manifest.files.map((each) => [each.name, each]));
  for (const { name, size, sha256 } of found.values()) {
    if (name === manifestName) continue;
    const expected = stated.get(name);
    if (!expected) throw damaged(file, `${name} is not in its list`);
    if (expected.size !== size || expected.sha256 !== sha256)
      throw damaged(file, `${name} was changed`);
    stated.delete(name);
  }
  const [missing] = stated.keys();
  if (missing !== undefined) throw damaged(file, `${missing} is missing`);
  return manifest;
}

async function filesOf(file: string, folder: string): Promise<Map<string, PackedFile>> {
  const found = new Map<string, PackedFile>();
  const archive = extract();
  archive.on("entry", (header, bytes, next) => {
    unpackEntry(header, bytes, folder, found).then(
      () => next(),
      (error: Error) => archive.destroy(error),
    );
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), archive);
  } catch (error) {
    if (error instanceof PlainProblem) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new PlainProblem(`There is no file ${file}.`);
    if (code === "EISDIR") throw new PlainProblem(`${file} is a folder. Name the backup in it.`);
    if (code === "EACCES" || code === "EPERM")
      throw new PlainProblem(`The user who runs this may not read ${file}.`);
    if (code === "ENOSPC" || code === "EDQUOT")
      throw new PlainProblem(`There is no room in ${path.dirname(folder)} to unpack ${file}.`);
    throw damaged(file, message);
  }
  return found;
}

async function unpackEntry(
  { name, type }: Headers,
  bytes: Readable,
  folder: string,
  found: Map<string, PackedFile>,
): Promise<void> {
  if (type !== "file" || !isKnownName(name) || found.has(name))
    throw new PlainProblem(`This is no backup of the shop: it holds "${name}".`);
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let size = 0;
  bytes.on("data", (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  await pipeline(bytes, createWriteStream(target, { mode: 0o600 }));
  found.set(name, { name, size, sha256: hash.digest("hex") });
}

async function manifestIn(
  file: string,
  folder: string,
  found: Map<string, PackedFile>,
): Promise<Manifest> {
  if (!found.has(manifestName)) throw damaged(file, "it has no list of what is in it");
  const text = await readFile(path.join(folder, manifestName), "utf8");
  const { data } = manifestShape.safeParse(jsonIn(text));
  if (!data)
    throw new PlainProblem(
      `${file} was made by a version of the shop that this one does not know.`,
    );
  return data;
}

function damaged(file: string, reason: string): PlainProblem {
  return new PlainProblem(`${file} is damaged or was broken off: ${reason}.`);
}
