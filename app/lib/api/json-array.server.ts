import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";

/**
 * An answer that is one bare JSON array, sent batch by batch as they come, so that a long list neither fills the memory
 * nor keeps others waiting. The first batch is read before the answer begins: a fault then still becomes a 500.
 */
export async function jsonArray(batches: AsyncGenerator<unknown[]>): Promise<Response> {
  const first = await batches.next();
  const text = Readable.from(arrayOf(first.done ? [] : first.value, batches));
  return new Response(createReadableStreamFromReadable(text), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}

async function* arrayOf(first: unknown[], rest: AsyncGenerator<unknown[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const batch of following(first, rest)) {
    if (batch.length === 0) continue;
    yield before + batch.map((item) => JSON.stringify(item)).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

async function* following<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
