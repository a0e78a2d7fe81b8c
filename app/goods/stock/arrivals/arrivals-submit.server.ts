import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { data } from "@remix-run/node";
import { rowOfForm } from "~/base/db/idempotency.server";
import { stockMovements } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import { arrivalsIn, noteArrivals } from "./arrivals.server";
import { sheetForm, packsIn } from "../admin/forms";
import { arrivalsPath } from "../admin/stock-query";
import { packsWords, packName } from "../admin/stock-words";
import type { FormState } from "~/base/lib/form/form";
import { packScanned } from "../scan/pack-scanned.server";
import type { ScannedRow } from "../scan/use-scanned-rows";
import { mayArrive } from "../scan/may-arrive";
import { stockOfProducts } from "../admin/stock-list.server";

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

/** The sheet with one pack more of what was scanned, its batch with it where the code names one. */
function scannedIn(form: FormData): { form: FormState; added: ScannedRow[] } {
  const { values } = problemWith("form", "", form);
  const { scan = "", ...kept } = values;
  const pack = packScanned(scan);
  const batchField = "id" in pack ? `batch-${pack.id}` : "";
  const problem = "problem" in pack ? pack.problem : mayArrive(pack, kept[batchField] ?? "");
  if (problem !== null || "problem" in pack)
    return { form: { values: kept, errors: { scan: problem ?? "" } }, added: addedIn(kept) };
  const name = `packs-${pack.id}`;
  const next = {
    ...kept,
    [name]: String((packsIn(kept[name] || "0") ?? 0) + 1),
    ...(pack.batch && { [batchField]: pack.batch.number }),
  };
  return { form: { values: next, errors: {} }, added: addedIn(next) };
}

/** All products with a number in the sheet, so that none is lost that another page lists. */
function addedIn(values: Record<string, string>): ScannedRow[] {
  const ids = Object.keys(values).flatMap((name) =>
    name.startsWith("packs-") && values[name] ? [name.slice("packs-".length)] : [],
  );
  return [...stockOfProducts(ids).values()].map((row) => ({
    id: row.id,
    name: packName(row),
    seen: row.stock,
  }));
}
