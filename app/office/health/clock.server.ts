import { db } from "~/base/db/connection.server";
import { issueTime, newestTimes } from "~/sales/invoices/issue-time.server";
import { builtAt } from "~/base/lib/env/built-at";
import { dateTime } from "~/base/lib/dates";
import { minute } from "~/base/lib/time";
import { span } from "~/base/lib/span";

/** Smaller deviations (ms) are what a time server corrects before anyone reads of them. */
const worthSaying = minute;

/** How far (ms) the clock is behind the latest known time; 0: it is not. */
export function clockBehind(now = Date.now()): number {
  const latest = latestKnown();
  return latest && latest.at - now >= worthSaying ? latest.at - now : 0;
}

/** Message for the operator while the clock is behind the newest invoice, order or build; null: it is not. */
export function clockProblem(now = Date.now()): string | null {
  const latest = latestKnown();
  if (!latest || clockBehind(now) === 0) return null;
  const dated = issueTime(db, now);
  return [
    `The clock of this machine is ${span(latest.at - now)} behind ${latest.name} (${dateTime(latest.at)}).`,
    dated > now &&
      `Until it has passed ${dateTime(dated)}, all invoices and credit notes get that date.`,
    `Set the clock right. If it is right now, it was ahead then: ${latest.advice}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type Known = { at: number; name: string; advice: string };

/** The latest time (UTC ms) that has passed, if the clock was right then. */
function latestKnown(): Known | undefined {
  const { paper, order } = newestTimes(db);
  const known: (Known | undefined)[] = [
    paper && {
      at: paper.at,
      name: `the newest invoice or credit note, ${paper.number}`,
      advice: "show your accountant what was dated ahead of its time",
    },
    order && {
      at: order.at,
      name: `the newest order, ${order.number}`,
      advice: "only that order's date is wrong",
    },
    { at: builtAt, name: "the build of the shop", advice: "rebuild the shop (npm run build)" },
  ];
  return known.filter((one) => one !== undefined).toSorted((a, b) => b.at - a.at)[0];
}
