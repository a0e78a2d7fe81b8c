import type { Writer } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { runSoon } from "~/upkeep/jobs/lease.server";
import { chosenFiles, emptyPhoto, filesKept, isEmptyFile, oneFile } from "~/base/lib/form/files";
import type { FormState } from "~/base/lib/form/form";
import { newId } from "~/base/lib/ids.server";
import { choosePhotoAgain } from "./photo-choice";
import { photoJobName } from "./photo-remaking.server";
import { heaviestLonePhoto, zoomWidth } from "./photo-ref";
import { pictureBeside } from "./picture-beside.server";
import type { PhotoProblem } from "./picture.server";
import { type QuickPhoto, storePhotoQuickly } from "./quick-photo.server";
import { t } from "~/base/words/say";

/** Bytes of a form with one photo: with an oversized one, which is then refused beside its field. */
export const bytesOfOnePhoto = 32 * 1024 * 1024;

const sentences: Record<PhotoProblem["problem"] | "too-heavy", string> = {
  "not-an-image": "Photo must be a JPEG, PNG, WebP, AVIF or GIF image",
  "too-large": "Photo must have at most 50 megapixels",
  "too-heavy": "Photo must be at most {n} MB",
};

const refusalOf = (problem: keyof typeof sentences) =>
  t(sentences[problem], { n: heaviestLonePhoto });

type Chosen =
  { photo: QuickPhoto | null; refusal?: undefined } | { photo?: undefined; refusal: string };

/**
 * Stores the picture of a form's field `photo`; null: none was chosen. `refusal`: a sentence to stand at the field. What is stored
 * is made of the pixels alone, so that the file says nothing of where and with what it was taken. Slow: call it before the transaction.
 */
export async function lonePhotoIn(form: FormData): Promise<Chosen> {
  const { file, refusal } = oneFile(form, "photo");
  if (refusal !== undefined) return { refusal };
  if (!file) return { photo: null };
  if (isEmptyFile(file)) return { refusal: t(emptyPhoto) };
  if (file.size > heaviestLonePhoto * 1024 * 1024) return { refusal: refusalOf("too-heavy") };
  const bytes = Buffer.from(await file.arrayBuffer());
  const picture = await pictureBeside({ bytes, across: zoomWidth, as: "original" });
  if (picture.problem) return { refusal: refusalOf(picture.problem) };
  const stored = await storePhotoQuickly(picture.jpeg.bytes);
  return stored.problem ? { refusal: refusalOf(stored.problem) } : { photo: stored };
}

/**
 * The state of a form that is refused for another reason: browsers do not refill a file's field, so that its photo has to be chosen
 * again, unless a script kept it.
 */
export function withPhotoAgain(state: FormState, form: FormData): FormState {
  if (chosenFiles(form, "photo").length === 0 || form.has(filesKept)) return state;
  return { ...state, errors: { photo: t(choosePhotoAgain), ...state.errors } };
}

/** Makes a row of a stored picture that belongs to no product, and returns its id. `now`: UTC ms. */
export function insertLonePhoto(
  tx: Writer,
  { hash, width, height, colour }: QuickPhoto,
  alt: string,
  now: number,
): string {
  const id = newId(now);
  tx.insert(photos).values({ id, hash, alt, width, height, colour, createdAt: now }).run();
  if (colour === null) runSoon(tx, photoJobName);
  return id;
}
