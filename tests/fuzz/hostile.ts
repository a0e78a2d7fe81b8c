import type { Dice } from "../dice";

/** What must never come back as it is in a page: the sign that words of a visitor became markup. */
export const mark = "<fz-";

/** What must never come back as a header: the sign that words of a visitor ended a line. */
export const markedHeader = "fz-injected";

const texts = [
  "",
  " ",
  "0",
  "-1",
  "1",
  "2",
  "999999999999999999999",
  "9007199254740993",
  "1e309",
  "NaN",
  "0x10",
  "1,5",
  "null",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
  "'; drop table orders; --",
  '" or 1=1 --',
  "% _ * ? [a-z]",
  '" NEAR ( OR AND NOT "',
  "name:* ^(",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/dev/zero",
  "javascript:alert(1)",
  "//evil.example/x",
  "https://evil.example/x",
  "\\\\evil.example",
  `a\r\n${markedHeader}: 1`,
  `a\n${markedHeader}: 1\n\n<html>`,
  "=1+1",
  "@SUM(1)",
  "$(id) `id` ; id | id",
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "\u0000",
  "a\u0000b",
  "\u202Eabc",
  "\uFEFF",
  "\uD800",
  "ﷺ".repeat(40),
  "ક્ષ્મ".repeat(30),
  "मूंगफली का तेल",
  "👩‍👩‍👧‍👦",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
  "2024-02-30",
  "0000-00-00",
  "275760-09-14",
  "-271821-04-19",
  "1970-01-01T00:00:00Z",
  "x".repeat(300),
  "x".repeat(5_000),
  "<".repeat(2_000),
];

/** Some hostile words; every second one carries the mark, so that an echo can be seen. */
export function hostileText(dice: Dice): string {
  if (dice.chance(0.5)) return `"'>${mark}${Math.floor(dice.next() * 1e6)} onload=x>`;
  if (dice.chance(0.01)) return "y".repeat(100_000);
  return oneOf(dice, texts);
}

/** Anything that JSON can hold, up to three floors deep. */
export function hostileJson(dice: Dice, floors = 3): unknown {
  const kind = Math.floor(dice.next() * (floors > 0 ? 8 : 6));
  if (kind <= 2) return hostileText(dice);
  if (kind === 3) return oneOf(dice, [0, -1, 1, 0.1, 1e308, -1e308, 2 ** 53, 1e-320]);
  if (kind === 4) return null;
  if (kind === 5) return dice.chance(0.5);
  const parts = Array.from({ length: Math.floor(dice.next() * 4) }, () =>
    hostileJson(dice, floors - 1),
  );
  if (kind === 6) return parts;
  return Object.fromEntries(parts.map((part) => [hostileText(dice).slice(0, 200), part]));
}

/** A header's value that node sends without a complaint. */
export function hostileHeader(dice: Dice): string {
  return hostileText(dice)
    .slice(0, 2_000)
    .replace(/[^\x20-\x7E\x80-\xFF]/g, "~");
}

/** One part of a path, percent-encoded or not, sometimes in bytes that are no UTF-8. */
export function hostilePart(dice: Dice): string {
  if (dice.chance(0.1))
    return oneOf(dice, ["%", "%zz", "%ff%fe", "%c0%af", "%00", "..", ".", "%2F"]);
  return encoded(hostileText(dice).slice(0, 3_000));
}

/** As `encodeURIComponent`, which throws at half a character. */
export function encoded(text: string): string {
  return encodeURIComponent(whole(text));
}

/** Half characters become the sign for "unreadable", as on the way through any encoder. */
export function whole(text: string): string {
  return Buffer.from(text).toString();
}

export function oneOf<T>(dice: Dice, list: readonly T[]): T {
  return list[Math.floor(dice.next() * list.length)] as T;
}
