import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { answering } from "~/people/accounts/guards/answering.server";
import { Refusal } from "~/base/lib/api/refusal";
import { holdsAlready } from "~/base/lib/http/not-modified";
import { soldPhoto } from "~/sales/orders/sold-photo.server";
import { photoWidths } from "~/goods/photos/photo-ref";
import { rendition } from "~/goods/photos/photos.server";
import { productPhoto } from "~/goods/catalogue/api/product-contract";
import { productById } from "~/goods/catalogue/products.server";

/**
 * The first photo of a product at its largest width, or a placeholder if it has none. For a deleted product, the photo that
 * its orders show.
 */
const { loader, action } = answering(productPhoto, async ({ params, args: { request } }) => {
  const product = productById(params.id, {});
  const hash = product ? (product.photo?.hash ?? null) : soldPhoto(params.id);
  if (hash === undefined) throw new Refusal(404, "There is no product with this id");
  const accept = request.headers.get("Accept") ?? "";
  const { bytes, type } = await pictureOf(hash, accept);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  const headers = {
    ETag: etag,
    Vary: "Accept",
    "Cache-Control": "public, max-age=0, must-revalidate",
  };
  if (holdsAlready(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "Content-Type": type, "Content-Length": String(bytes.byteLength) },
  });
});

export { loader, action };

async function pictureOf(
  hash: string | null,
  accept: string,
): Promise<{ bytes: Buffer; type: string }> {
  const photo = hash && (await rendition(hash, Math.max(...photoWidths), accept));
  if (photo) return { bytes: photo.bytes, type: `image/${photo.format}` };
  return { bytes: await readFile("public/no-photo.svg"), type: "image/svg+xml" };
}
