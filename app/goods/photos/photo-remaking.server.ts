import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { photos } from "~/base/db/schema";
import { log } from "~/base/lib/log/log.server";
import { remakePhoto } from "./photos.server";

/** Name of the job, run soon after each upload. */
export const photoJobName = "photos";

/**
 * Creates missing renditions of new and older photos one after the other, until done or aborted; completed ones stay. A photo
 * that is missing or cannot be decoded is logged and retried next time. Returns a short result.
 */
export async function remakePhotos(signal?: AbortSignal): Promise<string> {
  let completed = 0;
  let failed = 0;
  for (let hash = nextAfter(""); hash; hash = nextAfter(hash)) {
    if (signal?.aborted) break;
    const colour = await remakePhoto(hash);
    if (colour) completed += 1;
    else failed += 1;
    if (colour) await storeColour(hash, colour);
    else
      log.warn(
        { photo: hash },
        "A photo cannot be made in new sizes: its original is gone or broken",
      );
  }
  const sentences = [
    completed && `${photosIn(completed)} made in new sizes`,
    failed && `${photosIn(failed)} cannot be read`,
  ];
  return sentences.filter(Boolean).join(", ") || "nothing to do";
}

/** Whether any photo lacks renditions. */
export const isPhotoDue = (): boolean => nextAfter("") !== null;

const photosIn = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

function nextAfter(hash: string): string | null {
  const next = db
    .select({ hash: photos.hash })
    .from(photos)
    .where(and(isNull(photos.colour), gt(photos.hash, hash)))
    .orderBy(asc(photos.hash))
    .limit(1)
    .get();
  return next?.hash ?? null;
}

async function storeColour(hash: string, colour: string): Promise<void> {
  await write((tx) => tx.update(photos).set({ colour }).where(eq(photos.hash, hash)).run());
}
