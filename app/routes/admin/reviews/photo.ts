import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { rendition } from "~/goods/photos/photos.server";
import { hashOfReviewPhoto } from "~/sales/reviews/admin/review-photo.server";

/** The photo of a review, hidden or not, for the staff who decide. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const hash = hashOfReviewPhoto(args.params.id ?? "");
  const accept = args.request.headers.get("Accept") ?? "";
  const found = hash && (await rendition(hash, 960, accept));
  if (!found) throw notFound();
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      "Content-Type": `image/${found.format}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}
