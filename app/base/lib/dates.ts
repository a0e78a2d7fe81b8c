import dayjs, { type Dayjs } from "dayjs";
import { language } from "~/base/words/language";
import { indianClock, indianTime } from "./india/indian-time";
import { minute } from "./time";

/** Gujarati and Hindi write months in full, and some other than dayjs does. */
const named = {
  gu: {
    months: "જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઓગસ્ટ સપ્ટેમ્બર ઓક્ટોબર નવેમ્બર ડિસેમ્બર".split(" "),
    weekdays: "રવિવાર સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર".split(" "),
  },
  hi: {
    months: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
    weekdays: "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार".split(" "),
  },
};
for (const [name, { months, weekdays }] of Object.entries(named))
  dayjs.locale(name, { months, monthsShort: months, weekdays, weekdaysShort: weekdays }, true);

/** A date by dayjs's pattern, with the months and weekdays of the page's or letter's language. */
export const inWords = (indian: Dayjs, pattern: string): string =>
  indian.locale(language()).format(pattern);

/** The twelve months in the language of the page, as dates have them. */
export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    inWords(indianClock("2026-01-01").add(index, "month"), "MMM"),
  );

/** A day as every date shows it: `04 Nov 2026` in English, `4 નવેમ્બર 2026` in Gujarati. */
const dayPattern = (): string => (language() === "en" ? "DD MMM YYYY" : "D MMM YYYY");

/** UTC ms → `12 Jan 2024, 3:05 PM`, the time in Surat. */
export const dateTime = (ms: number): string => inWords(indianTime(ms), `${dayPattern()}, h:mm A`);

/** UTC ms → `3:05 PM`, the time in Surat. */
export const clockTime = (ms: number): string => indianTime(ms).format("h:mm A");

/** Minutes after midnight → `2:00 PM`. */
export const clockWords = (minutes: number): string => dayjs.utc(minutes * minute).format("h:mm A");

/** UTC ms → `12 Jan 2024`, the day in Surat. */
export const date = (ms: number): string => inWords(indianTime(ms), dayPattern());

/** UTC ms → `Tuesday`, the day in Surat. */
export const weekday = (ms: number): string => inWords(indianTime(ms), "dddd");

/** `2026-11-02` → `02 Nov 2026`. */
export const dayInWords = (text: string): string => inWords(indianClock(text), dayPattern());

/** `2026-11` → `November 2026`. */
export const monthInWords = (month: string): string =>
  indianClock(`${month}-01`).format("MMMM YYYY");
