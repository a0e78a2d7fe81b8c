import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentType } from "mime-types";
import { isText, worthPacking } from "./compressible";

/**
 * Writes a brotli and a gzip copy of every text file in the folder, at best compression: compressed once at build time, sent
 * many times.
 */
export async function packFilesIn(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(contentType(entry.name) || null))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < worthPacking) return;
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params: best }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
