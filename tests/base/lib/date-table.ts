import {
  clockTime,
  clockWords,
  date,
  dateTime,
  dayInWords,
  monthInWords,
  weekday,
} from "~/base/lib/dates";
import { dayEnd, dayFrom, dayOf, dayStart } from "~/base/lib/days";
import { dayNumber, sheetTime, startOfDayNumber } from "~/base/lib/day-count";
import { inLanguage, type Language, languages } from "~/base/words/language";
import { arrivalInWords, arrivalOf, type Calendar } from "~/goods/delivery/calendar";
import { bestBeforeOf } from "~/goods/stock/batches/best-before";
import { booksUntil } from "~/people/privacy/my-data/books-until";
import { booksKeptFrom } from "~/people/privacy/retention/how-long";
import { fieldTime, timeIn } from "~/people/privacy/breaches/times";
import { monthsBefore } from "~/office/gst-return/period";
import { settleBy } from "~/sales/grievances/clocks";
import {
  financialYear,
  lastCreditDay,
  monthBounds,
  yearBounds,
  yearInWords,
} from "~/sales/invoices/financial-year";
import { monthsSoFar } from "~/sales/invoices/list/invoice-filter";
import { momentIn } from "~/upkeep/replica/restore/moment";

/** What is told of a date, and the words for it: the same in every language, or in each its own. */
type Row = [told: () => unknown, words: unknown, gu?: string, hi?: string];

/** `2026-11-25T14:30`, the time in India, as UTC ms. */
export const at = (indian: string): number => Date.parse(`${indian}+05:30`);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const bounds = (found: { from: number; until: number } | null) =>
  found && `${iso(found.from)} ${iso(found.until)}`;
const plain: Calendar = { cutOff: 14 * 60, holidays: [] };

