import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import parseRange from "range-parser";
import { holdsAlready } from "~/lib/not-modified";
import { reportMissing } from "./missing-photos.server";
import { type PhotoChoice, photoChoice } from "./photo-choice";
import { nearestRendition } from "./photos.server";

export type PhotoRequest = {
  method: string | undefined;
  pathname: string;
  headers: IncomingHttpHeaders;
};

/** `body` is null where the status allows none. */
export type PhotoAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
};

type Whole = PhotoAnswer & { body: Buffer<ArrayBuffer> };

const aYear = "public, max-age=31536000, immutable";
/** For one that stands in for what is not made yet. */
const aWhile = "public, max-age=300";

/** Shown where a photo's file is gone; without it a browser would draw a torn picture. */
const drawn = readFileSync("public/no-photo.svg");

/** What was asked for lately, by bytes. A photo larger than those of a list is asked for too rarely to be worth its place. */
const recent = new LRUCache<string, Whole>({
  maxSize: 16 * 1024 * 1024,
  maxEntrySize: 128 * 1024,
  sizeCalculation: ({ body }) => body.length,
});

/**
 * The photo that the path names, whole or in part, in the best format that `Accept` names; a 404 with a drawing for its body
 * where there is none. Null: the path is not the address of a photo, or the method does not read.
 */
export async function answerPhoto(asked: PhotoRequest): Promise<PhotoAnswer | null> {
  const { method, pathname, headers } = asked;
  const isRead = method === "GET" || method === "HEAD";
  const choice = isRead ? photoChoice(pathname, headers.accept ?? "") : null;
  if (!choice) return null;
  const whole = recent.get(nameOf(choice)) ?? (await wholeOf(choice));
  return whole.status === 200 ? asAskedFor(whole, headers) : whole;
}

const nameOf = ({ hash, width, format }: PhotoChoice) => `${hash}-${width}-${format}`;

async function wholeOf(choice: PhotoChoice): Promise<Whole> {
  const found = await nearestRendition(choice);
  if (!found) return missing(choice.hash);
  const { bytes, photo } = found;
  const isAsked = nameOf(photo) === nameOf(choice);
  const headers = {
    "Cache-Control": isAsked ? aYear : aWhile,
    "Content-Type": `image/${photo.format}`,
    "Content-Length": `${bytes.length}`,
    Vary: "Accept",
    ETag: `"${nameOf({ ...photo, hash: photo.hash.slice(0, 32) })}"`,
    "Accept-Ranges": "bytes",
  };
  const whole = { status: 200, headers, body: bytes };
  if (isAsked) recent.set(nameOf(choice), whole);
  return whole;
}

/** Browsers show the picture of a 404 as any other. */
function missing(hash: string): Whole {
  reportMissing(hash);
  const headers = {
    "Cache-Control": "no-store",
    "Content-Type": "image/svg+xml",
    "Content-Length": `${drawn.length}`,
  };
  return { status: 404, headers, body: drawn };
}

/** The same, or what its caller lacks of it. */
function asAskedFor(whole: Whole, asked: IncomingHttpHeaders): PhotoAnswer {
  const { headers, body } = whole;
  const etag = headers.ETag ?? "";
  if (holdsAlready(asked["if-none-match"], etag)) {
    const { "Content-Type": _, "Content-Length": __, ...kept } = headers;
    return { status: 304, headers: kept, body: null };
  }
  const isStale = asked["if-range"] !== undefined && asked["if-range"] !== etag;
  if (!asked.range?.startsWith("bytes=") || isStale) return whole;
  const parts = parseRange(body.length, asked.range, { combine: true });
  if (parts === -1)
    return { status: 416, headers: { "Content-Range": `bytes */${body.length}` }, body: null };
  const part = parts === -2 || parts.length > 1 ? undefined : parts[0];
  if (!part) return whole;
  const { start, end } = part;
  const told = {
    "Content-Range": `bytes ${start}-${end}/${body.length}`,
    "Content-Length": `${end - start + 1}`,
  };
  return { status: 206, headers: { ...headers, ...told }, body: body.subarray(start, end + 1) };
}
