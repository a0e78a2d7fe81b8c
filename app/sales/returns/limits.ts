/** Maximum lengths (characters). */
export const longest = { words: 2000, payTo: 200, answer: 1000 };
