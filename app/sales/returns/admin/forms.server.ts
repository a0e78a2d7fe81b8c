import { z } from "zod";
import { returnGoods, returnStates } from "~/base/db/statuses";
import { goodsBack } from "~/sales/fulfilment/move";
import { pastDay } from "~/sales/fulfilment/past-day.server";
import { lines } from "~/upkeep/pages/forms";
import { longest } from "../limits";

const answer = lines("Your words", longest.answer).transform((words) => words ?? "");
/** The state that the form was filled from; null, which is no return's, if it does not say. */
const version = z.enum(returnStates).nullable().catch(null);

/** Accepts a return. */
export const acceptForm = z.object({
  goods: z.enum(returnGoods, "Choose what becomes of the goods"),
  answer,
});

/** Refuses or ends a return. */
export const refuseForm = z.object({
  version,
  answer: answer.refine((words) => words !== "", "Say why, for the buyer."),
});

/** The packs are back. */
export const receiveForm = z.object({
  state: z.enum(goodsBack, "Choose in which state the goods are."),
  day: pastDay("Choose the day they came: today or before."),
});

/** The money goes back. */
export const moneyForm = z.object({
  version,
  expected: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
});

/** The same goods were sent again. */
export const replaceForm = z.object({ version, answer });
