/** The fonts of a PDF, each with the letters of some scripts. */
export type FontName = "latin" | "latin-ext" | "gujarati" | "devanagari";
export type Run = { font: FontName; text: string };

/** What the Latin font has; the rest of the Latin letters, and ₹, are in the extended one. */
const inLatin =
  /[\u0000-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u;
/** Letters of other scripts hold these to be their own: spaces, joiners, dandas, marks. */
const goesWith = /[\s\u200c\u200d\u0964\u0965\u25cc]|\p{Script=Inherited}/u;

/**
 * Cuts a text into runs that one font can show. A space or a joiner stays in the run it stands in, so that words of one
 * script are shaped together.
 */
export function scriptRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontFor(character, last?.font);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function fontFor(character: string, before: FontName | undefined): FontName {
  const isIndic = before === "gujarati" || before === "devanagari";
  if (isIndic && goesWith.test(character)) return before;
  if (/\p{Script=Gujarati}/u.test(character)) return "gujarati";
  if (/[\p{Script=Devanagari}\u0964\u0965]/u.test(character)) return "devanagari";
  if (before === "latin-ext" && character === " ") return "latin";
  return inLatin.test(character) || !/[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/u.test(character)
    ? "latin"
    : "latin-ext";
}
