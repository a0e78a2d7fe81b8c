import { fillers, purposes } from "./plain-words";

/** Of typed words and what each of them is searched as: the words that say what it is for (`dhaba ke liye`, `for dhaba`). */
export function usesAmong(
  typed: readonly string[],
  meant: readonly { words: readonly string[] }[],
): ReadonlySet<string> {
  const uses = typed.flatMap((word, at) => {
    if (!purposes.has(word)) return [];
    const use =
      word === "for" ? at + 1 : typed.slice(0, at).findLastIndex((each) => !fillers.has(each));
    return meant[use]?.words ?? [];
  });
  return new Set(uses);
}
