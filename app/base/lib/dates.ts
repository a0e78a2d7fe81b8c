import { type Language, language } from "~/base/words/language";
import { aheadOfUtc } from "./time";

/** A time in Surat is read from the UTC fields of one that much later: India has no daylight saving time. */
const inSurat = (ms: number) => new Date(ms + aheadOfUtc);

/** Gujarati and Hindi write months in full. */
const months: Record<Language, string[]> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  gu: "જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઓગસ્ટ સપ્ટેમ્બર ઓક્ટોબર નવેમ્બર ડિસેમ્બર".split(" "),
  hi: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
};
const weekdays: Record<Language, string[]> = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  gu: "રવિવાર સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર".split(" "),
  hi: "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार".split(" "),
};

/** The day of the week of this index, 0 for Sunday. */
export const dayName = (index: number): string => weekdays[language()][index] ?? "";

/** The month of this index in the language of the page or letter: `Nov`, `નવેમ્બર`. */
export const monthName = (index: number): string => months[language()][index] ?? "";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A day of the month as every date shows it: `04` in English, `4` in Gujarati and Hindi. */
const dayOfMonth = (day: number): string => (language() === "en" ? twoDigits(day) : String(day));

/** UTC ms → `12 Jan 2024, 3:05 PM`, the time in Surat. */
export const dateTime = (ms: number): string => `${date(ms)}, ${clockTime(ms)}`;

/** UTC ms → `3:05 PM`, the time in Surat. */
export function clockTime(ms: number): string {
  const time = inSurat(ms);
  return clockWords(time.getUTCHours() * 60 + time.getUTCMinutes());
}

/** Minutes after midnight → `2:00 PM`. */
export function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? "AM" : "PM"}`;
}

/** UTC ms → `12 Jan 2024`, the day in Surat. */
export function date(ms: number): string {
  const time = inSurat(ms);
  return `${dayOfMonth(time.getUTCDate())} ${monthName(time.getUTCMonth())} ${time.getUTCFullYear()}`;
}

/** UTC ms → `Tuesday`, the day in Surat. */
export const weekday = (ms: number): string => dayName(inSurat(ms).getUTCDay());

/** `2026-11-02` → `02 Nov 2026`. */
export function dayInWords(text: string): string {
  const [year, month = 1, day = 1] = text.split("-").map(Number);
  return `${dayOfMonth(day)} ${monthName(month - 1)} ${year}`;
}
