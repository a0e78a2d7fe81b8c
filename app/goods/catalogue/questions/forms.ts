import { z } from "zod";
import { lines } from "~/base/lib/form/form";
import { languages } from "~/base/words/language";

/** Letters that a question and its answer may have, and questions that one product may. */
export const longest = { question: 200, answer: 2000 };
export const mostQuestions = 30;

/** One question of the owner's with its answer. */
export const questionForm = z.object({
  language: z.enum(languages, "Choose a language"),
  question: lines("Question", longest.question),
  answer: lines("Answer", longest.answer),
});
