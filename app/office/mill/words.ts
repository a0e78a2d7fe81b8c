import type { Crop, MillEntryKind, PlaceKind } from "~/base/db/mill";

/** The names of crops, as the owner reads them. */
export const cropWords: Record<Crop, string> = {
  groundnut: "Groundnut",
  sesame: "Sesame",
  mustard: "Mustard",
  sunflower: "Sunflower",
  safflower: "Safflower",
  copra: "Coconut",
  blend: "Blended oil",
  other: "Other",
};

/** What was noted, for lists: `Pressed`. */
export const kindWords: Record<MillEntryKind, string> = {
  seed: "Seed came",
  press: "Pressed",
  move: "Oil moved",
  fill: "Filled",
  bought: "Oil bought",
  sold: "Oil sold loose",
  cake: "Cake sold",
  weigh: "Weighed",
  undo: "Undone",
};

const stuffWords: Record<PlaceKind, string> = {
  lot: "seed",
  tank: "oil",
  cake: "cake",
  foots: "foots",
};

/** What is in a place, in lower case: `groundnut cake`. */
export const stuffOf = ({ crop, kind }: { crop: Crop; kind: PlaceKind }): string =>
  crop === "blend" && kind === "tank"
    ? "blended oil"
    : `${cropWords[crop].toLowerCase()} ${stuffWords[kind]}`;

/** What a button says that leads to noting something. */
export const noteWords: Record<Exclude<MillEntryKind, "undo">, string> = {
  seed: "Seed came",
  press: "Pressed",
  fill: "Fill packs",
  move: "Move oil",
  bought: "Oil bought",
  sold: "Oil sold loose",
  cake: "Cake sold",
  weigh: "Weigh",
};

/** Whether something is paid or got for an entry of this kind. */
export const hasBill = (kind: MillEntryKind): boolean =>
  kind === "seed" || kind === "bought" || kind === "sold" || kind === "cake";
