import type { Actor } from "~/audit/record.server";
import { invalid, parseForm, problemWith } from "~/lib/form.server";
import { photoAltForm } from "../forms";
import {
  addPhotos,
  describePhoto,
  photoMoves,
  movePhoto,
  removePhoto,
} from "../photo-changes.server";
import { badRequest } from "~/lib/http/http";
import { refused } from "./product-submit.server";
import { photosIn } from "../product-upload.server";

type Refusal = ReturnType<typeof invalid>;

/** The products that share their photos: one, or the packs of an oil. `name`: what a new photo shows. */
type Pictured = { ids: string[]; name: string };

/** The action of the photo forms, by the field `intent`; null on success. Throws 400 for an unknown intent. */
export async function changePhotos(
  product: Pictured,
  form: FormData,
  admin: Actor,
): Promise<Refusal | null> {
  const photo = String(form.get("photoId") ?? "");
  switch (form.get("intent")) {
    case "photo-add":
      return add(product, form, admin);
    case "photo-alt":
      return describe(product.ids, photo, form, admin);
    case "photo-remove":
      return orMissing(form, await removePhoto(product.ids, photo, admin));
    case "photo-move": {
      const move = photoMoves.find((known) => known === form.get("move"));
      if (!move) throw badRequest("A photo cannot be moved like that.");
      return orMissing(form, await movePhoto(product.ids, photo, move, admin));
    }
    default:
      throw badRequest("Nothing like that can be done with a photo.");
  }
}

async function add(product: Pictured, form: FormData, admin: Actor): Promise<Refusal | null> {
  const { photos, problem } = await photosIn(form, product.name);
  if (problem) return refused(problem, form);
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
  const described = await describePhoto(productIds, photoId, data, admin);
  if (described.problem !== "changed-meanwhile") return orMissing(form, described);
  const sentence = `Someone else changed this to “${described.stored}”. Save again to overwrite it.`;
  const state = problemWith("alt", sentence, form);
  return invalid({ ...state, values: { ...state.values, was: described.stored } }, { status: 409 });
}

function orMissing(form: FormData, { problem }: { problem?: string | undefined }): Refusal | null {
  if (problem === undefined) return null;
  return invalid(problemWith("form", "This photo is no longer there.", form), { status: 409 });
}
