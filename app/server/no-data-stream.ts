/**
 * In place of the package `turbo-stream` in the build (`vite.config.ts`). By it Remix hands each page's data over to a script that
 * renders the page once more in the browser; the shop has none, and the data of a page took a fifteenth of its CPU time.
 */
export const encode = (): undefined => undefined;

/** Only browsers read such a stream. */
export function decode(): never {
  throw new Error("The shop sends no data streams.");
}
