import { createReadStream } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/** Bytes reserved for the running shop: twice what `/readyz` requires. */
const reserved = 100 * 1024 * 1024;

/** Free bytes in this folder, less what the shop needs; null if it does not exist. */
export async function roomIn(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && Math.max(0, disk.bavail * disk.bsize - reserved);
}

/**
 * Upper estimate of a backup's unpacked size in bytes: the database, the first entry, compresses well but its header states
 * its size; the photos after it hardly shrink. 0 for a missing file: unpacking reports that.
 */
export async function sizeUnpacked(file: string): Promise<number> {
  const packed = await stat(file).catch(() => null);
  return packed ? packed.size + (await sizeOfFirst(file)) : 0;
}

async function sizeOfFirst(file: string): Promise<number> {
  const headerRead = new AbortController();
  let size = 0;
  const archive = extract().once("entry", (header) => {
    size = header.size ?? 0;
    headerRead.abort();
  });
  // Also ends here for a file that is not an archive: its size is 0.
  await pipeline(createReadStream(file), createGunzip(), archive, {
    signal: headerRead.signal,
  }).catch(() => undefined);
  return size;
}
