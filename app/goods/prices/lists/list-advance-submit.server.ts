import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { advanceTyped } from "../advance-rule";
import type { PriceList } from "../unit-price.server";
import { setListAdvance } from "./list-advance.server";
import { priceListPath } from "./list-paths";

/** Saves what the customers of a price list pay in advance, as the admin typed it. */
export async function submitListAdvance(form: FormData, list: PriceList, actor: Actor) {
  const typed = (name: string) => String(form.get(`${name}-list`) ?? "");
  const read = advanceTyped(typed("share"), typed("from"), true);
  if (read.problem !== undefined)
    return invalid(problemWith(`${read.field}-list`, read.problem, form));
  await setListAdvance(list, read.rule, actor);
  return seeOtherWith("Saved", priceListPath(list));
}
