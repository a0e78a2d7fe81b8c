import { oneLine } from "./one-line";
import { t } from "~/base/words/say";

/** A title or initial that is written to the name: "Dr.Ramesh", "M.K.Patel". With a space behind its dot it is no link. */
const title =
  /(?<![\p{L}\p{M}\p{N}_-])(?:(dr|mr|mrs|ms|er|prof|adv|capt|col|maj|lt|shri|shree|sri|smt|kum|mohd|md|श्री|डॉ|ડૉ|ડો|શ્રી)\.(?=\p{L})|(\p{L})\.(?=[\p{L}\p{M}]{2}))/giu;

/**
 * The greeting line of a letter. Anyone can register someone else's address, so a name that is unusually long, or that a
 * mail program would turn into a link, is left out: the shop must not deliver advertisements.
 */
export function greetingFor(name: string): string {
  const shown = oneLine(name).replace(title, "$1$2. ");
  const isName =
    shown !== "" &&
    shown.length <= 60 &&
    !/[/@<>]|[\p{L}\p{N}]{2}\.[\p{L}\p{N}]|\p{L}\.\p{L}{2}/u.test(shown);
  return isName ? t("Hello {name},", { name: shown }) : t("Hello,");
}
