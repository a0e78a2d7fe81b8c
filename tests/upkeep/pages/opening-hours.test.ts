import { describe, expect, test } from "vitest";
import { openingsIn } from "~/upkeep/pages/opening-hours";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const toSaturday = [...weekdays, "Saturday"];

describe("the hours that the owner wrote", () => {
  test.each([
    ["Monday to Saturday, 9 am to 6 pm", toSaturday, "09:00", "18:00"],
    ["Mon-Sat 9:30 AM – 7 PM", toSaturday, "09:30", "19:00"],
    ["Mon–Fri: 09:00-18:30", weekdays, "09:00", "18:30"],
    ["Daily, 10 a.m. to 12 p.m.", [...toSaturday, "Sunday"], "10:00", "12:00"],
    ["Saturday, 10 am to 2 pm", ["Saturday"], "10:00", "14:00"],
    ["Monday to Saturday, 9 am to 6 pm; Sunday closed.", toSaturday, "09:00", "18:00"],
    ["Monday to Saturday, 9 am to 6 pm, closed on Sunday", toSaturday, "09:00", "18:00"],
    ["Sat to Mon, 9 am to 6 pm", ["Saturday", "Sunday", "Monday"], "09:00", "18:00"],
  ])("%s", (hours, days, opens, closes) => {
    expect(openingsIn(hours)).toEqual([{ days, opens, closes }]);
  });

  test("may differ from day to day", () => {
    expect(openingsIn("Mon to Fri 9 am to 6 pm, Sat 9 am to 1 pm")).toEqual([
      { days: weekdays, opens: "09:00", closes: "18:00" },
      { days: ["Saturday"], opens: "09:00", closes: "13:00" },
    ]);
  });

  test.each([
    "",
    "By appointment",
    "Monday to Saturday",
    "9 to 6",
    "Mon to Sat 9 to 6",
    "Mon to Sat 9 am to 6",
    "Mon to Sat 6 pm to 9 am",
    "Mon to Sat 9 am to 25 pm",
    "Mon to Sat, 9 am to 6 pm, Sunday on call",
    "સોમથી શનિ, 9થી 6",
  ])("are not told where they are unclear: %s", (hours) => expect(openingsIn(hours)).toEqual([]));
});
