import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { shopAddress } from "~/base/lib/http/listening.server";
import { isUnchanged } from "~/base/lib/http/not-modified";
import { keptFeed } from "~/goods/feed/kept-feed.server";
import { feedVersion } from "~/goods/feed/merchant-feed.server";
import { companyFacts } from "~/upkeep/pages/company.server";

/** All packs for Google's Merchant Centre; 304 for who has it already. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const address = shopAddress(request);
  const { version, since } = feedVersion(now);
  const tag = `"${version}-${Buffer.from(address).toString("base64url")}"`;
  const validators = { ETag: tag, "Last-Modified": new Date(since).toUTCString() };
  const caching = { "Cache-Control": "public, max-age=300", Vary: "Accept-Encoding" };
  if (isUnchanged(request.headers, validators))
    return new Response(null, { status: 304, headers: { ...validators, ...caching } });

  const packed = await keptFeed(address, companyFacts().name, now);
  const headers = {
    ...validators,
    ...caching,
    "Content-Type": "application/xml; charset=utf-8",
  };
  if (!takesGzip.test(request.headers.get("Accept-Encoding") ?? ""))
    return new Response(unpacked(packed), { headers });
  return new Response(new Uint8Array(packed), {
    headers: {
      ...headers,
      ETag: `W/${tag}`,
      "Content-Encoding": "gzip",
      "Content-Length": String(packed.length),
    },
  });
}

const takesGzip = /(^|[\s,])(gzip|\*)\s*(?!;\s*q=0(\.0*)?\s*(,|$))(;|,|$)/i;

function unpacked(packed: Buffer): ReadableStream<Uint8Array> {
  const stream: NodeStream = Readable.toWeb(Readable.from([packed]).pipe(createGunzip()));
  return stream as ReadableStream<Uint8Array>;
}
