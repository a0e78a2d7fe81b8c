import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { holdsAlready } from "../not-modified";
import { photoWidths } from "../photo-ref";
import { rendition } from "../photos.server";
import { productById } from "../products.server";

/** The first photo of a product at its largest, or the drawn placeholder for one that has none. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const product = await productById(params.id ?? "");
  if (!product) {
    return Response.json(
      { success: false, message: "There is no product with this id" },
      { status: 404, headers: { "Access-Control-Allow-Origin": "*" } },
    );
  }
  const { bytes, type } = await pictureOf(
    product.photo?.hash ?? null,
    request.headers.get("Accept") ?? "",
  );
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  const headers = {
    ETag: etag,
    Vary: "Accept",
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Access-Control-Allow-Origin": "*",
  };
  if (holdsAlready(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
    },
  });
}

async function pictureOf(
  hash: string | null,
  accept: string,
): Promise<{ bytes: Buffer; type: string }> {
  const photo = hash && (await rendition(hash, Math.max(...photoWidths), accept));
  if (photo) return { bytes: photo.bytes, type: `image/${photo.format}` };
  return { bytes: await readFile("public/no-photo.svg"), type: "image/svg+xml" };
}
