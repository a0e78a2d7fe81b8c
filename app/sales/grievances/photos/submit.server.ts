import { changedTooOften } from "~/people/accounts/sign-in/refusals.server";
import { countAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import type { RouteArgs } from "~/base/lib/context";
import { formOf, invalid, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { networkOf } from "~/base/lib/http/network";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { hour } from "~/base/lib/time";
import { seeOtherWith } from "~/base/lib/toast.server";
import {
  bytesOfPhotos,
  privatePhotosIn,
  storePrivatePhotos,
} from "~/goods/photos/private-photo.server";
import { t } from "~/base/words/say";
import { mostGrievancePhotos } from "../fields";
import type { Grievance } from "../grievances.server";
import { requireGrievance } from "../own-grievance.server";
import { statusPath } from "../paths";
import { addPhotos, photoIdsOf } from "./photos.server";

/** Tries an hour for a complaint, and from a network: photos take time and space. */
const mostTries = 20;

/** Takes photos for a complaint, of its own complainant; to anybody else it is not there. */
export async function submitPhotos(args: RouteArgs) {
  const { grievance, isOwn } = await requireGrievance(args);
  if (!isOwn) throw notFound();
  const form = await formOf(args.request, bytesOfPhotos(mostGrievancePhotos));
  const network = networkOf(args.context.clientAddress);
  return keepingForm(args, form, t("Something went wrong"), () => add(grievance, form, network));
}

async function add(grievance: Grievance, form: FormData, network: string) {
  const tooMany = await countAttempts(
    [`grievance-photo:of:${grievance.id}`, `grievance-photo:network:${sealed(network)}`].map(
      (key) => ({ key, most: mostTries, within: hour }),
    ),
  );
  if (tooMany) return changedTooOften(tooMany, form);
  const left = mostGrievancePhotos - photoIdsOf(grievance).length;
  if (left <= 0 || grievance.settledAt !== null) return full(form);
  const { photos, refusal } = await privatePhotosIn(form, left);
  if (refusal !== undefined) return invalid(problemWith("photo", refusal, form));
  if (photos.length === 0) return invalid(problemWith("photo", t("Choose a photo first"), form));
  const isAdded = await addPhotos(grievance, await storePrivatePhotos(photos));
  if (!isAdded) return full(form);
  return seeOtherWith(t("Your photos are with your complaint."), statusPath(grievance));
}

const full = (form: FormData) =>
  invalid(problemWith("form", t("This complaint takes no more photos."), form), { status: 409 });
