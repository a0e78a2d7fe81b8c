import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireGrievance } from "~/grievances/own-grievance.server";
import { photoOf } from "~/grievances/photos/photos.server";
import { notFound } from "~/lib/http/http";
import { privatePhotoAnswer } from "~/photos/private-photo.server";

/** A photo of a complaint, for its own complainant. */
export async function loader(args: LoaderFunctionArgs) {
  const { grievance, isOwn } = await requireGrievance(args);
  const photo = isOwn ? photoOf(grievance, args.params.id ?? "") : null;
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
