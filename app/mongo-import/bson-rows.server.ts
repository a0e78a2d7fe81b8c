import { deserialize } from "bson";
import { type DumpRow, dumpRow, largestDocument } from "./dump-row";

/** The documents of a `mongodump` file: each begins with its length, so one of a wrong length ends the reading. */
export async function* bsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<DumpRow> {
  let held: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= 4) {
      const size = held.readInt32LE(0);
      if (size < 5 || size > largestDocument) {
        yield { line, problem: "From here on the file cannot be read: it is not BSON." };
        return;
      }
      if (held.length < size) break;
      yield document(line, held.subarray(0, size));
      held = held.subarray(size);
      line += 1;
    }
  }
  if (held.length > 0) yield { line, problem: "It is broken off in the middle." };
}

function document(line: number, bytes: Buffer): DumpRow {
  try {
    return dumpRow(line, deserialize(bytes, { validation: { utf8: false } }));
  } catch {
    return { line, problem: "It is not BSON." };
  }
}
