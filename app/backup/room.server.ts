import { createReadStream } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/** Bytes that stay free for the shop, which goes on selling meanwhile: twice of what `/readyz` asks for. */
const forTheShop = 100 * 1024 * 1024;

/** Bytes that may be written in this folder beside what the shop needs there; null: it is not there. */
export async function roomIn(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && Math.max(0, disk.bavail * disk.bsize - forTheShop);
}

/**
 * Bytes that a backup takes when it is unpacked, at most: its first file is the database, which packs well and whose size is
 * stated before it; the photos behind it hardly shrink. 0 for what is not there; unpacking it tells so.
 */
export async function sizeUnpacked(file: string): Promise<number> {
  const packed = await stat(file).catch(() => null);
  return packed ? packed.size + (await sizeOfFirst(file)) : 0;
}

async function sizeOfFirst(file: string): Promise<number> {
  const enough = new AbortController();
  let size = 0;
  const archive = extract().once("entry", (header) => {
    size = header.size ?? 0;
    enough.abort();
  });
  // Also what is no archive at all ends here: there is nothing to count in it.
  await pipeline(createReadStream(file), createGunzip(), archive, { signal: enough.signal }).catch(
    () => undefined,
  );
  return size;
}
