import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { notFound } from "~/base/lib/http/http";
import { privatePhotoAnswer } from "~/goods/photos/private-photo.server";
import { returnPhoto } from "~/sales/returns/own-returns.server";

/** A photo of a return, for the staff who decide. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const photo = returnPhoto(args.params.id ?? "");
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
