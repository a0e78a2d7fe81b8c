import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";

/**
 * Streams a bare JSON array batch by batch, so that a long list neither fills memory nor blocks other requests. The first batch
 * is read before the response starts, so an early error still becomes a 500.
 */
export async function jsonArray(batches: AsyncGenerator<unknown[]>): Promise<Response> {
  const first = await batches.next();
  const text = Readable.from(chunksOf(first.done ? [] : first.value, batches));
  return new Response(createReadableStreamFromReadable(text), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}

async function* chunksOf(
  first: unknown[],
  rest: AsyncGenerator<unknown[]>,
): AsyncGenerator<string> {
  let separator = "[";
  for await (const batch of prepend(first, rest)) {
    if (batch.length === 0) continue;
    yield separator + batch.map((item) => JSON.stringify(item)).join(",");
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

async function* prepend<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
