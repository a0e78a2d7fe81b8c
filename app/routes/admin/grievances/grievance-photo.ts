import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { grievancePhoto } from "~/grievances/photos/photos.server";
import { notFound } from "~/lib/http/http";
import { privatePhotoAnswer } from "~/photos/private-photo.server";

/** A photo of a complaint, for the staff who answer it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const photo = grievancePhoto(args.params.id ?? "");
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
