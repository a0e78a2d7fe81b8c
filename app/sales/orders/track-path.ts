/** Maximum length of each field of the form that looks for an order (characters). */
export const longestTyped = 60;

/** The page that looks for an order by its number and mobile number. */
export const trackPath = "/track";
