import { type FontName, fontWith, hasAll } from "./fonts";

export type Run = { font: FontName; text: string };

const clusters = new Intl.Segmenter("en");

/**
 * Splits a text into runs of one font each. A letter and its marks have the same font; spaces and the marks that scripts share stay in
 * the current run, so that words of one script are shaped together. Signs that have no shape are dropped, and so is what no font has
 * (`leftOut` names it): nothing is an empty box.
 */
export function scriptRuns(text: string): Run[] {
  if (usual.test(text)) return usualRuns(text);
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(text))
    for (const { font, text: part } of printed(segment, runs.at(-1)?.font).runs) {
      const last = runs.at(-1);
      if (last?.font === font) last.text += part;
      else runs.push({ font, text: part });
    }
  return runs;
}

/** The signs of a text that no font has, each once; an emoji of several is one. */
export function leftOut(text: string): string[] {
  if (usual.test(text.replaceAll("\n", ""))) return [];
  return [...new Set([...clusters.segment(text)].flatMap(({ segment }) => printed(segment).lost))];
}

/** What nearly all words on papers are made of, so that they take little time: one font has it, but the rupee sign is in another. */
const usual =
  /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20b9]*$/;

const usualRuns = (text: string): Run[] =>
  text
    .split(/(\u20b9+)/)
    .filter(Boolean)
    .map((part) => ({ font: part.startsWith("\u20b9") ? "latin-ext" : "latin", text: part }));

/** What a letter with its marks is printed as, and which signs of it cannot be. */
type Printed = { runs: Run[]; lost: string[] };

function printed(cluster: string, previous?: FontName): Printed {
  if (/^[\t-\r\u0085\u2028\u2029]+$/.test(cluster)) return printed(" ", previous);
  const bare = cluster.replace(shapeless, "");
  if (!bare) return { runs: [], lost: [] };
  const whole = wholeIn(bare, previous);
  // Joiners say how the letters of a script are joined, and mean nothing anywhere else.
  const joined = cluster.replace(shapeless, (sign) => (joiner.test(sign) ? sign : ""));
  if (whole) {
    const hasJoiners = joined !== bare && hasAll(whole.font, joined);
    return { runs: [hasJoiners ? { ...whole, text: joined } : whole], lost: [] };
  }
  return asPlainer(bare) ?? bySign(bare, cluster);
}

/** `Default_Ignorable_Code_Point` is what Unicode says to show as nothing: soft hyphens, direction marks, variation selectors. */
const shapeless =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/gu;
const joiner = /[\u200c\u200d]/;

/** Spaces, marks, and the dandas that scripts share. */
const shared = /^[\s\p{Script=Inherited}\u0964\u0965]/u;

function wholeIn(bare: string, previous: FontName | undefined): Run | null {
  const text = /^\p{Script=Latin}/u.test(bare) ? bare.normalize("NFC") : bare;
  const font = previous && shared.test(text) && hasAll(previous, text) ? previous : fontWith(text);
  return font ? { font, text } : null;
}

/** ISO 15919 has a ring where other ways to write Sanskrit have a dot (r̥: ṛ), and a line below two letters (k͟h: ḵh). */
const usualMarks: Record<string, string> = { "\u0325": "\u0323", "\u035f": "\u0331" };

/** Letters of other shapes, such as Ａ, 𝐀, ﬁ or ⅓, as the usual ones: A, A, fi, 1⁄3. Null: there are none, or no font has them. */
function asPlainer(bare: string): Printed | null {
  const plainer = bare
    .replace(/[\u0325\u035f]/g, (mark) => usualMarks[mark] ?? mark)
    .normalize("NFKC");
  if (plainer === bare) return null;
  const runs = [...clusters.segment(plainer)].map(({ segment }) => wholeIn(segment, undefined));
  return runs.every((run) => run !== null) ? { runs, lost: [] } : null;
}

/** Prints of it what has a font. */
function bySign(bare: string, cluster: string): Printed {
  const runs = [...bare].map((sign) => wholeIn(sign, undefined));
  if (runs.every((run) => run === null)) return { runs: [], lost: [cluster] };
  return {
    runs: runs.filter((run) => run !== null),
    lost: [...bare].filter((_, index) => runs[index] === null),
  };
}
