import { oneLine } from "./one-line";
import { t } from "~/words/say";

/**
 * The greeting line of a letter. Anyone can register someone else's address, so a name that is unusually long, or that a
 * mail program would turn into a link, is left out: the shop must not deliver advertisements.
 */
export function greetingFor(name: string): string {
  const shown = oneLine(name);
  const isName = shown !== "" && shown.length <= 60 && !/[/@<>]|\p{L}\.\p{L}{2}/u.test(shown);
  return isName ? t("Hello {name},", { name: shown }) : t("Hello,");
}
