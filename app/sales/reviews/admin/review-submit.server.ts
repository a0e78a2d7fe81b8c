import type { Actor } from "~/upkeep/audit/record.server";
import { badRequest } from "~/base/lib/http/http";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { answerForm, hideForm } from "../forms";
import { answerReview, hideReview, showReview } from "./change-review.server";

/** What the owner wants done with a review, by the field `intent`. `list`: where that leads. Throws 400 for an unknown intent. */
export async function changeReview(form: FormData, list: string, member: Actor) {
  const id = String(form.get("review") ?? "");
  const gone = () =>
    invalid(problemWith("form", "This review was taken back.", form), { status: 404 });
  const done = (message: string) => seeOtherWith(message, list);
  switch (form.get("intent")) {
    case "answer": {
      const { data, problem } = parseForm(answerForm, form);
      if (problem) return invalid(problem);
      const given = { answer: data.answer, version: versionIn(form) };
      const answered = await answerReview(id, given, member);
      if (answered.gone) return gone();
      if (answered.meanwhile) return meanwhile(form, answered.meanwhile.answer);
      return done(data.answer ? "The answer stands under the review" : "The answer is taken away");
    }
    case "hide": {
      const { data, problem } = parseForm(hideForm, form);
      if (problem) return invalid(problem);
      const hidden = await hideReview(id, { ...data, reason: data.reason ?? "" }, member);
      return hidden ? done("The review is hidden") : gone();
    }
    case "show":
      return (await showReview(id, member)) ? done("The review is shown again") : gone();
    default:
      throw badRequest("Nothing like that can be done with a review.");
  }
}

function meanwhile(form: FormData, answer: string | null) {
  const state = changedMeanwhile(form, "this answer", versionOf(answer), {
    answer: { label: "The shop’s answer", says: answer },
  });
  return invalid(state, { status: 409 });
}
