import { lastingBeside } from "~/lib/beside/lasting.server";
import { looksLikeAnImage } from "./image-bytes";
import type { PhotoProblem, Picture, PictureAsked } from "./picture.server";

const decoded = lastingBeside<PictureAsked, Picture | PhotoProblem>(
  "photos:decode",
  async (asked) => (await import("./picture.server")).pictureOf(asked),
);

/** `pictureOf` in a process beside, one picture after the other: decoding takes time and memory that belong to visitors. */
export async function pictureBeside(asked: PictureAsked): Promise<Picture | PhotoProblem> {
  return looksLikeAnImage(asked.bytes) ? decoded(asked) : { problem: "not-an-image" };
}
