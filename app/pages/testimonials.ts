/** A customer's words. Must be genuine, and published with permission. */
export type Testimonial = { words: string; who: string; where: string | null };

/** Numbers of the slides on the home page. */
export const slideNumbers = [1, 2, 3] as const;
