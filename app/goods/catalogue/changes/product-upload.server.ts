import { aboutFile, chosenFiles, isEmptyFile } from "~/base/lib/form/files";
import { formOf } from "~/base/lib/form/form.server";
import { looksLikeAnImage } from "~/goods/photos/image-bytes";
import { mostPhotos } from "~/goods/photos/photo-ref";
import type { NewPhoto } from "../product-photos.server";

const megabyte = 1024 * 1024;
/** Maximum size of a photo (bytes). */
const largestPhoto = 5 * megabyte;
/** Maximum size of the body (bytes). Fits all photos plus an oversized one, which is then refused with the form intact. */
const largestBody = 64 * megabyte;

/** Parses a product form with or without photos. Throws 413, 415 or 400 for requests that no page of ours sends. */
export const productUpload = (request: Request): Promise<FormData> => formOf(request, largestBody);

/** Whether the form has a photo: if the form is shown again, the file has to be chosen again. */
export const hasPhoto = (form: FormData): boolean => chosenFiles(form, "photo").length > 0;

type WrongPhoto = "empty-photo" | "too-heavy" | "too-many";

/** What is wrong with the photos of a form, and with which of them; null: with how many there are. */
type Wrong<Problem> = { problem: Problem; about: ((sentence: string) => string) | null };

/** The form's photos in order; empty if none was chosen (browsers then send an empty file). */
export async function photosIn(
  form: FormData,
  alt: string,
): Promise<
  { photos: NewPhoto[]; problem?: undefined } | ({ photos?: undefined } & Wrong<WrongPhoto>)
> {
  const files = chosenFiles(form, "photo");
  const wrong = amiss(files);
  if (wrong) return wrong;
  const photos = files.map(async (file) => ({
    original: Buffer.from(await file.arrayBuffer()),
    alt,
  }));
  return { photos: await Promise.all(photos) };
}

/** What is wrong with the form's photos, as far as it shows without decoding them; null: nothing. */
export async function wrongPhotoIn(
  form: FormData,
): Promise<Wrong<WrongPhoto | "not-an-image"> | null> {
  const files = chosenFiles(form, "photo");
  const heads = await Promise.all(files.map((file) => file.slice(0, 64).arrayBuffer()));
  const isImage = heads.map((head) => looksLikeAnImage(new Uint8Array(head)));
  return amiss(files) ?? wrongOne(files, "not-an-image", (_, index) => !isImage[index]);
}

function amiss(files: File[]): Wrong<WrongPhoto> | null {
  if (files.length > mostPhotos) return { problem: "too-many", about: null };
  return (
    wrongOne(files, "empty-photo", isEmptyFile) ??
    wrongOne(files, "too-heavy", ({ size }) => size > largestPhoto)
  );
}

function wrongOne<Problem>(
  files: File[],
  problem: Problem,
  isWrong: (file: File, index: number) => boolean,
): Wrong<Problem> | null {
  const file = files.find(isWrong);
  return file ? { problem, about: (sentence) => aboutFile(file, files, sentence) } : null;
}
