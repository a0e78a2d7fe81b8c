import { z } from "zod";
import { languages } from "~/words/language";

/** Letters that a question and its answer may have, and questions that one product may. */
export const longest = { question: 200, answer: 2000 };
export const mostQuestions = 30;

const typed = (name: string, most: number) =>
  z
    .string()
    .optional()
    .transform((text = "") => text.normalize("NFC").replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, `${name} is required`)
        .max(most, `${name} must have at most ${most} characters`),
    );

/** One question of the owner's with its answer. */
export const questionForm = z.object({
  language: z.enum(languages, "Choose a language"),
  question: typed("Question", longest.question),
  answer: typed("Answer", longest.answer),
});
