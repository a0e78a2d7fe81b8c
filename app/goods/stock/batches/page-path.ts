/**
 * The page that the code on a pack leads to: `/b/26-11-A`. In capitals, as short codes are printed, so that a number has one address however it
 * was noted.
 */
export const packPath = (number: string) => `/b/${encodeURIComponent(inCapitals(number))}`;

/** A number as its address has it. Numbers are the same in capitals or not, of the letters a to z. */
export const inCapitals = (number: string) =>
  number.replace(/[a-z]/g, (letter) => letter.toUpperCase());
