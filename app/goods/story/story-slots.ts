import type { StorySlot } from "~/base/db/statuses";
import type { PhotoRef } from "~/goods/photos/photo-ref";

/** What each place is for. `heading`: where the owner gave no name. */
export const slotWords: Record<StorySlot, { title: string; heading: string; hint: string }> = {
  founder: {
    title: "Founder",
    heading: "Our founder",
    hint: "Such as “Ramesh Shah, who pressed the first oil”.",
  },
  mill: {
    title: "Mill",
    heading: "Our mill",
    hint: "Such as “Our mill in Udhna”.",
  },
  press: {
    title: "Press",
    heading: "Our press",
    hint: "Such as “The wooden ghani of 1998”.",
  },
};

export type StoryPart = {
  slot: StorySlot;
  name: string | null;
  words: string | null;
  film: string | null;
  photo: PhotoRef | null;
};

/** A place with neither photo nor words nor film shows nothing. */
export const isFilled = ({ words, photo, film }: StoryPart): boolean =>
  words !== null || photo !== null || film !== null;
