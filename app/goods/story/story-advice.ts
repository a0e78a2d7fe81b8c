import type { PhotoFocus, StorySlot } from "~/base/db/statuses";

type Words = {
  title: string;
  /** An example of a name. */
  hint: string;
  /** What to take, and how. */
  advice: string;
};

/** What each place is for, in words for the owner. */
export const slotAdvice: Record<StorySlot, Words> = {
  press: {
    title: "Press",
    hint: "Such as “The wooden ghani of 1998”.",
    advice:
      "The press at work, with the oil running: stand two steps away, so that all of it is in the picture, with the window or the door behind you.",
  },
  people: {
    title: "People",
    hint: "Such as “Kamla and Bharat fill every bottle”.",
    advice:
      "Two or three of you at your work, hands and faces: hold the phone at the height of their eyes and do not let them pose. Ask each of them whether the shop may show it.",
  },
  field: {
    title: "Field",
    hint: "Such as “Groundnuts near Junagadh, in October”.",
    advice:
      "A field you buy from, or sacks that arrive: in the morning or late in the afternoon, a handful of groundnuts in front, the field behind. Only what is truly yours.",
  },
  founder: {
    title: "Founder",
    hint: "Such as “Ramesh Shah, who pressed the first oil”.",
    advice:
      "From the belt up, at the press or in the shop, by a window: the face large, the wall behind it quiet. An old photo, photographed straight from above, does well, too.",
  },
  mill: {
    title: "Mill",
    hint: "Such as “Our mill in Udhna”.",
    advice:
      "The house with its sign from across the street, or the room where the packs are filled, tidy and with all the lights on.",
  },
};

export const focusLabel = "What stays when the edges are cut";

/** For the owner: which part of the photo stays. */
export const focusWords: Record<PhotoFocus, string> = {
  middle: "The middle",
  top: "The top",
  bottom: "The bottom",
  left: "The left",
  right: "The right",
  "top-left": "The upper left",
  "top-right": "The upper right",
  "bottom-left": "The lower left",
  "bottom-right": "The lower right",
};
