import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { dayInWords } from "~/base/lib/dates";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { mailForm, startForm, stepForm, toldForm } from "./forms";
import { recallPath } from "./paths";
import { startRecall } from "./start.server";
import { noteStep } from "./step.server";
import { stepWords } from "./steps";
import { mailBuyers, noteToldByPerson } from "./tell-buyers.server";

/** What the owner does with the recall of a batch, by the form's `intent`; leads back to its page. */
export async function submitRecall(batch: BatchRow, form: FormData, actor: Actor) {
  const back = (message: string, type: "success" | "info" = "success") =>
    seeOtherWith({ type, message }, recallPath(batch.id));
  switch (form.get("intent")) {
    case "start": {
      const { data, problem } = parseForm(startForm, form);
      if (problem) return invalid(problem);
      const isRecalled = await startRecall(batch.id, data, actor);
      return isRecalled
        ? back(`Batch ${batch.number} is recalled`)
        : back(
            "Not recalled: a recall was called off meanwhile. See why, then recall it again",
            "info",
          );
    }
    case "mail": {
      const { data, problem } = parseForm(mailForm, form);
      if (problem) return invalid(problem);
      const letters = await mailBuyers(batch, data.news, actor);
      if (letters === 0) return back("No buyer is left who can be mailed: call the others", "info");
      return back(letters === 1 ? "1 buyer is mailed" : `${letters} buyers are mailed`);
    }
    case "told": {
      const { data, problem } = parseForm(toldForm, form);
      if (problem) return invalid(problem);
      const isNoted = await noteToldByPerson(batch, data, actor);
      if (isNoted) return back(`The buyer of ${data.order} is told`);
      const words = "There is nothing to tell this buyer any more. Look at the page again.";
      return invalid(problemWith("form", words, form), { status: 409 });
    }
    default: {
      const { data, problem } = parseForm(stepForm, form);
      if (problem) return invalid(problem);
      const { intent: state } = data;
      if (await noteStep(batch, { state, note: noteOf(data) }, actor))
        return back(`Noted: ${stepWords[state]}`);
      const words = "Somebody noted a step of this recall meanwhile. Look at its history.";
      return invalid(problemWith("form", words, form), { status: 409 });
    }
  }
}

/** What was typed with a step, as its history tells it. */
function noteOf(step: ReturnType<typeof stepForm.parse>): string {
  switch (step.intent) {
    case "notified": {
      const number = step.number && `, number ${step.number}`;
      return [`Told on ${dayInWords(step.day)}${number}`, step.note].filter(Boolean).join("\n");
    }
    case "closed":
      return `${step.became}\nSo that it does not happen again: ${step.prevents}`;
    default:
      return step.note;
  }
}
