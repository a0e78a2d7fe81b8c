import { photoProblem, storePhotoQuickly } from "~/goods/photos/quick-photo.server";
import { newId } from "~/base/lib/ids.server";
import { isDoc } from "./plain-value";

/** An imported photo; `id` is that of its row, which is not stored yet. */
export type KeptPhoto = {
  id: string;
  hash: string;
  width: number;
  height: number;
  problem?: undefined;
};

/** MongoDB's limit of one document (bytes). */
const largest = 16 * 1024 * 1024;

/**
 * The bytes of the old shop's `photo: { data, contentType }` or of the plain value; null: no photo. Anything that is not
 * binary or base64 results in an empty buffer, which is then refused as no image. `contentType` came from the uploader
 * and is ignored.
 */
export function photoBytes(photo: unknown): Buffer | null {
  const data = isDoc(photo) ? photo.data : photo;
  if (data === undefined || data === null || data === "") return null;
  if (Buffer.isBuffer(data)) return data;
  const text = typeof data === "string" ? data.replace(/^data:[^,]{0,100},/, "") : "";
  return Buffer.from(text, "base64");
}

/** Stores a photo, at first only in the format that is quick to encode. A dry run only checks it. */
export async function keepPhoto(
  bytes: Buffer,
  isDry: boolean,
): Promise<KeptPhoto | { problem: string }> {
  if (bytes.length > largest) return { problem: "it is larger than 16 MB" };
  const id = newId();
  if (isDry) {
    const invalid = await photoProblem(bytes);
    return invalid ? { problem: words[invalid.problem] } : { id, hash: "", width: 1, height: 1 };
  }
  const photo = await storePhotoQuickly(bytes);
  if (photo.problem !== undefined) return { problem: words[photo.problem] };
  const { hash, width, height } = photo;
  return { id, hash, width, height };
}

const words = {
  "not-an-image": "it is not a whole JPEG, PNG, WebP, AVIF or GIF picture",
  "too-large": "it has more than 50 megapixels",
};
