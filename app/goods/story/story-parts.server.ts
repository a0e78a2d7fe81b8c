import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { photos, storyParts as table } from "~/base/db/schema";
import { type StorySlot, storySlots } from "~/base/db/statuses";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
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

/** The version of what the form of a place edits. */
export const storyVersion = (part: StoryPart): string => versionOf(filled(part));

const filled = ({ name, words, film, focus, photo }: Filled) => [
  [name, words, film, focus],
  photo?.hash ?? null,
];

type Filled = Omit<StoryPart, "photo" | "slot"> & { photo: { hash: string } | null };

/** Fills a place that was read at this `version`, or empties it. `meanwhile`: what somebody else has put there. `now`: UTC ms. */
export function saveStoryPart(
  {
    photo,
    dropPhoto,
    slot,
    version,
    ...said
  }: Omit<StoryPart, "photo"> & PhotoChange & { version: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ meanwhile?: StoryPart }> {
  return write((tx) => {
    const stored = storyParts(tx).find((part) => part.slot === slot) ?? empty(slot);
    const wanted = { ...said, photo: photo ?? (dropPhoto ? null : stored.photo) };
    if (isOvertaken(filled(stored), version, filled(wanted))) return { meanwhile: stored };
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
    return {};
  });
}

function told(row?: Partial<typeof table.$inferSelect>) {
  const { name = null, words = null, film = null, photoId = null, focus = "middle" } = row ?? {};
  return { name, words, film, photo: photoId, focus };
}
