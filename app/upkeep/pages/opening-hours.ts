/** When a shop is open, as schema.org has it: days by their English names, times as `09:00`. */
type Opening = { days: string[]; opens: string; closes: string };

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const dayName = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const between = String.raw`\s*(?:to|till|until|-|–|—)\s*`;
const time = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap])?(?:\.?m\.?)?`;

const part = new RegExp(
  `^(?:open )?(daily|every ?day|all days|(${dayName})(?:${between}(${dayName}))?)[\\s,:]+(?:from )?${time}${between}${time}$`,
  "i",
);
const closedPart = new RegExp(
  `^(?:(?:${dayName}|holidays?)[\\s,:]*)?closed(?: on ${dayName})?$`,
  "i",
);
/** Between one part and the next: "…; Sat 10 am to 2 pm", "…, Sunday closed". */
const next = new RegExp(
  `[;\\n]|,(?=\\s*(?:closed|${dayName}\\b))|(?<=[ap]m)\\s+and\\s+(?=${dayName}\\b)`,
  "i",
);

/**
 * The opening hours that the owner wrote, `Monday to Saturday, 9 am to 6 pm; Sunday closed`. Empty where they are written in another way: better
 * nothing than something wrong.
 */
export function openingsIn(hours: string): Opening[] {
  const parts = hours.trim().replace(/\.$/, "").split(next);
  const found: Opening[] = [];
  for (const each of parts.map((text) => text.trim()).filter(Boolean)) {
    if (closedPart.test(each)) continue;
    const opening = openingIn(each);
    if (!opening) return [];
    found.push(opening);
  }
  return found;
}

function openingIn(text: string): Opening | null {
  const [, all, first, last, ...times] = part.exec(text) ?? [];
  if (all === undefined) return null;
  const [hour, minute, half, toHour, toMinute, toHalf] = times;
  const opens = clockOf(hour, minute, half);
  const closes = clockOf(toHour, toMinute, toHalf);
  // "9 to 6" may be the evening or the morning.
  const isPlain = Boolean(half) === Boolean(toHalf) && (Boolean(half) || Boolean(minute));
  if (!isPlain || opens === null || closes === null || opens >= closes) return null;
  return { days: first === undefined ? week : daysBetween(first, last ?? first), opens, closes };
}

/** `09:00`; null: no such time. `half`: of the day, a or p. */
function clockOf(hour = "", minute = "00", half?: string): string | null {
  const [typed, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || typed > (half ? 12 : 23) || (half && typed === 0)) return null;
  const hours = half ? (typed % 12) + (half.toLowerCase() === "p" ? 12 : 0) : typed;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

function daysBetween(first: string, last: string): string[] {
  const placeOf = (name: string) =>
    week.findIndex((each) => each.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
  const [from, to] = [placeOf(first), placeOf(last)];
  return from <= to ? week.slice(from, to + 1) : [...week.slice(from), ...week.slice(0, to + 1)];
}
