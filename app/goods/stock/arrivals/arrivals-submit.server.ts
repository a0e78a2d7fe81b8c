import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { data } from "@remix-run/node";
import { rowOfForm } from "~/base/db/idempotency.server";
import { stockMovements } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import { arrivalsIn, noteArrivals } from "./arrivals.server";
import { sheetForm } from "../admin/forms";
import { arrivalsPath } from "../admin/stock-query";
import { packsWords } from "../admin/stock-words";
import { addedIn, scannedIn } from "./scan-arrival.server";

/** Handles the sheet of arrivals. */
export async function submitArrivals(form: FormData, admin: Actor) {
  // Also the scanner's Enter, which saves nothing.
  if (String(form.get("scan") ?? "").trim() !== "") return data(scannedIn(form));
  const { data: typed, problem } = parseForm(sheetForm, form);
  const { arrivals, errors } = arrivalsIn(form);
  if (problem || Object.keys(errors).length > 0) {
    const { values } = problemWith("form", "", form);
    return refused(values, { ...errors, ...problem?.errors });
  }
  if (arrivals.length === 0)
    return invalid(problemWith("form", "Type the packs that arrived beside a product.", form));
  const { id, refused: other } = rowOfForm(form, stockMovements.id);
  if (other) return other;
  const noted = await noteArrivals(arrivals, { ...typed, id }, admin);
  if (Object.keys(noted.errors).length > 0) {
    const { values } = problemWith("form", "", form);
    return refused(values, noted.errors, 409);
  }
  const { packs, products } = noted;
  const of = products === 1 ? "1 product" : `${products} products`;
  return seeOtherWith(`${packsWords(packs)} of ${of} arrived`, arrivalsPath);
}

const refused = (values: Record<string, string>, errors: Record<string, string>, status = 400) =>
  data({ form: { values, errors }, added: addedIn(values) }, { status });
