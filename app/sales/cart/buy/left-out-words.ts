import { clipped } from "~/base/lib/clipped";
import { t } from "~/base/words/say";
import { mostItems } from "./buy-items";

/** What is said of the parts of a link that lead to no product, and of those that are too many. */
export function leftOutWords({ unknown, isCut }: { unknown: string[]; isCut: boolean }): string[] {
  const sentences = unknown.map((part) =>
    t("We know no product called “{part}”; it is left out.", { part: clipped(part, 60) }),
  );
  if (isCut)
    sentences.push(
      t("A link holds {most} different packs; the rest is left out.", { most: mostItems }),
    );
  return sentences;
}
