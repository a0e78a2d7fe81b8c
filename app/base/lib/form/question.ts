/** What a form asks before it is stored. `sure`: what the button Yes sends, so that the answer is to this question alone. */
export type FormQuestion = { asks: string[]; sure: string };

/** The name of both buttons, and what No sends. */
export const sureField = "sure";
export const notSure = "no";
