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
const deepest = 3;

/**
 * The files of a dump, in a folder or in folders within it. Throws `PlainProblem` when there is none, or two that hold the
 * same.
 */
export async function dumpIn(folder: string): Promise<DumpFile[]> {
  const found = (await filesIn(folder, deepest)).flatMap((file) => {
    const [, word] = named.exec(path.basename(file)) ?? [];
    const collection = collections.find((each) => word && each.startsWith(word.toLowerCase()));
    return collection ? [{ collection, file, name: path.relative(folder, file) }] : [];
  });
  if (found.length === 0)
    throw new PlainProblem(
      `There is nothing to import in ${folder}: no file such as users.json, products.bson or orders.json.gz. (An archive of mongodump in one file cannot be read: make it with --out, without --archive.)`,
    );
  for (const collection of collections) {
    const same = found.filter((each) => each.collection === collection);
    if (same.length > 1)
      throw new PlainProblem(
        `More than one file holds ${collection}: ${same.map(({ name }) => name).join(", ")}. Leave one of them in the folder.`,
      );
  }
  return collections.flatMap((collection) =>
    found.filter((each) => each.collection === collection),
  );
}

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
  return file.endsWith(".gz") ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
}

async function filesIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new PlainProblem(`The folder ${folder} cannot be read: ${error.message}`);
  });
  const found = await Promise.all(
    entries.map((entry) => {
      const each = path.join(folder, entry.name);
      if (entry.isDirectory()) return depth > 1 ? filesIn(each, depth - 1) : [];
      return entry.isFile() ? [each] : [];
    }),
  );
  return found.flat();
}
