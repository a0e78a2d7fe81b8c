import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/lib/http/http";
import { privatePhotoAnswer } from "~/goods/photos/private-photo.server";
import { photoOfOrder } from "~/sales/returns/own-returns.server";
import { requireBuyer } from "~/sales/returns/require-buyer.server";

/** A photo of a return, for the buyer who sent it. */
export async function loader(args: LoaderFunctionArgs) {
  const order = await requireBuyer(args);
  const photo = photoOfOrder(order.id, args.params.id ?? "");
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
