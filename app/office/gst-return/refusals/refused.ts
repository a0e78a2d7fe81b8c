import { type Draft, papersOf } from "./file-papers";
import { refusals } from "./rules";
import { told } from "./told";

/** A rule that a file breaks: which papers or rows do, and what the portal answers (`RET191113`; empty: not known). */
export type Refused = { level: "error" | "warning"; sentence: string; code: string };

/** What the offline tool or the portal would refuse of a file, errors first. */
export function refusedIn(file: Draft): Refused[] {
  const papers = papersOf(file);
  const found = refusals.flatMap(({ level, of, rule, code, broken }): Refused[] => {
    const numbers = [...new Set(broken(file, papers))];
    return numbers.length === 0 ? [] : [{ level, code, sentence: told(of, rule, numbers) }];
  });
  return [
    ...found.filter(({ level }) => level === "error"),
    ...found.filter(({ level }) => level === "warning"),
  ];
}
