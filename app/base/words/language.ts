/** The languages of the shop. English has the bare addresses, the others a prefix: `/gu/Store`. */
export const languages: readonly Language[] = ["en", "gu", "hi"];
export type Language = "en" | "gu" | "hi";

/** For `lang` and `hreflang` (BCP 47). */
export const tags: Record<Language, string> = { en: "en-IN", gu: "gu-IN", hi: "hi-IN" };

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: "English",
  gu: "ગુજરાતી",
  hi: "हिंदी",
};

/** Each language as the owner reads it. */
export const englishNames: Record<Language, string> = {
  en: "English",
  gu: "Gujarati",
  hi: "Hindi",
};

/** `xx` is English in brackets, by which tests find words that were forgotten. */
type Spoken = Language | "xx";

/** None in the browser, where each page is in one language. */
const node = globalThis.process?.getBuiltinModule?.("node:async_hooks");
const spoken = node && new node.AsyncLocalStorage<Spoken>();

/**
 * The language of the page that is made, or of the letter that is written; English outside of `inLanguage`. In the browser that of
 * the page that is shown.
 */
export const spokenNow = (): Spoken =>
  spoken ? (spoken.getStore() ?? "en") : (within ?? languageShown());

/** In the browser: the language of `inLanguage` around what is being worked out. */
let within: Spoken | null = null;

const languageShown = (): Language =>
  languages.find((each) => tags[each] === document.documentElement.lang) ?? "en";

/** As `spokenNow`, for addresses and columns. */
export function language(): Language {
  const now = spokenNow();
  return now === "xx" ? "en" : now;
}

/** `lang` of words that are there in English only; none on an English page. */
export const langOfEnglish = (): "en" | undefined => (language() === "en" ? undefined : "en");

/** Does `work` in a language, on the server with all that it awaits. */
export function inLanguage<Result>(which: Spoken, work: () => Result): Result {
  if (spoken) return spoken.run(which, work);
  const around = within;
  within = which;
  try {
    return work();
  } finally {
    within = around;
  }
}
