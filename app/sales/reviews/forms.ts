import { z } from "zod";
import { hideRules } from "~/base/db/statuses";
import { line, lines } from "~/upkeep/pages/forms";
import { longest } from "./limits";

/** A buyer's review of one product of the order. */
export const reviewForm = z.object({
  stars: z.enum(["1", "2", "3", "4", "5"], { error: "Choose from 1 to 5 stars" }).transform(Number),
  words: lines("What you write", longest.words).transform((words) => words ?? ""),
  name: line("Name", longest.name).transform((name) => name ?? ""),
  dropPhoto: z.literal("yes").optional(),
});

/** The shop's answer; left blank, there is none. */
export const answerForm = z.object({ answer: lines("The answer", longest.answer) });

/** Why a review is hidden. */
export const hideForm = z.object({
  rule: z.enum(hideRules, { error: "Choose a rule" }),
  reason: line("Reason", longest.reason).refine((reason) => reason !== null, "Reason is required"),
});
