import { createHash, randomBytes } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { aboutFile, chosenFiles, emptyPhoto, isEmptyFile } from "~/base/lib/form/files";
import { notFound } from "~/base/lib/http/http";
import { t } from "~/base/words/say";
import { folderOf, inUnfinished, writeSafely } from "./photo-folder.server";
import { markFolder } from "./photo-mark.server";
import { heaviestLonePhoto, zoomWidth } from "./photo-ref";
import { pictureBeside } from "./picture-beside.server";

/**
 * Photos that not everybody may see, such as one of a broken tin. They lie in the folder of uploads without renditions, so that
 * `/photos/…` shows none of them: a route that knows who asks sends them. The sweep takes those that no row names.
 */

/** Names the folder of a private photo; never told to anybody. */
export type PrivatePhoto = { file: string };

const name = "private.jpg";

/** Bytes of a form with this many photos: with oversized ones, which are then refused beside their field. */
export const bytesOfPhotos = (most: number) => (most * (heaviestLonePhoto + 2) + 1) * 1024 * 1024;

type Chosen = { photos: Buffer[]; refusal?: undefined } | { photos?: undefined; refusal: string };

/**
 * The pictures in a form's field `photo`, turned upright and re-encoded from their pixels, so that no place or device is left in
 * them. `refusal`: a sentence for the field. Slow: call it before the transaction. Nothing is stored yet.
 */
export async function privatePhotosIn(form: FormData, most: number): Promise<Chosen> {
  const files = chosenFiles(form, "photo");
  if (files.length > most)
    return {
      refusal: t("{n, plural, one {Choose at most # photo} other {Choose at most # photos}}", {
        n: most,
      }),
    };
  const photos: Buffer[] = [];
  for (const file of files) {
    const photo = await pictureIn(file);
    if ("refusal" in photo) return { refusal: aboutFile(file, files, photo.refusal) };
    photos.push(photo.jpeg);
  }
  return { photos };
}

async function pictureIn(file: File): Promise<{ jpeg: Buffer } | { refusal: string }> {
  if (isEmptyFile(file)) return { refusal: t(emptyPhoto) };
  const values = { n: heaviestLonePhoto };
  if (file.size > heaviestLonePhoto * 1024 * 1024)
    return { refusal: t("Photo must be at most {n} MB", values) };
  const bytes = Buffer.from(await file.arrayBuffer());
  const picture = await pictureBeside({ bytes, across: zoomWidth, as: "small" });
  if (picture.problem === "too-large")
    return { refusal: t("Photo must have at most 50 megapixels") };
  if (picture.problem) return { refusal: t("Photo must be a JPEG, PNG, WebP, AVIF or GIF image") };
  return { jpeg: picture.jpeg.bytes };
}

/** Stores pictures, each in a folder of its own, even if the same was sent before. A row must name each within the hour. */
export async function storePrivatePhotos(pictures: Buffer[]): Promise<PrivatePhoto[]> {
  const stored: PrivatePhoto[] = [];
  for (const jpeg of pictures) {
    const file = createHash("sha256")
      .update("private photo\0")
      .update(randomBytes(32))
      .digest("hex");
    await inUnfinished(async (unfinished) => {
      await writeSafely(path.join(unfinished, name), jpeg);
      await markFolder(unfinished);
      await rename(unfinished, folderOf(file));
    });
    stored.push({ file });
  }
  return stored;
}

/** Sends a private photo to somebody who may see it. Throws 404 if its file is gone. */
export async function privatePhotoAnswer({ file }: PrivatePhoto): Promise<Response> {
  if (!/^[0-9a-f]{64}$/.test(file)) throw notFound();
  const bytes = await readFile(path.join(folderOf(file), name)).catch(() => null);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Disposition": 'inline; filename="photo.jpg"',
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
