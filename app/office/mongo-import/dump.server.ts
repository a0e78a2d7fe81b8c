import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { deserialize } from "bson";
import { type DumpRow, dumpRow, largestDocument } from "./dump-row";
import { jsonRows } from "./json-rows.server";

/** In import order: each may refer to those before it. */
export const collections = ["users", "categories", "products", "orders"] as const;
export type Collection = (typeof collections)[number];

export type DumpFile = { collection: Collection; file: string; name: string };

/** `users.json`, `shop.users.json`, `users.bson.gz`; not `users.metadata.json`. */
const named =
  /^(?:.*\.)?(user|categor|product|order)(?:y|ies|s)?\.(?:json|jsonl|ndjson|bson)(?:\.gz)?$/i;
/** Renamed files, such as `users-export.json` or `shop_orders (1).json`. Used only if no file has the plain name. */
const nearlyNamed =
  /(?:^|[^a-z])(user|categor|product|order)(?:ies|s)(?:[^a-z](?:export|dump|backup|copy|old|\d+|[^a-z\d])*)?\.(?:json|jsonl|ndjson|bson)(?:\.gz)?$/i;
/** Data files of any collection, without the metadata files of the tools. */
const data = /(?<!\.metadata|prelude)\.(?:json|jsonl|ndjson|bson|csv|tsv|archive)(?:\.gz)?$/i;
const deepest = 5;

/** The files to import, and the names of other data files (other collections or unreadable formats). */
type Dump = { files: DumpFile[]; leftOut: string[] };

/**
 * Finds the files of a dump in a folder and its subfolders. Throws `PlainProblem` if there are none, or two for the same
 * collection.
 */
export async function dumpIn(folder: string): Promise<Dump> {
  const names = (await filesIn(folder, deepest)).filter(
    (file) => data.test(file) && !isSystemFile(file),
  );
  const plain = dumpFiles(folder, names, named);
  const near = dumpFiles(folder, names, nearlyNamed).filter(
    ({ collection }) => !plain.some((each) => each.collection === collection),
  );
  const found = [...plain, ...near];
  if (found.length === 0)
    throw new PlainProblem(
      `There is nothing to import in ${folder}: no file such as users.json, products.bson or orders.json.gz. (${cannotBeRead})`,
    );
  for (const collection of collections) {
    const duplicates = found.filter((each) => each.collection === collection);
    if (duplicates.length > 1)
      throw new PlainProblem(
        `More than one file holds ${collection}: ${duplicates.map(({ name }) => name).join(", ")}. Leave one of them in the folder.`,
      );
  }
  const files = collections.flatMap((collection) =>
    found.filter((each) => each.collection === collection),
  );
  const selected = new Set(files.map(({ file }) => file));
  const leftOut = names.filter((file) => !selected.has(file));
  return { files, leftOut: leftOut.map((file) => path.relative(folder, file)).sort() };
}

const cannotBeRead =
  "An archive of mongodump in one file cannot be read: make it with --out, without --archive. Nor can CSV: leave out --type=csv.";

function dumpFiles(folder: string, files: string[], pattern: RegExp): DumpFile[] {
  return files.flatMap((file) => {
    const [, word] = pattern.exec(path.basename(file)) ?? [];
    const collection = collections.find((each) => word && each.startsWith(word.toLowerCase()));
    return collection ? [{ collection, file, name: path.relative(folder, file) }] : [];
  });
}

/** A dump of a whole server contains MongoDB's own accounts: `admin/system.users.bson`. */
const isSystemFile = (file: string) => path.basename(file).startsWith("system.");

/** Streams the documents of one file; the whole file is never in memory. */
export async function* rowsOf({ file }: DumpFile): AsyncGenerator<DumpRow> {
  let line = 0;
  try {
    const isBson = /\.bson(\.gz)?$/i.test(file);
    for await (const row of isBson ? bsonRows(bytesOf(file)) : jsonRows(bytesOf(file))) {
      line = row.line;
      yield row;
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    yield { line: line + 1, problem: `From here on the file cannot be read: ${error.message}` };
  }
}

function bytesOf(file: string): AsyncIterable<Buffer> {
  const bytes = createReadStream(file, { highWaterMark: 1024 * 1024 });
  // Errors surface where the stream is read.
  return /\.gz$/i.test(file) ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
}

async function filesIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new PlainProblem(
        error.code === "ENOTDIR"
          ? `${folder} is a file. Name the folder that the dump lies in. (${cannotBeRead})`
          : `The folder ${folder} cannot be read: ${error.message}`,
      );
    },
  );
  const found = await Promise.all(
    entries.map((entry) => {
      const each = path.join(folder, entry.name);
      if (entry.isDirectory()) return depth > 1 ? filesIn(each, depth - 1) : [];
      return entry.isFile() ? [each] : [];
    }),
  );
  return found.flat();
}

/** The documents of a `mongodump` file. Each begins with its length, so nothing after a wrong length can be read. */
async function* bsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<DumpRow> {
  let buffered: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of chunks) {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
    while (buffered.length >= 4) {
      const size = buffered.readInt32LE(0);
      if (size < 5 || size > largestDocument) {
        yield { line, problem: "From here on the file cannot be read: it is not BSON." };
        return;
      }
      if (buffered.length < size) break;
      yield document(line, buffered.subarray(0, size));
      buffered = buffered.subarray(size);
      line += 1;
    }
  }
  if (buffered.length > 0) yield { line, problem: "It is cut off in the middle." };
}

function document(line: number, bytes: Buffer): DumpRow {
  try {
    return dumpRow(line, deserialize(bytes, { validation: { utf8: false } }));
  } catch {
    return { line, problem: "It is not BSON." };
  }
}
