import { z } from "zod";
import { lines } from "~/base/lib/form/form";
import { phrasesIn } from "../synonyms";

const maxPhrases = 60;

/** A group of synonyms: words or phrases separated by commas, at least two different ones. */
export const searchWordsForm = z.object({
  words: lines("Words", 1500)
    .transform((typed) =>
      typed
        .split(/[,\n]/)
        .map((phrase) => phrase.replace(/\s+/g, " ").trim())
        .filter(Boolean)
        .join(", "),
    )
    .refine(
      (words) => new Set(phrasesIn(words)).size > 1,
      "Words must be at least two, with commas between them",
    )
    .refine((words) => phrasesIn(words).length <= maxPhrases, `Words must be at most ${maxPhrases}`)
    .refine(
      (words) => phrasesIn(words).every((phrase) => phrase.length <= 60),
      "Each of the words must have at most 60 characters",
    ),
});
