import type { Actor } from "~/upkeep/audit/record.server";
import { badRequest } from "~/base/lib/http/http";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { mostQuestions, questionForm } from "./forms";
import {
  addQuestion,
  changeQuestion,
  type NewQuestion,
  versionOfQuestion,
} from "./questions.server";
import { englishNames } from "~/base/words/language";
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
    return (await changeQuestion(product, id, null, member, "")) === "gone"
      ? gone()
      : done("Deleted");
  if (intent !== "add" && intent !== "save")
    throw badRequest("Nothing like that can be done with a question.");
  const { data, problem } = parseForm(questionForm, form);
  if (problem) return invalid(problem);
  if (intent === "save") {
    const changed = await changeQuestion(product, id, data, member, versionIn(form));
    if (changed === "gone") return gone();
    return changed === "done"
      ? done("Saved")
      : invalid(late(form, changed.meanwhile), { status: 409 });
  }
  const row = rowOfForm(form, productQuestions.id);
  if (row.refused) return row.refused;
  if ((await addQuestion(product, data, member, Date.now(), row.id)) === "added")
    return done("Saved");
  const sentence = `A product has at most ${mostQuestions} questions.`;
  return invalid(problemWith("form", sentence, form), { status: 409 });
}

const late = (form: FormData, now: NewQuestion) =>
  changedMeanwhile(form, "this question", versionOfQuestion(now), {
    language: { label: "Language", says: now.language, words: englishNames[now.language] },
    question: { label: "Question", says: now.question },
    answer: { label: "Answer", says: now.answer },
  });
