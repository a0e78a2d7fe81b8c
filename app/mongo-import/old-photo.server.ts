import { photoProblem, storePhotoQuickly } from "~/photos/quick-photo.server";
import { newId } from "~/lib/ids.server";
import { isDoc } from "./plain-value";

/** A photo of the old shop that now lies in ours; the id is that of its row, which is not stored yet. */
export type KeptPhoto = {
  id: string;
  hash: string;
  width: number;
  height: number;
  problem?: undefined;
};

/** MongoDB stores no more in one document. */
const largest = 16 * 1024 * 1024;

/**
 * The bytes of the old shop's `photo: { data, contentType }`, or of whatever else holds them; null: none. What stands there but
 * is no bytes gives none at all of them, which is no picture. `contentType` was what the uploader said: nobody asks it.
 */
export function photoBytes(photo: unknown): Buffer | null {
  const data = isDoc(photo) ? photo.data : photo;
  if (data === undefined || data === null || data === "") return null;
  if (Buffer.isBuffer(data)) return data;
  const text = typeof data === "string" ? data.replace(/^data:[^,]{0,100},/, "") : "";
  return Buffer.from(text, "base64");
}

/** Keeps a photo, at first in the format that is made quickly; in a dry run it is only looked at. */
export async function keepPhoto(
  bytes: Buffer,
  isDry: boolean,
): Promise<KeptPhoto | { problem: string }> {
  if (bytes.length > largest) return { problem: "it is larger than 16 MB" };
  const id = newId();
  if (isDry) {
    const found = await photoProblem(bytes);
    return found ? { problem: words[found.problem] } : { id, hash: "", width: 1, height: 1 };
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
