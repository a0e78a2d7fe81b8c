import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Headers, pack, type Pack } from "tar-stream";
import { databaseName, type Manifest, manifestName, type PackedFile } from "./manifest";
import { factsOf } from "./snapshot.server";

/** Photos are already compressed; the database shrinks to a fifth even at a low level. */
const gzipLevel = 3;

/**
 * Writes an archive (tar, gzip) of a database copy and the photos in a folder (null: without photos); returns its
 * manifest. When it resolves, the file is synced to disk. Throws the system's error if it cannot be written.
 */
export async function packBackup(
  target: string,
  { database, photos, now }: { database: string; photos: string | null; now: number },
): Promise<Manifest> {
  const { photos: named, ...facts } = await factsOf(database);
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip({ level: gzipLevel }),
    createWriteStream(target, { flags: "wx", mode: 0o600 }),
  );
  const filled = fill(archive, database, photos).then(async (files) => {
    const packed = new Set(files.map(({ name }) => name.split("/")[1]));
    const manifest: Manifest = {
      format: 1,
      madeAt: now,
      kind: photos === null ? "database" : "whole",
      ...facts,
      files,
      missingPhotos: photos === null ? [] : named.filter((hash) => !packed.has(hash)),
    };
    await entry(archive, manifestName, Buffer.from(JSON.stringify(manifest)));
    archive.finalize();
    return manifest;
  });
  // A write error must also end `filled`, which would otherwise wait forever.
  const [manifest] = await Promise.all([
    Promise.race([filled, written.then(() => filled)]),
    written,
  ]);
  await sync(target);
  return manifest;
}

async function fill(archive: Pack, database: string, photos: string | null): Promise<PackedFile[]> {
  const files = [await packDatabase(archive, database)];
  if (photos === null) return files;
  for (const hash of await photoFolders(photos)) {
    // The shop keeps running: it may delete an unused photo at any moment.
    for (const name of (await readdir(path.join(photos, hash)).catch(orNone([]))).sort()) {
      if (!/^\w[\w.-]{0,99}$/.test(name)) continue;
      const bytes = await readFile(path.join(photos, hash, name)).catch(orNone(null));
      if (bytes === null) continue;
      const inside = `photos/${hash}/${name}`;
      await entry(archive, inside, bytes);
      files.push({ name: inside, size: bytes.length, sha256: sha256(bytes) });
    }
  }
  return files;
}

/** Returns `none` for a file that was deleted in the meantime. */
const orNone =
  <T>(none: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return none;
    throw error;
  };

/** The photo folders, each named by the hash of the original; ignores unfinished ones. */
async function photoFolders(photos: string): Promise<string[]> {
  const entries = await readdir(photos, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((found) => found.isDirectory() && /^[0-9a-f]{64}$/.test(found.name))
    .map(({ name }) => name)
    .sort();
}

async function packDatabase(archive: Pack, file: string): Promise<PackedFile> {
  const { size } = await stat(file);
  const hash = createHash("sha256");
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  bytes.on("data", (chunk) => hash.update(chunk));
  await pipeline(bytes, archive.entry(headerOf(databaseName, size)));
  return { name: databaseName, size, sha256: hash.digest("hex") };
}

/** The tar header of a file. Tar's size field ends at 8 GB; larger files need a pax header. */
function headerOf(name: string, size: number): Headers {
  return { name, size, ...(size >= 8 ** 11 && { pax: { size: String(size) } }) };
}

function entry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const into = archive.entry({ name, size: bytes.length }, (error) =>
      error ? reject(error) : resolve(),
    );
    into.end(bytes);
  });
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
