import type { recallStates } from "~/base/db/recalls";
import { date } from "~/base/lib/dates";
import { t } from "~/base/words/say";
import type { ShownRecall } from "./recall.server";

/** What a step of a recall means to somebody who has a pack. */
export const stepWords: Record<(typeof recallStates)[number], string> = {
  started: "The recall has begun: no pack of this batch is sold any more.",
  notified: "The food safety authority has been told.",
  collecting: "The packs are being collected.",
  closed: "The recall is finished. For a pack that you still have the same holds.",
  "called off": "Checked again: the batch may be used.",
};

/** What a recall has come to, in a line with its day: for a list. */
export function stateLine({ state, steps }: ShownRecall): string {
  const at = (wanted: string) => date(steps.find((step) => step.state === wanted)?.at ?? 0);
  if (state === "called off")
    return t("Called off on {day}: it was checked and may be used", { day: at("called off") });
  return t("Recalled on {day}: do not use it", { day: at("started") });
}
