import { mostPacksPerLine, packsIn } from "~/base/db/packs";
import type { FormState } from "~/base/lib/form/form";
import { packScanned } from "~/goods/stock/scan/pack-scanned.server";
import { whyNotSold } from "~/goods/stock/scan/why-not-sold";
import { packsField } from "./options";

/** Whether a form brings a scan: by its button, or by the scanner's Enter, which writes nothing down. Asking for a price brings none. */
export const isScanning = (form: FormData): boolean =>
  form.get("intent") !== "price" && codeIn(form) !== "";

const codeIn = (form: FormData) => String(form.get("scan") ?? "").trim();

/** The counter's form with one pack more of what was scanned, and what is said of it; `values`: as it was typed. */
export function withScanned(
  form: FormData,
  values: Record<string, string>,
): { state: FormState; news?: string } {
  const { scan: _read, ...kept } = values;
  const pack = packScanned(codeIn(form));
  const problem = "problem" in pack ? pack.problem : whyNotSold(pack);
  if (problem !== null || "problem" in pack)
    return { state: { values: kept, errors: { scan: problem ?? "" } } };
  const name = packsField(pack.id);
  const packs = (packsIn(kept[name] || "0", mostPacksPerLine) ?? 0) + 1;
  return {
    state: { values: { ...kept, [name]: String(packs) }, errors: {} },
    news: `${packs} × ${pack.name}`,
  };
}
