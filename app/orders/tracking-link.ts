import { isSafeLink } from "~/pages/company";

/** Where a parcel can be followed: the courier's https address with the number in it; null when there is no such page. */
export function trackingLink(template: string, trackingNumber: string): string | null {
  if (!template.includes("{awb}")) return null;
  const link = template.replaceAll("{awb}", () => encodeURIComponent(trackingNumber));
  return isSafeLink(link) ? link : null;
}
