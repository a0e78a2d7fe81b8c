import type { RouteArgs } from "~/base/lib/context";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { timeOf } from "~/sales/fulfilment/past-day.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { packFields } from "~/sales/orders/pack-fields";
import { acceptReturn, refuseReturn } from "../decide.server";
import { receiveReturn } from "../receive.server";
import { settleWithMoney, settleWithReplacement } from "../settle.server";
import type { Stepped } from "../step.server";
import { acceptForm, moneyForm, receiveForm, refuseForm, replaceForm } from "./forms.server";
import { returnPath } from "../admin-paths";

type Of = { number: string; actor: { id: string; name: string }; form: FormData };

/** What a form on the page of a return wants done; money back asks for the password. */
export async function submitReturnStep(
  args: RouteArgs,
  number: string,
  form: FormData,
  member: Viewer,
) {
  const of = { number, form, actor: { id: member.id, name: member.name } };
  switch (form.get("intent")) {
    case "accept":
      return accept(of);
    case "refuse":
      return refuse(of);
    case "receive":
      return receive(of);
    case "replace":
      return replace(of);
    case "money":
      await requireConfirmed(args, member);
      return giveBack(of);
    default:
      return invalid(problemWith("form", "Please reload the page.", form));
  }
}

async function accept({ number, actor, form }: Of) {
  const { data, problem } = parseForm(acceptForm, form);
  if (problem) return invalid(problem);
  const done = await acceptReturn({ number, actor, packs: packFields(form), ...data });
  return answerTo(done, form, number, "The return is accepted");
}

async function refuse({ number, actor, form }: Of) {
  const { data, problem } = parseForm(refuseForm, form);
  if (problem) return invalid(problem);
  const done = await refuseReturn({ number, actor, ...data });
  return answerTo(done, form, number, "The return is refused");
}

async function receive({ number, actor, form }: Of) {
  const { data, problem } = parseForm(receiveForm, form);
  if (problem) return invalid(problem);
  const { state: goods, day } = data;
  const at = timeOf(day, Date.now());
  const done = await receiveReturn({ number, actor, packs: packFields(form), goods, at });
  return answerTo(done, form, number, "The packs are back");
}

async function replace({ number, actor, form }: Of) {
  const { data, problem } = parseForm(replaceForm, form);
  if (problem) return invalid(problem);
  const done = await settleWithReplacement({ number, actor, ...data });
  return answerTo(done, form, number, "The replacement is noted");
}

async function giveBack({ number, actor, form }: Of) {
  const { data, problem } = parseForm(moneyForm, form);
  if (problem) return invalid(problem);
  const { version, expected: expectedPaise } = data;
  const done = await settleWithMoney({ number, actor, version, expectedPaise });
  const words =
    done.problem === undefined && done.money
      ? `${rupees(done.money.amountPaise)} ${done.money.byHand ? "noted as given back by hand" : "goes back"}`
      : "The return is settled";
  return answerTo(done, form, number, words);
}

function answerTo(done: Stepped, form: FormData, number: string, message: string) {
  if (done.problem !== undefined)
    return invalid(problemWith("form", done.problem, form), { status: 409 });
  return seeOtherWith(message, returnPath(number));
}
