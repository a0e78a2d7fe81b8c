import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { arrivalsIn, noteArrivals } from "./arrivals.server";
import { sheetForm } from "../admin/forms";
import { arrivalsPath } from "../admin/stock-query";
import { packsWords } from "../admin/stock-words";

/** Handles the sheet of arrivals. */
export async function submitArrivals(form: FormData, admin: Actor) {
  const { data: typed, problem } = parseForm(sheetForm, form);
  const { arrivals, errors } = arrivalsIn(form);
  if (problem || Object.keys(errors).length > 0) {
    const { values } = problemWith("form", "", form);
    return invalid({ values, errors: { ...errors, ...problem?.errors } });
  }
  if (arrivals.length === 0)
    return invalid(problemWith("form", "Type the packs that arrived beside a product.", form));
  const noted = await noteArrivals(arrivals, typed, admin);
  if (Object.keys(noted.errors).length > 0) {
    const { values } = problemWith("form", "", form);
    return invalid({ values, errors: noted.errors }, { status: 409 });
  }
  const { packs, products } = noted;
  const of = products === 1 ? "1 product" : `${products} products`;
  return seeOtherWith(
    { type: "success", message: `${packsWords(packs)} of ${of} arrived` },
    arrivalsPath,
  );
}
