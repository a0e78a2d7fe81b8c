import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { photoAltForm } from "../forms";
import {
  addPhotos,
  describePhoto,
  photoMoves,
  movePhoto,
  removePhoto,
} from "../changes/photo-changes.server";
import { markLabel } from "../label/mark-label.server";
import { badRequest } from "~/base/lib/http/http";
import { refused, refusedPhotos } from "./product-submit.server";
import { removedIn, removedQuery } from "../changes/removed-photo";
import { restorePhoto } from "../changes/restore-photo.server";
import { photosIn, wrongPhotoIn } from "../changes/product-upload.server";

type Refusal = ReturnType<typeof invalid>;

/** The products that share their photos: one, or the packs of an oil. `name`: what a new photo shows. */
type Pictured = { ids: string[]; name: string };

/** The answer to a refused form, or what the address says after the change: "", or what was removed. */
type Changed = { refusal: Refusal } | { refusal?: undefined; query: string };

/** The action of the photo forms, by the field `intent`. Throws 400 for an unknown intent. */
export async function changePhotos(
  product: Pictured,
  form: FormData,
  admin: Actor,
): Promise<Changed> {
  const photo = String(form.get("photoId") ?? "");
  switch (form.get("intent")) {
    case "photo-add":
      return changed(await add(product, form, admin));
    case "photo-alt":
      return changed(await describe(product.ids, photo, form, admin));
    case "photo-remove":
      return remove(product.ids, photo, form, admin);
    case "photo-restore":
      return changed(await restore(product.ids, form, admin));
    case "photo-move": {
      const moved = await movePhoto(product.ids, photo, moveIn(form), admin);
      return changed(orMissing(form, moved));
    }
    case "photo-label":
      return changed(await label(product.ids, photo, form, admin));
    default:
      throw badRequest("Nothing like that can be done with a photo.");
  }
}

const changed = (refusal: Refusal | null): Changed => (refusal ? { refusal } : { query: "" });

/** A step by a button, or the place that a photo was dragged to. */
function moveIn(form: FormData) {
  const place = form.get("place");
  if (typeof place === "string" && /^\d{1,2}$/.test(place)) return Number(place);
  const move = photoMoves.find((known) => known === form.get("move"));
  if (!move) throw badRequest("A photo cannot be moved like that.");
  return move;
}

async function remove(
  productIds: string[],
  photo: string,
  form: FormData,
  admin: Actor,
): Promise<Changed> {
  const { problem, removed } = await removePhoto(productIds, photo, admin);
  const refusal = orMissing(form, { problem });
  if (refusal) return { refusal };
  return { query: removed ? `?${removedQuery(removed)}` : "" };
}

async function restore(
  productIds: string[],
  form: FormData,
  admin: Actor,
): Promise<Refusal | null> {
  const removed = removedIn(form);
  if (!removed) throw badRequest("This form does not say which photo to put back.");
  const { problem } = await restorePhoto(productIds, removed, admin);
  return problem === "too-many" ? refused(problem, form) : orMissing(form, { problem });
}

/** The label is each pack's own: its photo is not that of another size. */
async function label([id, ...others]: string[], photo: string, form: FormData, admin: Actor) {
  if (id === undefined || others.length > 0) throw badRequest("A label is that of one pack.");
  const marked = await markLabel(id, photo, form.get("label") === "yes", admin);
  return orMissing(form, marked);
}

async function add(product: Pictured, form: FormData, admin: Actor): Promise<Refusal | null> {
  const wrong = await wrongPhotoIn(form);
  if (wrong) return refusedPhotos(wrong, form);
  const { photos = [] } = await photosIn(form, product.name);
  if (photos.length === 0) return invalid(problemWith("photo", "Choose a photo first", form));
  const added = await addPhotos(product.ids, photos, admin);
  if (added.problem && added.problem !== "unknown-photo") return refused(added.problem, form);
  return orMissing(form, added);
}

async function describe(
  productIds: string[],
  photoId: string,
  form: FormData,
  admin: Actor,
): Promise<Refusal | null> {
  const { data, problem } = parseForm(photoAltForm, form);
  if (problem) return invalid(problem);
  const given = { ...data, version: versionIn(form) };
  const { meanwhile, problem: missing } = await describePhoto(productIds, photoId, given, admin);
  if (meanwhile === undefined) return orMissing(form, { problem: missing });
  const now = { alt: { label: "What it shows", says: meanwhile } };
  return invalid(changedMeanwhile(form, "this text", meanwhile, now), { status: 409 });
}

function orMissing(form: FormData, { problem }: { problem?: string | undefined }): Refusal | null {
  if (problem === undefined) return null;
  return invalid(problemWith("form", "This photo is no longer there.", form), { status: 409 });
}
