import { photos } from "~/base/db/schema";

export const photoColumns = {
  hash: photos.hash,
  alt: photos.alt,
  width: photos.width,
  height: photos.height,
  colour: photos.colour,
};
