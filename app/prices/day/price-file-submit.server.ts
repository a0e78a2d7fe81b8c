import { data } from "@remix-run/node";
import type { Actor } from "~/audit/record.server";
import { utf8Text } from "~/lib/csv-read";
import type { FormState } from "~/lib/form";
import { invalid, problemWith } from "~/lib/form.server";
import { newId } from "~/lib/ids.server";
import { seeOtherWith } from "~/lib/toast.server";
import { checkPriceFile, type PriceFileCheck } from "./price-file.server";
import { mostPriceBytes } from "./price-file";
import { pricesPath } from "./price-query";
import { changedMeanwhile, savedWords } from "./prices-submit.server";
import { savedBefore, savePrices } from "./save-prices.server";
import { whenIn } from "./typed-prices";

/** What an uploaded file would do. `text`, `version` and `key` come back with the confirmation. */
export type PriceReport = PriceFileCheck & { fileName: string; text: string; key: string };

/** Checks an uploaded file and stores nothing; refuses files that are not UTF-8 text or too large. */
export async function checkUploadedPrices(form: FormData) {
  const file = form.get("file");
  const refused = (sentence: string, status: number) =>
    invalid(problemWith("file", sentence, form), { status });
  if (!(file instanceof File) || file.size === 0) return refused("Choose a CSV file first", 400);
  if (file.size > mostPriceBytes) return refused("The file must be at most 500 KB", 413);
  const text = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0"))
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  return reported({ text, fileName: file.name.slice(0, 200), key: newId() }, undefined, 200);
}

/** Saves the prices of a checked file. If it would do something else by now, returns a new check. */
export async function saveCheckedPrices(form: FormData, admin: Actor) {
  const [text, key] = [String(form.get("text") ?? ""), String(form.get("key") ?? "")];
  const file = { text, key, fileName: String(form.get("fileName") ?? "").slice(0, 200) };
  const when = whenIn(form, Date.now());
  if (when.problem !== undefined) return reported(file, problemWith("at", when.problem, form), 400);
  const { runsAt } = when;
  const toSave = { key: JSON.stringify([key, text]), runsAt, note: file.fileName };
  const before = savedBefore(toSave);
  if (before !== null) return toPrices(before, runsAt);
  const { changes, problems, version } = checkPriceFile(text);
  if (problems.length > 0) return reported(file, undefined, 400);
  const changed = () => reported(file, problemWith("form", changedMeanwhile, form), 409);
  if (version !== form.get("version")) return changed();
  const prices = changes.map(({ pack: _pack, isJump: _isJump, ...price }) => price);
  const { problem } = await savePrices(admin, { ...toSave, prices });
  return problem ? changed() : toPrices(prices.length, runsAt);
}

const toPrices = (count: number, runsAt: number | null) =>
  seeOtherWith({ type: "success", message: savedWords(count, runsAt) }, pricesPath);

function reported(
  file: Pick<PriceReport, "text" | "fileName" | "key">,
  form: FormState | undefined,
  status: number,
) {
  const report: PriceReport = { ...checkPriceFile(file.text), ...file };
  // The file's text is in `report`; a second copy in `values` would double the page.
  const slim = form && { ...form, values: { ...form.values, text: "" } };
  return data({ report, form: slim }, { status });
}
