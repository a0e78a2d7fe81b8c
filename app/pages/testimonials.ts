/** What a customer said. Only words that somebody really said, and that may be printed, belong here. */
export type Testimonial = { words: string; who: string; where: string | null };

/** The slides of the home page. */
export const slideNumbers = [1, 2, 3] as const;
