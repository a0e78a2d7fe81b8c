import { z } from "zod";
import { returnReasons, returnWishes } from "~/base/db/statuses";
import { line, lines } from "~/upkeep/pages/forms";
import { longest } from "./limits";

/** What a buyer says of a return, besides its packs and photos. */
export const askForm = z.object({
  reason: z.enum(returnReasons, "Choose what is wrong"),
  words: lines("Your words", longest.words).transform((words) => words ?? ""),
  wish: z.enum(returnWishes, "Choose what you would like"),
  payTo: line("Where to send the money", longest.payTo).transform((to) => to ?? ""),
});

export type AskedFor = z.output<typeof askForm>;
