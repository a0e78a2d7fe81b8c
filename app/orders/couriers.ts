/** The place of the tracking number in a courier's address. */
export const awbMark = "{awb}";

/** What couriers print on their labels. */
const trackingPattern = /^[A-Za-z0-9-]{6,25}$/;

export const isTrackingNumber = (text: string): boolean => trackingPattern.test(text);

/**
 * Whether this may stand behind a shopper's "Track" link: an https address whose path or query takes the number. The
 * number must not decide which site is opened.
 */
export function isSafeTemplate(template: string): boolean {
  if (!template.includes(awbMark)) return false;
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

/** Where a parcel can be followed; null when the courier has no address that takes the number. */
export function trackingLink(template: string, trackingNumber: string): string | null {
  return isSafeTemplate(template) ? filled(template, trackingNumber) : null;
}

function filled(template: string, awb: string): string {
  return template.replaceAll(awbMark, encodeURIComponent(awb));
}
