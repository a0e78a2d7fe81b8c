import type { Reader } from "~/base/db/connection.server";
import { arrivalOf } from "~/goods/delivery/calendar";
import { deliverySettings } from "~/goods/delivery/delivery-settings.server";
import { dayEnd } from "~/base/lib/days";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";

/** The end (UTC ms) of the last working day on which money that is due `now` (UTC ms) may go back. */
export function refundDueAt(from: Reader, now: number): number {
  const { refundDays } = returnTerms(from);
  const { holidays } = deliverySettings(from);
  const days = { daysMin: refundDays, daysMax: refundDays };
  // The whole day counts, however late it is.
  const { to } = arrivalOf(days, { cutOff: 24 * 60, holidays }, now);
  return (dayEnd(to) ?? now) - 1;
}
