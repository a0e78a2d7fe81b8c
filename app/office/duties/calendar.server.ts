import { indianClock } from "~/base/lib/india/indian-time";
import { dueDuties, toldBefore } from "./desk.server";
import { nameOf } from "./done.server";
import { dutyNamed } from "./duty-list";
import { dutyFacts } from "./duty-settings.server";

/**
 * The duties of the year that begins on this day (`2026-12-01`) as a calendar file (RFC 5545): one entry for each whole day, with a
 * reminder a week before. `stamp`: UTC ms, when it was made.
 */
export function dutiesCalendar(from: string, stamp: number): string {
  const facts = dutyFacts();
  const since = facts.since > from ? facts.since : from;
  const until = indianClock(from).add(1, "year").format("YYYY-MM-DD");
  const made = new Date(stamp).toISOString().replace(/[-:]|\.\d+/g, "");
  const entries = dueDuties({ ...facts, since }, until).flatMap(({ duty, period, day }) => [
    "BEGIN:VEVENT",
    `UID:${duty}-${period}@duties`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(indianClock(day).add(1, "day").format("YYYY-MM-DD"))}`,
    `SUMMARY:${escaped(nameOf({ duty, period }))}`,
    `DESCRIPTION:${escaped(dutyNamed(duty)?.why ?? "")}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(nameOf({ duty, period }))}`,
    `TRIGGER:-P${toldBefore}D`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Prayosha//Duties//EN", ...entries];
  return [...lines, "END:VCALENDAR", ""].map(folded).join("\r\n");
}

const compact = (day: string) => day.replaceAll("-", "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

/** A line of at most 75 bytes; what is longer goes on in the next one, behind a space. */
function folded(line: string): string {
  const parts = [""];
  for (const letter of line) {
    const last = parts.at(-1) ?? "";
    const room = parts.length === 1 ? 75 : 74;
    if (Buffer.byteLength(last + letter) <= room) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts.join("\r\n ");
}
