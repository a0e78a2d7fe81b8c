import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type AdvanceRule, advanceTyped, typedAdvance } from "../advance-rule";
import type { PriceList } from "../unit-price.server";
import { setListAdvance } from "./list-advance.server";
import { priceListPath } from "./list-paths";

/** Saves what the customers of a price list pay in advance, as the admin typed it. */
export async function submitListAdvance(form: FormData, list: PriceList, actor: Actor) {
  const typed = (name: string) => String(form.get(`${name}-list`) ?? "");
  const read = advanceTyped(typed("share"), typed("from"), true);
  if (read.problem !== undefined)
    return invalid(problemWith(`${read.field}-list`, read.problem, form));
  const { meanwhile } = await setListAdvance(list, read.rule, actor, versionIn(form));
  if (meanwhile !== undefined) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("Saved", priceListPath(list));
}

function late(form: FormData, now: AdvanceRule | null) {
  const { share, from } = typedAdvance(now);
  return changedMeanwhile(form, "what is paid online first", versionOf(now), {
    "share-list": { label: "Paid online first", says: share },
    "from-list": { label: "For orders from (₹)", says: from },
  });
}
