import type { LoaderFunctionArgs } from "@remix-run/node";
import { holdsAlready } from "~/lib/not-modified";
import { rendition } from "../photos.server";

/** One rendition of a photo, in the best format the browser takes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { hash = "", width = "" } = params;
  const accept = request.headers.get("Accept") ?? "";
  const photo = await rendition(hash, /^\d{1,4}$/.test(width) ? Number(width) : 0, accept);
  if (!photo) {
    return new Response("There is no such photo.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const etag = `"${hash.slice(0, 32)}-${width}-${photo.format}"`;
  const headers = {
    ETag: etag,
    Vary: "Accept",
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  if (holdsAlready(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(photo.bytes), {
    headers: {
      ...headers,
      "Content-Type": `image/${photo.format}`,
      "Content-Length": String(photo.bytes.byteLength),
    },
  });
}
