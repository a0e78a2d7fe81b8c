/** The fonts of a PDF; each covers some scripts. */
export type FontName = "latin" | "latin-ext" | "gujarati" | "devanagari";
type Run = { font: FontName; text: string };

/**
 * Splits a text into runs of one font each. Spaces and joiners stay in the current run, so that words of one script are
 * shaped together. Characters that no font has go to the Latin font, which shows an empty box.
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

function fontFor(character: string, previous: FontName | undefined): FontName {
  const isIndic = previous === "gujarati" || previous === "devanagari";
  if (isIndic && belongsToEither(character)) return previous;
  if (/\p{Script=Gujarati}/u.test(character)) return "gujarati";
  if (/\p{Script=Devanagari}/u.test(character) || isDanda(character)) return "devanagari";
  return isExtended(character.codePointAt(0) ?? 0) ? "latin-ext" : "latin";
}

/** Spaces, marks, joiners, and the dandas that both scripts share. */
function belongsToEither(character: string): boolean {
  return /[\s\p{Script=Inherited}\p{Join_Control}]/u.test(character) || isDanda(character);
}

function isDanda(character: string): boolean {
  return character === "\u0964" || character === "\u0965";
}

/** Characters in the latin-ext font file but not in the latin one, such as ₹ (20B9). */
function isExtended(code: number): boolean {
  const inBasic = [0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x20ac].includes(code);
  return (
    !inBasic &&
    ((code >= 0x100 && code < 0x2c0) ||
      (code >= 0x1e00 && code < 0x1f00) ||
      (code >= 0x20a0 && code <= 0x20c0))
  );
}
