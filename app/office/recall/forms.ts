import { z } from "zod";
import { recallNews } from "~/base/db/recalls";
import { dayOf } from "~/base/lib/days";
import { dayTyped } from "~/base/lib/form/day";
import { line, lines, lineOrNone, orBlank } from "~/base/lib/form/form";

const reason = "Why it is recalled";

/** Why a batch is recalled, as its buyers read it; and the recall that was called off before, as the page showed it. */
export const startForm = z.object({
  why: lines(reason, 1000),
  whyGu: orBlank(lines(reason, 1000)),
  whyHi: orBlank(lines(reason, 1000)),
  after: lineOrNone("The recall before", 40),
});

/** The next step of a recall, or its end. */
export const stepForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("notified"),
    day: dayTyped("Day").refine((day) => day <= dayOf(Date.now()), "This day is yet to come"),
    number: lineOrNone("Its number", 60),
    note: orBlank(lines("Note", 2000)),
  }),
  z.object({ intent: z.literal("collecting"), note: orBlank(lines("Note", 2000)) }),
  z.object({
    intent: z.literal("closed"),
    became: lines("What became of the packs", 2000),
    prevents: lines("What prevents it", 2000),
  }),
  z.object({ intent: z.literal("called off"), note: lines("Why it is called off", 2000) }),
]);

/** Buyers are to be told this. */
export const mailForm = z.object({ news: z.enum(recallNews) });

/** A buyer was told this by a person. */
export const toldForm = mailForm.extend({ order: line("Order", 40) });
