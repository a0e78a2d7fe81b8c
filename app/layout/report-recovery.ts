/** Where the browser tells that React had to draw a part of a page anew; counted in `/metrics`. */
const recoveryPath = "/hydration-report";

/** Tells the shop that what the server rendered was not what React expected: an extension, a translation, or a fault of ours. */
export function reportRecovery(): void {
  navigator.sendBeacon(recoveryPath);
}
