import { z } from "zod";
import { line } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { clashIn, ledgerFacts, ledgerKeys, type TallyNames } from "./ledger-names";
import { changeTallyNames } from "./tally-names.server";
import { tallyPath } from "./tally-paths";

const namesForm = z.object({
  company: line("Company", 100),
  sales: line("Sales", 80).refine(
    (name) => name.split("{rate}").length === 2,
    "Sales must have {rate} once, where the GST rate stands",
  ),
  ...Object.fromEntries(ledgerKeys.map((key) => [key, line(ledgerFacts[key].label, 100)])),
});

/** Stores how the firm calls its company and ledgers in Tally. */
export async function submitTallyNames(form: FormData, actor: Actor) {
  const { data: typed, problem } = parseForm(namesForm, form);
  if (problem) return invalid(problem);
  const names = typed as TallyNames;
  const clash = clashIn(names);
  if (clash) {
    const words = `Tally knows “${clash.name}” already, of another group or in another spelling: choose another name`;
    return invalid(problemWith(clash.key, words, form));
  }
  const meanwhile = await changeTallyNames(names, actor, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("The names are saved", tallyPath);
}

function late(form: FormData, now: TallyNames) {
  const ledgers = ledgerKeys.map((key) => [key, { label: ledgerFacts[key].label, says: now[key] }]);
  return changedMeanwhile(form, "the names in Tally", versionOf(now), {
    company: { label: "Company", says: now.company },
    sales: { label: "Sales", says: now.sales },
    ...Object.fromEntries(ledgers),
  });
}
