import { deserialize } from "bson";
import { type DumpRow, dumpRow, largestDocument } from "./dump-row";

/** The documents of a `mongodump` file. Each begins with its length, so nothing after a wrong length can be read. */
export async function* bsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<DumpRow> {
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
