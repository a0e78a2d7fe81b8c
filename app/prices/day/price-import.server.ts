import type { Actor } from "~/audit/record.server";
import type { FileImport } from "~/lib/csv/csv-import.server";
import { problemWith } from "~/lib/form/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import type { PriceChange } from "./price-change";
import { mostPriceBytes, mostPriceLines } from "./price-file";
import { checkPriceFile } from "./price-file.server";
import { pricesPath } from "./price-query";
import { changedMeanwhile, savedWords } from "./prices-submit.server";
import { savedBefore, savePrices } from "./save-prices.server";
import { whenIn } from "./typed-prices";

/** Prices as a file. Sent twice, a confirmed file is saved once. */
export const priceImport = (admin: Actor): FileImport<PriceChange> => ({
  mostBytes: mostPriceBytes,
  // The table of changes shows the big ones first, wherever they stand.
  mostShown: mostPriceLines,
  check: checkPriceFile,
  async save({ text, fileName, fingerprint, key }, form) {
    const when = whenIn(form, Date.now());
    if (when.problem !== undefined) return problemWith("at", when.problem, form);
    const { runsAt } = when;
    const toSave = { key: JSON.stringify([key, text]), runsAt, note: fileName };
    const before = savedBefore(toSave);
    if (before !== null) return toPrices(before, runsAt);
    const now = checkPriceFile(text);
    if (now.problems.length > 0 || now.fingerprint !== fingerprint) return null;
    const prices = now.changes.map(({ pack: _pack, isJump: _isJump, ...price }) => price);
    const { problem } = await savePrices(admin, { ...toSave, prices });
    return problem ? null : toPrices(prices.length, runsAt);
  },
  changedMeanwhile,
});

const toPrices = (count: number, runsAt: number | null) =>
  seeOtherWith({ type: "success", message: savedWords(count, runsAt) }, pricesPath);
