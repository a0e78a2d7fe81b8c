import { settings } from "~/base/lib/env/settings.server";
import { acknowledgeBy, settleBy } from "./clocks";
import { answersTo, type Grievance } from "./grievances.server";

/** What the link of a complaint shows: no mobile and no e-mail, as links are passed on. Times in UTC ms. */
export function shownGrievance(grievance: Grievance) {
  const { number, kind, orderNumber, name, words, createdAt, acknowledgedAt, settledAt } =
    grievance;
  return {
    number,
    kind,
    orderNumber,
    name,
    words,
    isMailed: grievance.email !== "" && settings.mail.smtp !== null,
    createdAt,
    acknowledgedAt,
    settledAt,
    acknowledgeBy: acknowledgeBy(createdAt),
    settleBy: settleBy(createdAt),
    answers: answersTo(grievance).map((answer) => ({
      id: answer.id,
      words: answer.words,
      settles: answer.settles,
      createdAt: answer.createdAt,
    })),
  };
}

export type ShownGrievance = ReturnType<typeof shownGrievance>;