/** Dates in words and reckoned with, letter for letter. */
export const table: Row[] = [
  // A day and a time.
  [
    () => dateTime(at("2024-01-12T15:05")),
    "12 Jan 2024, 3:05 PM",
    "12 જાન્યુઆરી 2024, 3:05 PM",
    "12 जनवरी 2024, 3:05 PM",
  ],
  [
    () => dateTime(at("2024-02-29T00:00")),
    "29 Feb 2024, 12:00 AM",
    "29 ફેબ્રુઆરી 2024, 12:00 AM",
    "29 फ़रवरी 2024, 12:00 AM",
  ],
  [
    () => dateTime(at("2024-02-28T23:59:59.999")),
    "28 Feb 2024, 11:59 PM",
    "28 ફેબ્રુઆરી 2024, 11:59 PM",
    "28 फ़रवरी 2024, 11:59 PM",
  ],
  [
    () => dateTime(at("2026-09-05T12:00")),
    "05 Sep 2026, 12:00 PM",
    "5 સપ્ટેમ્બર 2026, 12:00 PM",
    "5 सितंबर 2026, 12:00 PM",
  ],
  [
    () => dateTime(at("2026-06-30T00:30")),
    "30 Jun 2026, 12:30 AM",
    "30 જૂન 2026, 12:30 AM",
    "30 जून 2026, 12:30 AM",
  ],
  [
    () => dateTime(at("2027-05-01T11:59")),
    "01 May 2027, 11:59 AM",
    "1 મે 2027, 11:59 AM",
    "1 मई 2027, 11:59 AM",
  ],
  [
    () => dateTime(at("2025-12-31T23:59")),
    "31 Dec 2025, 11:59 PM",
    "31 ડિસેમ્બર 2025, 11:59 PM",
    "31 दिसंबर 2025, 11:59 PM",
  ],
  [
    () => dateTime(at("1969-12-31T23:00")),
    "31 Dec 1969, 11:00 PM",
    "31 ડિસેમ્બર 1969, 11:00 PM",
    "31 दिसंबर 1969, 11:00 PM",
  ],
  // A day: 1 January begins in India while it is the 31st of December in London.
  [() => date(Date.UTC(2025, 11, 31, 18, 30)), "01 Jan 2026", "1 જાન્યુઆરી 2026", "1 जनवरी 2026"],
  [
    () => date(Date.UTC(2025, 11, 31, 18, 29, 59, 999)),
    "31 Dec 2025",
    "31 ડિસેમ્બર 2025",
    "31 दिसंबर 2025",
  ],
  [() => date(at("2026-03-08T12:30")), "08 Mar 2026", "8 માર્ચ 2026", "8 मार्च 2026"],
  [() => date(at("2026-04-09T09:00")), "09 Apr 2026", "9 એપ્રિલ 2026", "9 अप्रैल 2026"],
  [() => date(at("2026-07-10T09:00")), "10 Jul 2026", "10 જુલાઈ 2026", "10 जुलाई 2026"],
  [() => date(at("2026-08-31T09:00")), "31 Aug 2026", "31 ઓગસ્ટ 2026", "31 अगस्त 2026"],
  [() => date(at("2026-10-25T06:30")), "25 Oct 2026", "25 ઓક્ટોબર 2026", "25 अक्टूबर 2026"],
  [() => date(at("2026-11-02T00:00")), "02 Nov 2026", "2 નવેમ્બર 2026", "2 नवंबर 2026"],
  [() => dayInWords("2026-11-02"), "02 Nov 2026", "2 નવેમ્બર 2026", "2 नवंबर 2026"],
  [() => dayInWords("2026-09-30"), "30 Sep 2026", "30 સપ્ટેમ્બર 2026", "30 सितंबर 2026"],
  [() => dayInWords("2028-02-29"), "29 Feb 2028", "29 ફેબ્રુઆરી 2028", "29 फ़रवरी 2028"],
  // A time, a day of the week, days of arrival, months.
  [() => clockTime(at("2026-11-25T00:00")), "12:00 AM"],
  [() => clockTime(at("2026-11-25T12:05")), "12:05 PM"],
  [() => clockWords(0), "12:00 AM"],
  [() => clockWords(9 * 60 + 5), "9:05 AM"],
  [() => clockWords(14 * 60), "2:00 PM"],
  [() => weekday(at("2024-02-29T00:00")), "Thursday", "ગુરુવાર", "गुरुवार"],
  [() => weekday(at("2026-11-29T23:59")), "Sunday", "રવિવાર", "रविवार"],
  [
    () => arrivalInWords({ from: "2026-11-25", to: "2026-11-25" }),
    "Wed 25 Nov",
    "બુધવાર 25 નવેમ્બર",
    "बुधवार 25 नवंबर",
  ],
  [
    () => arrivalInWords({ from: "2026-09-05", to: "2026-09-07" }),
    "5–7 Sep",
    "5–7 સપ્ટેમ્બર",
    "5–7 सितंबर",
  ],
  [
    () => arrivalInWords({ from: "2026-11-30", to: "2026-12-02" }),
    "30 Nov – 2 Dec",
    "30 નવેમ્બર – 2 ડિસેમ્બર",
    "30 नवंबर – 2 दिसंबर",
  ],
  [
    () => arrivalInWords({ from: "2026-12-30", to: "2027-01-02" }),
    "30 Dec 2026 – 2 Jan 2027",
    "30 ડિસેમ્બર 2026 – 2 જાન્યુઆરી 2027",
    "30 दिसंबर 2026 – 2 जनवरी 2027",
  ],
  [() => monthInWords("2026-09"), "September 2026"],
  [() => monthInWords("2027-02"), "February 2027"],
  // Days as they are stored and typed.
  [() => dayOf(at("2024-01-01T00:00")), "2024-01-01"],
  [() => dayOf(at("2024-01-01T00:00") - 1), "2023-12-31"],
  [() => iso(dayStart("2024-02-29")), "2024-02-28T18:30:00.000Z"],
  [() => iso(dayStart("0050-01-01")), "0049-12-31T18:30:00.000Z"],
  [() => dayStart("2026-02-29"), null],
  [() => iso(dayEnd("2025-12-31")), "2025-12-31T18:30:00.000Z"],
  [() => dayFrom("5/3/2026"), "2026-03-05"],
  [() => dayFrom("31.6.2026"), null],
  [() => sheetTime(at("2024-01-12T00:05")), "2024-01-12 00:05"],
  [() => dayNumber(at("2024-01-12T00:00")), 19734],
  [() => iso(startOfDayNumber(19_734)), "2024-01-11T18:30:00.000Z"],
  [() => fieldTime(at("2026-11-25T14:30:59")), "2026-11-25T14:30"],
  [() => iso(timeIn("2026-11-25T00:15")), "2026-11-24T18:45:00.000Z"],
  [() => timeIn("2026-02-30T10:00"), null],
  [() => iso(momentIn("2026-11-22 14:05:30")), "2026-11-22T08:35:30.000Z"],
  // Months, financial years, what the law counts from them.
  [() => financialYear(at("2026-03-31T23:59:59.999")), "2526"],
  [() => financialYear(at("2026-04-01T00:00")), "2627"],
  [() => yearInWords(financialYear(at("2099-12-01T00:00"))), "2099–00"],
  [() => bounds(yearBounds("2627")), "2026-03-31T18:30:00.000Z 2027-03-31T18:30:00.000Z"],
  [() => bounds(monthBounds("2028-02")), "2028-01-31T18:30:00.000Z 2028-02-29T18:30:00.000Z"],
  [() => bounds(monthBounds("2026-12")), "2026-11-30T18:30:00.000Z 2026-12-31T18:30:00.000Z"],
  [() => lastCreditDay(at("2026-03-31T23:00")), "2026-11-30"],
  [() => monthsBefore(at("2026-01-01T00:10"), 2), ["2026-01", "2025-12", "2025-11"]],
  [() => monthsSoFar("2627", at("2026-06-01T00:00")), ["2026-04", "2026-05", "2026-06"]],
  [() => iso(settleBy(at("2026-01-31T10:15"))), "2026-02-28T04:45:00.000Z"],
  [() => iso(settleBy(at("2028-01-31T00:00"))), "2028-02-28T18:30:00.000Z"],
  [() => iso(settleBy(at("2026-12-31T23:59"))), "2027-01-31T18:29:00.000Z"],
  [() => iso(booksUntil(at("2026-03-31T23:59"))), "2032-12-30T18:30:00.000Z"],
  [() => iso(booksUntil(at("2026-04-01T00:00"))), "2033-12-30T18:30:00.000Z"],
  [() => iso(booksKeptFrom(at("2026-12-31T23:59"))), "2019-03-31T18:30:00.000Z"],
  [() => iso(booksKeptFrom(at("2027-01-01T00:00"))), "2020-03-31T18:30:00.000Z"],
  [
    () => arrivalOf({ daysMin: 1, daysMax: 3 }, plain, at("2026-11-27T14:00")),
    { from: "2026-11-30", to: "2026-12-02" },
  ],
  [
    () =>
      arrivalOf(
        { daysMin: 2, daysMax: 2 },
        { ...plain, holidays: ["2028-02-29"] },
        at("2028-02-27T00:00"),
      ),
    { from: "2028-03-02", to: "2028-03-02" },
  ],
  [() => bestBeforeOf("2026-05-31", "9 months from packing"), "2027-02-28"],
  [() => bestBeforeOf("2024-02-29", "1 year"), "2025-02-28"],
];

/** The words of the table's column for a language. */
export const wordsIn = (each: Language): unknown[] =>
  table.map(([, en, gu, hi]) => ({ en, gu, hi })[each] ?? en);

/** What the shop tells for the table in each language. */
export const told = (): Record<string, unknown[]> =>
  Object.fromEntries(
    languages.map((each) => [each, inLanguage(each, () => table.map(([row]) => row()))]),
  );
