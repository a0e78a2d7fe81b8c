import type { Said } from "../catalogue";

/** The line that offers a page in another language. */
export const said: Said = {
  Language: ["ભાષા", "भाषा"],
};
