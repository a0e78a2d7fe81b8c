import { invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import type { Order } from "~/sales/orders/order.server";
import { saveAnswer, saveTransport, takeBackAnswer } from "./eway-bills.server";
import { changeEwaySettings } from "./eway-settings.server";
import { answerForm, settingsForm, transportForm } from "./forms";
import { ewayPath, orderEwayPath } from "./paths";

/** The forms on the page of an order's e-way bill. */
export async function submitEway(order: Order, form: FormData, member: Viewer) {
  const back = orderEwayPath(order.number);
  switch (form.get("intent")) {
    case "answer": {
      const { data: answer, problem } = parseForm(answerForm, form);
      if (problem) return invalid(problem);
      await saveAnswer(order, answer, member);
      return seeOtherWith("The e-way bill is saved", back);
    }
    case "take-back":
      await takeBackAnswer(order, member);
      return seeOtherWith("The number is taken back", back);
    default: {
      const { data: transport, problem } = parseForm(transportForm, form);
      if (problem) return invalid(problem);
      await saveTransport(order, transport, member);
      return seeOtherWith("How it travels is saved", back);
    }
  }
}

/** The owner's settings, on the page of the bills that are due. */
export async function submitEwaySettings(form: FormData, owner: Viewer) {
  const { data: settings, problem } = parseForm(settingsForm, form);
  if (problem) return invalid(problem);
  await changeEwaySettings(settings, owner);
  return seeOtherWith("The settings are saved", ewayPath);
}
