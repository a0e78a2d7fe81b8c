import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { applyPlanNow, cancelPlan } from "./plans.server";
import { pricesPath } from "./price-query";

/** Cancels a plan, or sets its prices at once. */
export async function submitPlan(form: FormData, admin: Actor, id: string) {
  if (form.get("intent") === "now") {
    const result = await applyPlanNow(id);
    if (result?.problem) return invalid(problemWith("form", noneSet(result.problem), form));
    return result ? done("These prices are set") : overAlready();
  }
  return (await cancelPlan(admin, id)) ? done("These prices are cancelled") : overAlready();
}

const noneSet = (problem: string) => `None of these prices was set: ${problem}`;

const done = (message: string) => seeOtherWith(message, pricesPath);

const overAlready = () =>
  seeOtherWith(
    { type: "info", message: "These prices were set or cancelled before" },
    `${pricesPath}/plans`,
  );
