/** Everything that leaves no mark where it stands: zero-width and direction marks, fillers, variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/u;
const allInvisible = new RegExp(invisible, "gu");

/**
 * Drops invisible marks, but for those that shape what is seen: joiners in scripts other than Latin (`ક્‍ષ`) and in emoji, and the
 * selector that makes a sign an emoji. Every kind of space becomes a plain one (the blank Braille pattern, too); line breaks stay.
 */
export function withoutMarks(text: string): string {
  const spaced = text.replace(/[^\S\r\n\v\f]|\u2800/g, " ");
  if (!invisible.test(spaced)) return spaced;
  let kept = "";
  for (const character of spaced) {
    if (!invisible.test(character) || shapes(character, kept)) kept += character;
  }
  return kept;
}

function shapes(mark: string, before: string): boolean {
  if (/[\u200C\u200D]/.test(mark))
    return /(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])$/u.test(
      before,
    );
  return /[\uFE0E\uFE0F]/.test(mark) && /[\p{Extended_Pictographic}\d#*]$/u.test(before);
}

/** Drops all of them: for codes, addresses and numbers, in which nothing invisible has a meaning. Spaces become plain ones. */
export function unmarked(text: string): string {
  return text.normalize("NFKC").replace(allInvisible, "").replace(/\s+/g, " ").trim();
}

/** Hyphens, dashes of any length and minus signs → `-`. */
export const oneDash = (text: string): string => text.replace(/\p{Dash}/gu, "-");

/** Whether something in a text can be seen: a letter, digit, punctuation mark or sign. */
export const hasVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutMarks(text));

/** Whether a text is as good as left out: spaces, breaks and invisible marks only. */
export const isBlank = (text: string): boolean =>
  !hasVisible(text) && !hasShapeless(text.replace(/\s/g, ""));

/** Whether a text has characters without a shape: controls other than line breaks, halves of characters, private ones. */
export const hasShapeless = (text: string): boolean =>
  /[^\P{Cc}\n]|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u.test(text);
