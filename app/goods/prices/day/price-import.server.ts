import type { Actor } from "~/upkeep/audit/record.server";
import { checkFile, saveFile } from "~/base/lib/beside/long-file.server";
import type { FileImport } from "~/base/lib/csv/csv-import.server";
import { problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { PriceChange } from "./price-change";
import { mostPriceBytes, mostPriceLines } from "./price-file";
import { checkPriceFile, savePriceFile } from "./price-file.server";
import { pricesPath } from "./price-query";
import { changedMeanwhile, savedWords } from "./prices-submit.server";
import { whenIn } from "./typed-prices";
import { withUndo } from "../undo-path";

/** Prices as a file. */
export const priceImport = ({ id, name }: Actor): FileImport<PriceChange> => ({
  mostBytes: mostPriceBytes,
  // The table of changes shows the big ones first, wherever they stand.
  mostShown: mostPriceLines,
  check: (text) => checkFile(text.length, "prices:check", { text }, checkPriceFile),
  async save({ text, fileName, fingerprint, idempotencyKey: key }, form) {
    const when = whenIn(form, Date.now());
    if (when.problem !== undefined) return problemWith("at", when.problem, form);
    const { runsAt } = when;
    const asked = { admin: { id, name }, text, fingerprint, key, runsAt, note: fileName };
    const saved = await saveFile(text.length, "prices:import", asked, savePriceFile);
    if (saved === null) return null;
    return seeOtherWith(savedWords(saved.packs, runsAt), withUndo(pricesPath, saved.planId));
  },
  changedMeanwhile,
});
