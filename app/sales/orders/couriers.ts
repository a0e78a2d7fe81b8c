/** Placeholder for the tracking number in a courier's address. */
export const awbMark = "{awb}";

/** The formats couriers print on their labels. */
const trackingPattern = /^[A-Za-z0-9-]{6,25}$/;

export const isTrackingNumber = (text: string): boolean => trackingPattern.test(text);

/**
 * Whether a template is safe for a shopper's link: an https address, with the number in its path or query where the courier takes
 * it there. The number must not change the origin.
 */
export function isSafeTemplate(template: string): boolean {
  const [one, other] = ["AAAAAA", "BBBBBB"].map((awb) => filled(template, awb));
  if (!one || !other || !URL.canParse(one) || !URL.canParse(other)) return false;
  const { protocol, username, password, origin } = new URL(one);
  return (
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    template.startsWith("https://") &&
    origin === new URL(other).origin
  );
}

/** The tracking page of a parcel, or the page on which its number is typed; null if the courier has no safe template. */
export function trackingLink(template: string, trackingNumber: string): string | null {
  return isSafeTemplate(template) ? filled(template, trackingNumber) : null;
}

/** Whether a link already holds the number. */
export const holdsNumber = (link: string, trackingNumber: string): boolean =>
  link.includes(encodeURIComponent(trackingNumber));

function filled(template: string, awb: string): string {
  return template.replaceAll(awbMark, encodeURIComponent(awb));
}
