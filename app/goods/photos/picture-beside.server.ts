import { workerProcess } from "~/base/lib/beside/worker-process.server";
import { second } from "~/base/lib/time";
import { looksLikeAnImage } from "./image-bytes";
import type { PhotoProblem, Picture, PictureAsked } from "./picture.server";

const decoder = workerProcess<PictureAsked, Picture | PhotoProblem>(
  "photos:decode",
  async (asked) => (await import("./picture.server")).pictureOf(asked),
  { patience: 30 * second },
);

/** `pictureOf` in a process beside, one picture after the other: decoding takes time and memory that belong to visitors.
 * Throws `TooBusy` when as many wait as may. */
export async function pictureBeside(asked: PictureAsked): Promise<Picture | PhotoProblem> {
  return looksLikeAnImage(asked.bytes) ? decoder.ask(asked) : { problem: "not-an-image" };
}
