import type { Said } from "../catalogue";

/** What English calls alike, whatever it is of. */
export const said: Said = {
  "{of, select, packs {Quantity} other {Quantity}}": [
    "{of, select, packs {સંખ્યા} other {જથ્થો}}",
    "{of, select, packs {संख्या} other {मात्रा}}",
  ],
  "{of, select, buyer {Phone} other {Phone}}": [
    "{of, select, buyer {મોબાઇલ નંબર} other {ફોન નંબર}}",
    "{of, select, buyer {मोबाइल नंबर} other {फ़ोन नंबर}}",
  ],
};
