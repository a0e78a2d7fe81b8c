/** Constants of the mill book, shared by its tables and screens. */

/** What is pressed, and `blend`: oil of several of them. */
export const crops = [
  "groundnut",
  "sesame",
  "mustard",
  "sunflower",
  "safflower",
  "copra",
  "blend",
  "other",
] as const;
export type Crop = (typeof crops)[number];

/** What a place in the mill holds: oil in a tank, seed in a lot, the heap of cake, the drum of foots. */
export const placeKinds = ["tank", "lot", "cake", "foots"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * Where material comes from and goes to. `store`: a place in the mill; the others are outside of it. `opening`: it was there when the
 * book began.
 */
export const millAccounts = ["store", "opening", "bought", "sold", "packed", "loss"] as const;
export type MillAccount = (typeof millAccounts)[number];

/**
 * What can be noted. `seed`: a lot came; `press`: seed became oil and cake; `move`: oil went from a tank to another; `fill`: oil went
 * into packs; `bought`, `sold`: loose oil; `cake`: cake or foots were sold; `weigh`: what a place holds was weighed; `undo`: an entry
 * was a mistake.
 */
export const millEntryKinds = [
  "seed",
  "press",
  "move",
  "fill",
  "bought",
  "sold",
  "cake",
  "weigh",
  "undo",
] as const;
export type MillEntryKind = (typeof millEntryKinds)[number];
