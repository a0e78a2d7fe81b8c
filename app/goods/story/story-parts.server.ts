import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { photos, storyParts as table } from "~/base/db/schema";
import { type StorySlot, storySlots } from "~/base/db/statuses";
import { photoColumns } from "~/goods/photos/photo-columns.server";
import { changedPhoto, type PhotoChange } from "~/goods/photos/changed-photo.server";
import { slotHeadings, type StoryPart } from "./story-slots";

/** The owner's photos and words, one for each place; empty places, too. */
export function storyParts(from: Reader = db): StoryPart[] {
  const rows = from
    .select({
      slot: table.slot,
      name: table.name,
      words: table.words,
      film: table.film,
      focus: table.focus,
      photo: photoColumns,
    })
    .from(table)
    .leftJoin(photos, eq(photos.id, table.photoId))
    .limit(storySlots.length)
    .all();
  return storySlots.map((slot) => rows.find((row) => row.slot === slot) ?? empty(slot));
}

const withPhotos = keptWithOpenPages((from) =>
  storyParts(from).filter(({ photo }) => photo !== null),
);

/** Those with a photo, for a product's page: the first `most`. */
export const storyPhotos = (most: number): StoryPart[] => withPhotos().slice(0, most);

const empty = (slot: StorySlot): StoryPart => ({
  slot,
  name: null,
  words: null,
  film: null,
  photo: null,
  focus: "middle",
});

/** Fills a place, or empties it. `now`: UTC ms. */
export async function saveStoryPart(
  { photo, dropPhoto, slot, ...said }: Omit<StoryPart, "photo"> & PhotoChange,
  actor: Actor,
  now = Date.now(),
): Promise<void> {
  await write((tx) => {
    const before = tx.select().from(table).where(eq(table.slot, slot)).get();
    const alt = said.name ?? slotHeadings[slot];
    const change = changedPhoto(tx, before?.photoId ?? null, { photo, dropPhoto }, alt, now);
    const row = { ...said, photoId: change.photoId, updatedAt: now };
    tx.insert(table)
      .values({ slot, ...row })
      .onConflictDoUpdate({ target: table.slot, set: row })
      .run();
    change.forget();
    recordChange(tx, {
      actor,
      action: "settings.update",
      subject: { id: `story-${slot}`, name: `story: ${slot}` },
      before: told(before),
      after: told(row),
    });
  });
}

function told(row?: Partial<typeof table.$inferSelect>) {
  const { name = null, words = null, film = null, photoId = null, focus = "middle" } = row ?? {};
  return { name, words, film, photo: photoId, focus };
}
