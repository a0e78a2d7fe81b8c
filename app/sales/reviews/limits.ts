/** Maximum lengths (characters). */
export const longest = { words: 2000, name: 60, answer: 1000, reason: 300 };
