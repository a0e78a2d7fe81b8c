import { fieldInWords } from "~/upkeep/audit/audit-words";
import { db } from "~/base/db/connection.server";
import { clipped } from "~/base/lib/clipped";
import { type FileChange, type FileReport, reportOf } from "~/base/lib/csv/csv-import.server";
import { differences, valueInWords } from "~/base/lib/differences";
import { declaredSize } from "~/base/lib/pack-size";
import { firstPriceQuestions } from "../changes/first-price.server";
import { askAbove } from "../changes/price-question.server";
import { priceQuestions } from "../changes/surprising-price";
import { productInWords, type ProductFacts } from "../changes/product-audit.server";
import { firstPricesIn, importPlan, type ImportPlan, movesIn } from "./import-plan.server";
import { uploadOf } from "./import-uploads.server";
import { factsOfRow, importedColumns } from "./imported-row.server";

/** Hints shown; a shop that ignores the first ones needs no more. */
const mostHints = 100;

/** The first lines of what a file would do, and how many there are of each kind. */
export type ImportReport = FileReport & {
  created: number;
  updated: number;
  hints: ImportPlan["hints"];
};

/** What importing this admin's upload (its id) would do now; null if it no longer exists. */
export function importCheck({
  admin,
  upload,
}: {
  admin: { id: string };
  upload: string;
}): ImportReport | null {
  const file = uploadOf(admin, upload);
  if (!file) return null;
  const plan = importPlan(db, file.content);
  const { fingerprint, creates, updates } = plan;
  const carried = { check: upload, fingerprint };
  const report = reportOf(
    { ...plan, changes: changesOf(plan), asks: asksOf(plan) },
    { fileName: file.fileName, carried },
  );
  const counts = { created: creates.length, updated: updates.length };
  return { ...report, ...counts, hints: plan.hints.slice(0, mostHints) };
}

const asksOf = (plan: ImportPlan) => [
  ...priceQuestions(movesIn(plan), askAbove()),
  ...firstPriceQuestions(db, firstPricesIn(plan)),
];

/** What changes in each product: new prices first, then the others, then what is new. */
function changesOf({ creates, updates, catalogue: { categoryNames } }: ImportPlan): FileChange[] {
  const changed = updates.map(({ line, before, content }) => {
    const after = { ...before, ...importedColumns(content, before) };
    const words = wordsOf(factsOfRow(before, categoryNames), factsOfRow(after, categoryNames));
    const what = `${clipped(before.name, 80)}, ${declaredSize(before)}`;
    return { line, what, words, isPrice: before.pricePaise !== content.pricePaise };
  });
  const added = creates.map(({ line, content }) => {
    const facts = factsOfRow({ slug: "", ...importedColumns(content, undefined) }, categoryNames);
    const { price, quantity } = productInWords(facts);
    return { line, what: clipped(content.name, 80), words: [`New: ${price}, ${quantity}`] };
  });
  return [
    ...changed.filter(({ isPrice }) => isPrice),
    ...changed.filter(({ isPrice }) => !isPrice),
    ...added,
  ].map(({ line, what, words }) => ({ line, what, words }));
}

/** `Price: ₹300 → ₹320`. A change that lies behind what is shown of a long text is only named. */
function wordsOf(before: ProductFacts, after: ProductFacts): string[] {
  return differences(pricesFirst(before), pricesFirst(after)).map(({ field, ...values }) => {
    const [was, is] = [values.before, values.after].map((value) =>
      clipped(valueInWords(value), 60),
    );
    return was === is
      ? `${fieldInWords(field)}: changed`
      : `${fieldInWords(field)}: ${was} → ${is}`;
  });
}

function pricesFirst(facts: ProductFacts) {
  const { price, mrp = null, ...others } = productInWords(facts) as Record<string, string | null>;
  return { price: price ?? null, mrp, ...others };
}
