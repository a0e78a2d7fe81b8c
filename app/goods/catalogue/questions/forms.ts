import { z } from "zod";
import { lines } from "~/base/lib/form/form";
import { languages } from "~/base/words/language";
import { longest } from "./longest";

/** Questions that one product may have. */
export const mostQuestions = 30;

/** One question of the owner's with its answer. */
export const questionForm = z.object({
  language: z.enum(languages, "Choose a language"),
  question: lines("Question", longest.question),
  answer: lines("Answer", longest.answer),
});
