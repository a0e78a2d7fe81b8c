import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { PlainProblem } from "~/lib/plain-problem";
import { bsonRows } from "./bson-rows.server";
import type { DumpRow } from "./dump-row";
import { jsonRows } from "./json-rows.server";

/** In the order in which they are brought in: each names those before it. */
export const collections = ["users", "categories", "products", "orders"] as const;
export type Collection = (typeof collections)[number];

export type DumpFile = { collection: Collection; file: string; name: string };

/** `users.json`, `shop.users.json`, `users.bson.gz`; not `users.metadata.json`. */
const named =
  /^(?:.*\.)?(user|categor|product|order)(?:y|ies|s)?\.(?:json|jsonl|ndjson|bson)(?:\.gz)?$/i;
/** What people make of such names: `users-export.json`, `shop_orders (1).json`. Only where no file bears the plain name. */
const nearlyNamed =
  /(?:^|[^a-z])(user|categor|product|order)(?:ies|s)(?:[^a-z](?:export|dump|backup|copy|old|\d+|[^a-z\d])*)?\.(?:json|jsonl|ndjson|bson)(?:\.gz)?$/i;
/** Holds rows, of whatever collection; not what the tools write beside them. */
const data = /(?<!\.metadata|prelude)\.(?:json|jsonl|ndjson|bson|csv|tsv|archive)(?:\.gz)?$/i;
const deepest = 5;

/** The files of a dump, and the names of those that hold something else or cannot be read. */
export type Dump = { files: DumpFile[]; leftOut: string[] };

/**
 * The files of a dump, in a folder or in folders within it. Throws `PlainProblem` when there is none, or two that hold the
 * same.
 */
export async function dumpIn(folder: string): Promise<Dump> {
  const names = (await filesIn(folder, deepest)).filter(
    (file) => data.test(file) && !isOfMongo(file),
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
    const same = found.filter((each) => each.collection === collection);
    if (same.length > 1)
      throw new PlainProblem(
        `More than one file holds ${collection}: ${same.map(({ name }) => name).join(", ")}. Leave one of them in the folder.`,
      );
  }
  const files = collections.flatMap((collection) =>
    found.filter((each) => each.collection === collection),
  );
  const taken = new Set(files.map(({ file }) => file));
  const leftOut = names.filter((file) => !taken.has(file));
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

/** A dump of a whole server holds the accounts of the database program itself: `admin/system.users.bson`. */
const isOfMongo = (file: string) => path.basename(file).startsWith("system.");

/** The documents of one file, one after the other: never the whole file in memory. */
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
  // What breaks is thrown where the bytes are read.
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
