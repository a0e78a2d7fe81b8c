import { z } from "zod";
import { languages, photoFocuses, storySlots } from "~/base/db/statuses";
import { line, lines, link } from "~/upkeep/pages/forms";
import { longest } from "./limits";

const dropPhoto = z
  .literal("yes")
  .optional()
  .transform((word) => word === "yes");

/** What a customer said. */
export const testimonialForm = z.object({
  words: needed(line("What they said", longest.words), "What they said is required"),
  who: needed(line("Who said it", longest.name), "Who said it is required"),
  where: line("Where they live", longest.name),
  /** Blank: on every home page. */
  language: z
    .enum(languages)
    .or(z.literal(""))
    .optional()
    .transform((chosen) => chosen || null),
  dropPhoto,
});

/** One of the owner's photos with its words; left blank, nothing is shown. */
export const storyForm = z.object({
  slot: z.enum(storySlots),
  name: line("Name", longest.name),
  words: lines("Words", longest.words),
  film: link("Film"),
  /** A form that does not ask leaves it in the middle. */
  focus: z.enum(photoFocuses).catch("middle"),
  dropPhoto,
});

function needed(field: ReturnType<typeof line>, message: string) {
  return field.transform((value, context) => {
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}
