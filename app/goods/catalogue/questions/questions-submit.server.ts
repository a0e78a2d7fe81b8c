import type { Actor } from "~/upkeep/audit/record.server";
import { badRequest } from "~/base/lib/http/http";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { mostQuestions, questionForm } from "./forms";
import { addQuestion, changeQuestion } from "./questions.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { productQuestions } from "~/base/db/schema";

/** What the owner wants done with a question, by the field `intent`; `path`: where that leads. Throws 400 for an unknown intent. */
export async function submitQuestion(
  product: { id: string; name: string },
  form: FormData,
  member: Actor,
  path: string,
) {
  const id = String(form.get("id") ?? "");
  const done = (message: string) => seeOtherWith(message, path);
  const gone = () => invalid(problemWith("form", "This question is gone.", form), { status: 404 });
  const intent = form.get("intent");
  if (intent === "delete")
    return (await changeQuestion(product, id, null, member)) ? done("Deleted") : gone();
  if (intent !== "add" && intent !== "save")
    throw badRequest("Nothing like that can be done with a question.");
  const { data, problem } = parseForm(questionForm, form);
  if (problem) return invalid(problem);
  if (intent === "save")
    return (await changeQuestion(product, id, data, member)) ? done("Saved") : gone();
  const row = rowOfForm(form, productQuestions.id);
  if (row.refused) return row.refused;
  if ((await addQuestion(product, data, member, Date.now(), row.id)) === "added")
    return done("Saved");
  const sentence = `A product has at most ${mostQuestions} questions.`;
  return invalid(problemWith("form", sentence, form), { status: 409 });
}
