import type { FormState } from "~/base/lib/form/form";
import { problemWith } from "~/base/lib/form/form.server";
import { packScanned } from "../scan/pack-scanned.server";
import type { ScannedRow } from "../scan/use-scanned-rows";
import { mayArrive } from "../scan/may-arrive";
import { packsIn } from "../admin/forms";
import { stockOfProducts } from "../admin/stock-list.server";
import { packName } from "../admin/stock-words";

/** The sheet with one pack more of what was scanned, its batch with it where the code names one. */
export function scannedIn(form: FormData): { form: FormState; added: ScannedRow[] } {
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
export function addedIn(values: Record<string, string>): ScannedRow[] {
  const ids = Object.keys(values).flatMap((name) =>
    name.startsWith("packs-") && values[name] ? [name.slice("packs-".length)] : [],
  );
  return [...stockOfProducts(ids).values()].map((row) => ({
    id: row.id,
    name: packName(row),
    seen: row.stock,
  }));
}
