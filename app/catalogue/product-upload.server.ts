import { formOf } from "~/lib/form.server";
import { mostPhotos } from "~/photos/photo-ref";
import type { NewPhoto } from "./product-photos.server";

const megabyte = 1024 * 1024;
/** What a photo may weigh. */
const mostForAPhoto = 5 * megabyte;
/** Room for all photos and one that is too heavy: whoever chose it gets the form back with everything typed. */
const mostForABody = 64 * megabyte;

/** The form of a product with or without photos. Throws 413, 415 or 400 for what no page of ours sends. */
export const productUpload = (request: Request): Promise<FormData> => formOf(request, mostForABody);

/** True when the form came with a file: when it is shown again, the file has to be chosen again. */
export const hasPhoto = (form: FormData): boolean => chosenIn(form).length > 0;

/** The photos of that form in their order; none when none was chosen (browsers then send an empty file). */
export async function photosIn(
  form: FormData,
  alt: string,
): Promise<
  | { photos: NewPhoto[]; problem?: undefined }
  | { photos?: undefined; problem: "too-heavy" | "too-many" }
> {
  const files = chosenIn(form);
  if (files.length > mostPhotos) return { problem: "too-many" };
  if (files.some((file) => file.size > mostForAPhoto)) return { problem: "too-heavy" };
  const photos = files.map(async (file) => ({
    original: Buffer.from(await file.arrayBuffer()),
    alt,
  }));
  return { photos: await Promise.all(photos) };
}

function chosenIn(form: FormData): File[] {
  return form.getAll("photo").filter((file) => file instanceof File && file.size > 0) as File[];
}
