import type { Said } from "../catalogue";

/** The invoice for a roll. */
export const said: Said = {
  "Receipt of 80 mm as PDF": ["80 mm રસીદ, PDF", "80 mm रसीद, PDF"],
};
