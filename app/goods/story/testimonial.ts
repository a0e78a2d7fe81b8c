import type { PhotoRef } from "~/goods/photos/photo-ref";
import type { Language } from "~/base/words/language";

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
