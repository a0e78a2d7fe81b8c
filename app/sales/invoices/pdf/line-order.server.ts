import type { Bidi } from "bidi-js";
import { type Run, scriptRuns } from "./script-runs";

let bidi: Bidi | undefined;

/** The order of lines that go from right to left, for papers that need it. */
export async function loadLineOrder(): Promise<void> {
  bidi ??= (await import("bidi-js")).default();
}

/** Letters from right to left, and the mark that `asPartOf` writes. */
const leftward = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The runs of a line as they stand on paper, from left to right, by the Unicode Bidirectional Algorithm. */
export function runsInOrder(line: string): Run[] {
  const runs = scriptRuns(line);
  if (!bidi || !leftward.test(line)) return runs;
  const text = runs.map((run) => run.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text, directions.get(line[0] ?? "") ?? "auto");
  return reordered(pieces(runs, levels)).map(({ level, font, text: part }) =>
    level % 2 === 1 && !/\p{L}/u.test(part) ? { font, text: mirrored(part) } : { font, text: part },
  );
}

const rightMark = "\u200f";
const leftMark = "\u200e";
const directions = new Map([
  [rightMark, "rtl"],
  [leftMark, "ltr"],
] as const) as Map<string, "rtl" | "ltr">;

/** A line of a paragraph, marked so that it goes in the direction of the whole one. */
export function asPartOf(paragraph: string, line: string): string {
  if (!bidi || !leftward.test(paragraph)) return line;
  return (directionOf(paragraph) === 1 ? rightMark : leftMark) + line;
}

const directionOf = (text: string) =>
  bidi?.getEmbeddingLevels(text, "auto").paragraphs[0]?.level ?? 0;

type Piece = Run & { level: number };

/** Parts of one font and level; of those from right to left each word for itself. */
function pieces(runs: Run[], levels: Uint8Array): Piece[] {
  const all: Piece[] = [];
  let at = 0;
  for (const { font, text } of runs) {
    let isNew = true;
    for (const sign of text) {
      const level = levels[at] ?? 0;
      const last = all.at(-1);
      const isWord = level % 2 === 0 || (sign !== " " && !last?.text.endsWith(" "));
      if (last && !isNew && last.level === level && isWord) last.text += sign;
      else all.push({ font, text: sign, level });
      isNew = false;
      at += sign.length;
    }
  }
  return all;
}

/** Rule L2: from the highest level down to the lowest odd one, what is at that level or above is turned round. */
function reordered(all: Piece[]): Piece[] {
  const highest = Math.max(0, ...all.map(({ level }) => level));
  let order = all;
  for (let level = highest; level > 0; level -= 1) {
    const turned: Piece[] = [];
    let from = 0;
    while (from < order.length) {
      let until = from;
      while ((order[until]?.level ?? -1) >= level) until += 1;
      if (until === from) turned.push(...order.slice(from, (until = from + 1)));
      else turned.push(...order.slice(from, until).toReversed());
      from = until;
    }
    order = turned;
  }
  return order;
}

/** Signs without a direction of their own, from right to left: brackets the other way round. */
const mirrored = (text: string) =>
  Array.from(text, (sign) => bidi?.getMirroredCharacter(sign) ?? sign)
    .toReversed()
    .join("");
