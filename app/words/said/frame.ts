import type { Said } from "../catalogue";

/** The frame around every page. */
export const said: Said = {
  "Skip to content": ["સીધા મુખ્ય ભાગ પર જાઓ", "सीधे मुख्य हिस्से पर जाएं"],
};
