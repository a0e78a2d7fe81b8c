import type { PhotoFocus, StorySlot } from "~/base/db/statuses";
import type { PhotoRef } from "~/goods/photos/photo-ref";

/** What stands below a photo where the owner gave no name. */
export const slotHeadings: Record<StorySlot, string> = {
  press: "Our press",
  people: "The people at the press",
  field: "Where our groundnuts grow",
  founder: "Our founder",
  mill: "Our mill",
};

export type StoryPart = {
  slot: StorySlot;
  name: string | null;
  words: string | null;
  film: string | null;
  photo: PhotoRef | null;
  focus: PhotoFocus;
};

/** A place with neither photo nor words nor film shows nothing. */
export const isFilled = ({ words, photo, film }: StoryPart): boolean =>
  words !== null || photo !== null || film !== null;
