import { oneLine } from "./one-line";

/**
 * The first line of a letter. Anybody can register somebody else's address: a name that is longer than names are, or that
 * holds what mail programs make a link of, is left out, so that nobody sends advertisements through us.
 */
export function greetingFor(name: string): string {
  const shown = oneLine(name);
  const isName = shown !== "" && shown.length <= 60 && !/[/@<>]|\p{L}\.\p{L}{2}/u.test(shown);
  return isName ? `Hello ${shown},` : "Hello,";
}
