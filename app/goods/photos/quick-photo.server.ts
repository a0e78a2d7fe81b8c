import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { folderOf, isThere, missingIn, newFolder, renditionName } from "./photo-folder.server";
import { renewMark } from "./photo-mark.server";
import { pictureBeside } from "./picture-beside.server";
import type { PhotoProblem, Picture } from "./picture.server";
import type { StoredPhoto } from "./photos.server";

/** `colour` is null until the job "photos" has created all renditions. */
export type QuickPhoto = Omit<StoredPhoto, "colour"> & { colour: string | null };

/** A picture that can be decoded; nothing is stored yet. */
type Checked = { bytes: Buffer; picture: Picture; problem?: undefined };

/** Widest rendition that an upload waits for: larger ones would be decoded from more of a JPEG's detail, and sent slowly. */
const quickWidth = 640;

/**
 * Stores a picture quickly, for interactive and bulk uploads: the original with one JPEG rendition, which browsers get in every
 * width until the job "photos" has created the others. Refuses what `storePhoto` refuses.
 */
export async function storePhotoQuickly(bytes: Buffer): Promise<QuickPhoto | PhotoProblem> {
  const photo = await check(bytes);
  return photo.problem ? photo : keep(photo);
}

/** Stores all pictures or, when one is refused, none. */
export async function storePhotosQuickly(
  originals: Buffer[],
): Promise<QuickPhoto[] | PhotoProblem> {
  const checked: Checked[] = [];
  for (const bytes of originals) {
    const photo = await check(bytes);
    if (photo.problem) return photo;
    checked.push(photo);
  }
  const stored: QuickPhoto[] = [];
  for (const photo of checked) stored.push(await keep(photo));
  return stored;
}

/** Keeps a photo whose row goes for another hour, so that it can be put back. Fails silently for a folder that cannot be written to, or is gone. */
export async function keepForNow(hash: string): Promise<void> {
  await renewMark(folderOf(hash)).catch(() => undefined);
}

/** A photo stored before, by its hash, kept for another hour even if nothing shows it. Null: its files are gone. */
export async function photoAgain(hash: string): Promise<QuickPhoto | null> {
  const bytes = await readFile(path.join(folderOf(hash), "original")).catch(() => null);
  const stored = bytes && (await storePhotoQuickly(bytes));
  return stored && stored.problem === undefined ? stored : null;
}

/** The reason for which `storePhoto` would refuse a picture, or null. Stores nothing. */
export async function photoProblem(bytes: Buffer): Promise<PhotoProblem | null> {
  const photo = await check(bytes);
  return photo.problem ? photo : null;
}

async function check(bytes: Buffer): Promise<Checked | PhotoProblem> {
  const picture = await pictureBeside({ bytes, across: quickWidth, as: "rendition" });
  return picture.problem ? picture : { bytes, picture };
}

async function keep({ bytes, picture }: Checked): Promise<QuickPhoto> {
  const { hash, width, height, colour, jpeg } = picture;
  const folder = folderOf(hash);
  if ((await isThere(folder)) && (await renewMark(folder))) {
    // What is missing, the job makes.
    const isComplete = (await missingIn(folder, width)).length === 0;
    return { hash, width, height, colour: isComplete ? colour : null };
  }
  await newFolder(folder, bytes, (unfinished) =>
    writeFile(path.join(unfinished, renditionName(jpeg.width, "jpeg")), jpeg.bytes, {
      flush: true,
    }),
  );
  return { hash, width, height, colour: null };
}
