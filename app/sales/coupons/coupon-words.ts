import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { percent } from "~/base/lib/percent";

type Offer = { kind: "percent" | "amount"; value: number };
type Time = { startsAt: number | null; endsAt: number | null };
type Rules = Time & {
  leastPaise: number;
  firstOrderOnly: boolean;
  perBuyer: number | null;
  inAll: number | null;
};

/** What a coupon gives: "10 %", "₹100". */
export const offerWords = ({ kind, value }: Offer): string =>
  kind === "percent" ? percent(value) : rupees(value);

/** A coupon's conditions, each in a few words. */
export function ruleWords(coupon: Rules): string[] {
  const { leastPaise, firstOrderOnly, perBuyer, inAll } = coupon;
  return [
    leastPaise > 0 && `from ${rupees(leastPaise)}`,
    firstOrderOnly && "first order only",
    perBuyer !== null && `${perBuyer} per buyer`,
    inAll !== null && `${inAll} in all`,
    daysWords(coupon),
  ].filter((words) => words !== false && words !== "") as string[];
}

function daysWords({ startsAt, endsAt }: Time): string {
  const last = endsAt !== null && date(endsAt - 1);
  if (startsAt === null) return last ? `until ${last}` : "";
  return last ? `${date(startsAt)} to ${last}` : `from ${date(startsAt)}`;
}

/** How a coupon stands. `now`: UTC ms. */
export function stateWords(
  { isOn, startsAt, endsAt, inAll, uses }: Time & Rules & { isOn: boolean; uses: number },
  now: number,
): string {
  if (!isOn) return "Off";
  if (endsAt !== null && now >= endsAt) return "Ended";
  if (inAll !== null && uses >= inAll) return "Used up";
  return startsAt !== null && now < startsAt ? "Not started" : "On";
}
