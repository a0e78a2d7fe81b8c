import { z } from "zod";
import { lines, orBlank } from "~/base/lib/form/form";

const asTyped = (max: number, name: string) =>
  orBlank(lines(name, max)).transform((typed) => typed || null);

const needsName = "Write the name as well: a description alone is not shown";

/** The words of one product. Blank: the English ones are shown. */
export const productWordsForm = z
  .object({
    guName: asTyped(200, "Name in Gujarati"),
    guDescription: asTyped(5000, "Description in Gujarati"),
    hiName: asTyped(200, "Name in Hindi"),
    hiDescription: asTyped(5000, "Description in Hindi"),
  })
  .superRefine((typed, context) => {
    for (const language of ["gu", "hi"] as const)
      if (typed[`${language}Description`] && !typed[`${language}Name`])
        context.addIssue({ code: "custom", path: [`${language}Name`], message: needsName });
  });

/** The words of all categories: fields `gu-<id>` and `hi-<id>`. */
export const categoryName = asTyped(100, "The name");

/** The words of the name of an oil, or of a fact on the pack. */
export const textOfPack = asTyped(1000, "The words");
