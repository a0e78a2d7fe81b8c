/**
 * What words look like once a program could not write their letters, or read them in the wrong way: `????` for Gujarati in Excel's plain
 * CSV, `â€“` for a dash, `àª¸` for સ, the sign of a letter that was replaced.
 */
const traces = /\uFFFD|\?{3,}|â€|à[ª«¤¥]|Ã[\u0080-\u00BF]/;

/** Whether a text seems to have lost letters on its way through another program. */
export const hasLostLetters = (text: string): boolean => traces.test(text);

export const lostLettersHint =
  "Some letters seem to be lost: look at the words, and save the file as “CSV UTF-8”";
