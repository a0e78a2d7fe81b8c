import { data } from "@remix-run/node";
import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { dayOf, dayStart } from "~/base/lib/days";
import type { FormState } from "~/base/lib/form/form";
import { codeTyped } from "~/base/lib/typed/code";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { pastedNumbers } from "./pasted-numbers";
import { awbField, courierField, type SendPreview, sentWords } from "./send-fields";
import { sendIn, sendPlan, type SendProblem, type SendRequest } from "./send-plan.server";
import { tickedIn } from "./ticked";

/**
 * Looks through what was typed about several orders and shows what would happen; confirmed, it sends them all in one write. What is
 * wrong is said beside its field, and nothing is sent. Leads back to `list`.
 */
export async function submitSending(
  form: FormData,
  admin: Actor & Member,
  list: string,
  now = Date.now(),
) {
  const { values } = problemWith("form", "", form);
  const intent = values.intent ?? "";
  if (intent === "change") return data({ form: { errors: {}, values }, preview: null });
  const numbers = tickedIn(form);
  if (numbers.length === 0)
    return invalid(problemWith("form", "None of these orders can be sent.", form));
  const { requests, fields, errors } = requestsIn(values, numbers);
  const at = sentAt(values.day ?? "", now);
  if (at === null) errors.day = "Choose the day they were sent: today or before.";
  if (Object.keys(errors).length > 0 || at === null) return invalid({ errors, values });
  if (intent !== "send") {
    const { sendings, problems } = sendPlan(db, requests, at, admin);
    if (problems.length > 0) return invalid({ errors: errorsOf(problems), values });
    const preview: SendPreview = { sendings, day: dayOf(at), fields };
    return data({ form: undefined, preview });
  }
  const done = await write((tx) => {
    const { sendings, problems } = sendPlan(tx, requests, at, admin);
    if (problems.length === 0) sendIn(tx, sendings, admin, now);
    return { sent: sendings, problems };
  });
  if (done.problems.length > 0)
    return invalid({ errors: errorsOf(done.problems), values }, { status: 409 });
  return seeOtherWith(sentWords(done.sent), `${list}?show=to-send`);
}

type Values = FormState["values"];

/** What is wished for each order; `fields`: the same with the pasted numbers in the fields of their orders. */
function requestsIn(values: Values, numbers: string[]) {
  const errors: Record<string, string> = {};
  const pasted = pastedNumbers(values.pasted ?? "", numbers);
  if (pasted.problems.length > 0) errors.pasted = `${pasted.problems.join(". ")}.`;
  const fields: Record<string, string> = { courier: values.courier ?? "", day: values.day ?? "" };
  const requests = numbers.map((number): SendRequest => {
    const typed = codeTyped(values[awbField(number)] ?? "");
    const listed = pasted.numbers.get(number) ?? "";
    if (typed && listed && typed !== listed)
      errors[awbField(number)] = `${number}: the list says ${listed}. Delete one of the two.`;
    const [own, awb] = [values[courierField(number)] ?? "", typed || listed];
    fields[courierField(number)] = own;
    fields[awbField(number)] = awb;
    return { number, courier: own, common: values.courier ?? "", awb };
  });
  return { requests, fields, errors };
}

/** When parcels were sent that left on this day; null: no day, or one to come. */
function sentAt(day: string, now: number): number | null {
  const today = dayOf(now);
  if (day === "" || day === today) return now;
  return day < today ? dayStart(day) : null;
}

/** Each beside its field; what is wrong with an order itself stands beside its number. */
function errorsOf(problems: SendProblem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ number, about, words }) => [
      about === "courier" ? courierField(number) : awbField(number),
      words,
    ]),
  );
}
