import { photos } from "~/db/schema";

/** What a query selects of `photos` to get a `PhotoRef`. */
export const photoColumns = {
  hash: photos.hash,
  alt: photos.alt,
  width: photos.width,
  height: photos.height,
  colour: photos.colour,
};
