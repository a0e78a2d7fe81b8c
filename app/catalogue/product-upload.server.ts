import { formOf } from "~/lib/form.server";
import { mostPhotos } from "~/photos/photo-ref";
import type { NewPhoto } from "./product-photos.server";

const megabyte = 1024 * 1024;
/** Maximum size of a photo (bytes). */
const largestPhoto = 5 * megabyte;
/** Maximum size of the body (bytes). Fits all photos plus an oversized one, which is then refused with the form intact. */
const largestBody = 64 * megabyte;

/** Parses a product form with or without photos. Throws 413, 415 or 400 for requests that no page of ours sends. */
export const productUpload = (request: Request): Promise<FormData> => formOf(request, largestBody);

/** Whether the form has a photo: if the form is shown again, the file has to be chosen again. */
export const hasPhoto = (form: FormData): boolean => chosenIn(form).length > 0;

/** The form's photos in order; empty if none was chosen (browsers then send an empty file). */
export async function photosIn(
  form: FormData,
  alt: string,
): Promise<
  | { photos: NewPhoto[]; problem?: undefined }
  | { photos?: undefined; problem: "too-heavy" | "too-many" }
> {
  const files = chosenIn(form);
  if (files.length > mostPhotos) return { problem: "too-many" };
  if (files.some((file) => file.size > largestPhoto)) return { problem: "too-heavy" };
  const photos = files.map(async (file) => ({
    original: Buffer.from(await file.arrayBuffer()),
    alt,
  }));
  return { photos: await Promise.all(photos) };
}

function chosenIn(form: FormData): File[] {
  return form.getAll("photo").filter((file) => file instanceof File && file.size > 0) as File[];
}
