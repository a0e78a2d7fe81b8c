import { z } from "zod";
import { dayOrNone, dayTyped } from "~/base/lib/form/day";
import { line, lineOrNone } from "~/base/lib/form/form";
import { filings, fssaiKinds, oilWorks, turnovers } from "./facts";

/** What the firm is, as far as duties follow from it. */
export const factsForm = z
  .object({
    filing: z.enum(filings, { error: "Choose how you file" }),
    filingDay: dayOrNone("Day of the quarter").refine(
      (day) => day === "" || /-(01|04|07|10)-01$/.test(day),
      "This must be the first day of a quarter, such as 01-01-2027, or empty",
    ),
    gstDay: dayOrNone("Day of the registration"),
    turnover: z.enum(turnovers, { error: "Choose your turnover" }),
    oil: z.enum(oilWorks, { error: "Choose what you do with oil" }),
    fssai: z.enum(fssaiKinds, { error: "Choose registration or licence" }),
    feeDay: dayOrNone("Day of the fee"),
    testDay: dayOrNone("Day of the test"),
    scalesDay: dayOrNone("Day of the scales"),
    helpline: lineOrNone("Number of the helpline", 40),
    helplineDay: dayOrNone("Day of the helpline"),
  })
  .refine(({ filing, turnover }) => filing === "month" || turnover !== "above-5", {
    path: ["filing"],
    error: "Above ₹5 crore everybody files every month",
  })
  .refine(({ helpline, helplineDay }) => (helpline === "") === (helplineDay === ""), {
    path: ["helpline"],
    error: "Give the number and the day of the helpline, or neither",
  });

/** That a duty is done. */
export const doneForm = z.object({
  day: dayTyped("Day"),
  doneBy: line("Who handed it in", 80),
  reference: lineOrNone("Number", 60),
});

/** The day to which a duty was put off. */
export const putOffForm = z.object({ day: dayTyped("New day"), because: line("Who says so", 200) });

/** Why a row is taken back. */
export const becauseForm = z.object({ because: line("Reason", 200) });
