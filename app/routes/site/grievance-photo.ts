import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireGrievance } from "~/sales/grievances/own-grievance.server";
import { photoOf } from "~/sales/grievances/photos/photos.server";
import { notFound } from "~/base/lib/http/http";
import { privatePhotoAnswer } from "~/goods/photos/private-photo.server";

/** A photo of a complaint, for its own complainant. */
export async function loader(args: LoaderFunctionArgs) {
  const { grievance, isOwn } = await requireGrievance(args);
  const photo = isOwn ? photoOf(grievance, args.params.id ?? "") : null;
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
