import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/accounts/viewer.server";
import { notFound } from "~/lib/http/http";
import { privatePhotoAnswer } from "~/photos/private-photo.server";
import { returnPhoto } from "~/returns/own-returns.server";

/** A photo of a return, for the staff who decide. */
export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const photo = returnPhoto(args.params.id ?? "");
  if (!photo) throw notFound();
  return privatePhotoAnswer(photo);
}
