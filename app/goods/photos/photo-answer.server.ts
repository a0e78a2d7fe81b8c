import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import parseRange from "range-parser";
import { holdsAlready } from "~/base/lib/http/not-modified";
import { photoAudience } from "./hidden-photo.server";
import { reportMissing } from "./missing-photos.server";
import { type PhotoChoice, photoChoice } from "./photo-choice";
import { nearestRendition } from "./photos.server";

type PhotoRequest = {
  method: string | undefined;
  pathname: string;
  headers: IncomingHttpHeaders;
};

/** `body` is null for statuses without one. */
type PhotoAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
};

type Whole = PhotoAnswer & { body: Buffer<ArrayBuffer> };

const aYear = "public, max-age=31536000, immutable";
/** For substitutes of renditions not created yet, and for photos of reviews, which may be hidden one day. */
const aWhile = "public, max-age=300";

/** Shown for missing photos; otherwise browsers draw a broken image. */
const placeholder = readFileSync("public/no-photo.svg");

/** Recently requested photos, limited by bytes. Photos larger than those of lists are requested too rarely. */
const recent = new LRUCache<string, Whole>({
  maxSize: 16 * 1024 * 1024,
  maxEntrySize: 128 * 1024,
  sizeCalculation: ({ body }) => body.length,
});

/**
 * The photo at this path, whole or by range, in the best format that `Accept` names; a 404 with a drawing as its body when it is
 * missing, a 410 with the same when it is of a hidden review. Null: not a photo's path, or not GET or HEAD.
 */
export async function answerPhoto(request: PhotoRequest): Promise<PhotoAnswer | null> {
  const { method, pathname, headers } = request;
  const isRead = method === "GET" || method === "HEAD";
  const choice = isRead ? photoChoice(pathname, headers.accept ?? "") : null;
  if (!choice) return null;
  const reach = photoAudience(choice.hash);
  if (reach === "hidden") return withoutPhoto(410);
  const whole = recent.get(nameOf(choice)) ?? (await wholeOf(choice));
  if (whole.status !== 200) return whole;
  return partOf(reach === "shop" ? whole : forAWhile(whole), headers);
}

const forAWhile = ({ headers, ...whole }: Whole): Whole => ({
  ...whole,
  headers: { ...headers, "Cache-Control": aWhile },
});

const nameOf = ({ hash, width, format }: PhotoChoice) => `${hash}-${width}-${format}`;

async function wholeOf(choice: PhotoChoice): Promise<Whole> {
  const found = await nearestRendition(choice);
  if (!found) {
    reportMissing(choice.hash);
    return withoutPhoto(404);
  }
  const { bytes, photo } = found;
  const isExact = nameOf(photo) === nameOf(choice);
  const headers = {
    "Cache-Control": isExact ? aYear : aWhile,
    "Content-Type": `image/${photo.format}`,
    "Content-Length": `${bytes.length}`,
    Vary: "Accept",
    ETag: `"${nameOf({ ...photo, hash: photo.hash.slice(0, 32) })}"`,
    "Accept-Ranges": "bytes",
  };
  const whole = { status: 200, headers, body: bytes };
  if (isExact) recent.set(nameOf(choice), whole);
  return whole;
}

/** Browsers display the image of such an answer, too. */
function withoutPhoto(status: 404 | 410): Whole {
  const headers = {
    "Cache-Control": "no-store",
    "Content-Type": "image/svg+xml",
    "Content-Length": `${placeholder.length}`,
  };
  return { status, headers, body: placeholder };
}

/** The whole photo, the requested range, or a 304. */
function partOf(whole: Whole, requested: IncomingHttpHeaders): PhotoAnswer {
  const { headers, body } = whole;
  const etag = headers.ETag ?? "";
  if (holdsAlready(requested["if-none-match"], etag)) {
    const { "Content-Type": _, "Content-Length": __, ...validators } = headers;
    return { status: 304, headers: validators, body: null };
  }
  const isStale = requested["if-range"] !== undefined && requested["if-range"] !== etag;
  if (!requested.range?.startsWith("bytes=") || isStale) return whole;
  const parts = parseRange(body.length, requested.range, { combine: true });
  if (parts === -1)
    return { status: 416, headers: { "Content-Range": `bytes */${body.length}` }, body: null };
  const part = parts === -2 || parts.length > 1 ? undefined : parts[0];
  if (!part) return whole;
  const { start, end } = part;
  const range = {
    "Content-Range": `bytes ${start}-${end}/${body.length}`,
    "Content-Length": `${end - start + 1}`,
  };
  return { status: 206, headers: { ...headers, ...range }, body: body.subarray(start, end + 1) };
}
