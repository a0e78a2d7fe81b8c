import { type Doc, isDoc, plainOf } from "./plain-value";

/** One document of a dump, or what could not be read as one. `line`: in a JSON file; in a BSON file its place, from 1. */
export type DumpRow = { line: number } & (
  { doc: Doc; problem?: undefined } | { doc?: undefined; problem: string }
);

/** No document is larger (bytes): MongoDB stores 16 MB, which the wordiest JSON makes four times as much. */
export const largestDocument = 64 * 1024 * 1024;

/** The row of a value that was read; a value that is no document is a problem. */
export function dumpRow(line: number, value: unknown): DumpRow {
  try {
    const doc = plainOf(value);
    return isDoc(doc) ? { line, doc } : { line, problem: "It is not a document." };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { line, problem: "It is nested too deeply." };
  }
}
