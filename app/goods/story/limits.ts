/** Maximum lengths (characters), and of how many there may be. */
export const longest = { words: 600, name: 100, film: 500 };
export const mostTestimonials = 24;
