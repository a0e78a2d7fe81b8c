import { formOf } from "~/lib/form.server";
import type { NewPhoto } from "./product-photos.server";

const megabyte = 1024 * 1024;
/** What a photo may weigh. */
const mostForAPhoto = 5 * megabyte;
/** Read all the same, so that whoever chose too large a photo gets the form back with everything typed. */
const mostForABody = 32 * megabyte;

/** The form of a product with or without a photo. Throws 413, 415 or 400 for what no page of ours sends. */
export const productUpload = (request: Request): Promise<FormData> => formOf(request, mostForABody);

/** The photo of that form; nothing when none was chosen (browsers then send an empty file). */
export async function photoIn(
  form: FormData,
  alt: string,
): Promise<{ photo?: NewPhoto; problem?: undefined } | { problem: "too-heavy" }> {
  const file = form.get("photo");
  if (!(file instanceof File) || file.size === 0) return {};
  if (file.size > mostForAPhoto) return { problem: "too-heavy" };
  return { photo: { original: Buffer.from(await file.arrayBuffer()), alt } };
}
