import type { LoaderFunctionArgs } from "@remix-run/node";
import { holdsAlready } from "~/lib/not-modified";
import { rendition } from "../photos.server";

/** One rendition of a photo, in the best format the browser takes; under `<width>.jpg` a JPEG for whoever asks. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { hash = "", width = "" } = params;
  const [, digits = "0", asJpeg] = /^(\d{1,4})(\.jpg)?$/.exec(width) ?? [];
  const accept = asJpeg ? "" : (request.headers.get("Accept") ?? "");
  const photo = await rendition(hash, Number(digits), accept);
  if (!photo) {
    return new Response("There is no such photo.\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const etag = `"${hash.slice(0, 32)}-${digits}-${photo.format}"`;
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
