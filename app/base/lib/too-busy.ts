/** Seconds after which it is worth trying again (`Retry-After`). */
export const busyFor = 5;

/** In English, for the API and for pages, which translate it. */
export const tooBusyWords =
  "Very many people are asking for this at the moment. Please wait a few seconds and try again.";

/**
 * Thrown at once when something costly was asked for and as much as may wait is waiting already (`beside/turns.ts`); nothing was
 * done or stored. A Response, so that one that nobody catches is the page's answer; forms come back as typed (`keepingForm`), and
 * the API answers with it.
 */
export class TooBusy extends Response {
  constructor() {
    super(tooBusyWords, { status: 503, headers: { "Retry-After": String(busyFor) } });
  }
}
