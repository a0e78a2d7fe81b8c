/** Letters that a question and its answer may have. */
export const longest = { question: 200, answer: 2000 };
