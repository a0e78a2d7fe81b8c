import { plainDigits } from "~/base/lib/typed/digits";

/** Most PINs that one range may stand for. */
const longestRange = 1000;

/** Most PINs of a zone. */
export const mostPins = 5000;

/**
 * PINs typed as a list: whole ones (395007), how they begin (39), ranges of either (36-39) and `*` for every other PIN, separated
 * by spaces, commas or lines. Returns them once each, in order; `wrong` is what is none of these. Reads no further once there are
 * more than `mostPins`.
 */
export function pinsFrom(typed: string): { pins: string[]; wrong: string[] } {
  const words = plainDigits(typed)
    .replace(/\s*[-–]\s*/g, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
  const pins = new Set<string>();
  const wrong: string[] = [];
  for (const word of new Set(words)) {
    if (pins.size > mostPins) break;
    const found = pinsOf(word);
    if (!found) wrong.push(word);
    for (const pin of found ?? []) pins.add(pin);
  }
  return { pins: [...pins].toSorted(byDigits), wrong };
}

function pinsOf(word: string): string[] | null {
  if (word === "*" || isPinStart(word)) return [word];
  const [first = "", last = "", ...rest] = word.split("-");
  if (rest.length > 0 || !isPinStart(first) || !isPinStart(last)) return null;
  const count = Number(last) - Number(first) + 1;
  if (first.length !== last.length || count < 1 || count > longestRange) return null;
  return Array.from({ length: count }, (_, index) => String(Number(first) + index));
}

const isPinStart = (word: string) => /^[1-9]\d{0,5}$/.test(word);

/** As digits sort, `*` last. */
function byDigits(one: string, other: string): number {
  if (one === "*" || other === "*") return Number(one === "*") - Number(other === "*");
  return one < other ? -1 : Number(one > other);
}

/** `395007 396`: ranges are written out, because a spreadsheet would read `10-12` as a date. */
export const pinsAsText = (pins: string[]): string => pins.toSorted(byDigits).join(" ");
