import { type Doc, isDoc, plainOf } from "./plain-value";

/** One document of a dump, or why it cannot be read. `line`: its line in a JSON file, its index from 1 in a BSON file. */
export type DumpRow = { line: number } & (
  { doc: Doc; problem?: undefined } | { doc?: undefined; problem: string }
);

/** Maximum size of a document (bytes): MongoDB stores 16 MB, and JSON takes up to four times as much. */
export const largestDocument = 64 * 1024 * 1024;

/** Wraps a parsed value as a row; a value that is not a document becomes a problem. */
export function dumpRow(line: number, value: unknown): DumpRow {
  try {
    const doc = plainOf(value);
    return isDoc(doc) ? { line, doc } : { line, problem: "It is not a document." };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { line, problem: "It is nested too deeply." };
  }
}
