import type { PhotoRef } from "~/goods/photos/photo-ref";
import { englishNames, type Language } from "~/base/words/language";

/**
 * A customer's words. Must be genuine, and published with permission. `language`: the only one whose home page shows them; null or
 * none: each does.
 */
export type Testimonial = {
  words: string;
  who: string;
  where: string | null;
  language?: Language | null;
};

export type ShownTestimonial = Testimonial & { id: string; photo: PhotoRef | null };

/** Where one of this language is shown; null: of none. */
export const shownOn = (language: Language | null): string =>
  language === null
    ? "The home page in every language"
    : `Only the home page in ${englishNames[language]}`;
