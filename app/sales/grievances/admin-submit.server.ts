import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { badRequest, notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { acknowledge, answer, type Changed, setNotSpam } from "./change-grievance.server";
import { answerForm } from "./forms";
import { adminPathOf } from "./paths";
import { rowOfForm } from "~/base/db/idempotency.server";
import { grievanceAnswers } from "~/base/db/schema";

/** What is to be done with a complaint, by the field `intent`. Throws 400 for an unknown intent, 404 for an unknown number. */
export async function changeGrievance(number: string, form: FormData, actor: Actor) {
  const intent = form.get("intent");
  if (intent === "acknowledge")
    return outcome(number, form, await acknowledge(number, actor), "is acknowledged");
  if (intent === "not-spam")
    return outcome(number, form, await setNotSpam(number, actor), "is among the others");
  if (intent !== "answer" && intent !== "settle")
    throw badRequest("Nothing like that can be done with a complaint.");

  const { data, problem } = parseForm(answerForm, form);
  if (problem) return invalid(problem);
  const settles = intent === "settle";
  const row = rowOfForm(form, grievanceAnswers.id);
  if (row.refused) return row.refused;
  const said = { words: data.words, settles };
  const changed = await answer(number, said, actor, Date.now(), row.id);
  return outcome(number, form, changed, settles ? "is settled" : "is answered");
}

function outcome(number: string, form: FormData, changed: Changed, words: string) {
  if (changed === "unknown") throw notFound();
  if (changed === "done")
    return seeOtherWith(`The complaint ${number} ${words}`, adminPathOf(number));
  const why = "Someone else has already done that. Check the complaint again.";
  return invalid(problemWith("form", why, form), { status: 409 });
}
