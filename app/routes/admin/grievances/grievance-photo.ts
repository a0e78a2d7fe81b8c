import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { grievancePhoto } from "~/sales/grievances/photos/photos.server";
import { notFound } from "~/base/lib/http/http";
import { privatePhotoAnswer } from "~/goods/photos/private-photo.server";

/** A photo of a complaint, for the staff who answer it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const photo = grievancePhoto(args.params.id ?? "");
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
