import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { askAbove } from "~/goods/catalogue/changes/price-question.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import type { FileChange, FileCheck, FileImport } from "~/base/lib/csv/csv-import.server";
import { called } from "~/base/lib/csv/csv-read.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { withUndo } from "../../undo-path";
import { stepQuestions, stepsInLine, stepsProblem } from "../../steps/check-steps";
import { setSteps, storedSteps } from "../../steps/set-steps.server";
import { noteSteps } from "../../steps/undo-steps.server";
import type { Step } from "../../step";
import type { PriceList } from "../../unit-price.server";
import { everybody, priceListPath, priceListsPath } from "../list-paths";
import { priceListAt } from "../price-lists.server";
import { mostFileBytes, packsInCsv } from "./list-csv";

/** The prices of a list (null: everybody's by quantity) as a file. Packs that it does not name stay as they are. */
export const listImport = (list: PriceList | null, admin: Actor): FileImport => ({
  mostBytes: mostFileBytes,
  check: (text) => planOf(db, list, text),
  async save({ text, fingerprint }) {
    const saved = await write((tx) => {
      const found = priceListAt(list?.id ?? everybody, tx);
      if (!found) return "gone";
      const plan = planOf(tx, found.list, text);
      if (plan.problems.length > 0 || plan.fingerprint !== fingerprint) return null;
      const changes = plan.packs.flatMap(
        ({ steps, ...product }) => setSteps(tx, found.list, product, steps, admin) ?? [],
      );
      return { packs: changes.length, change: noteSteps(tx, found.list, changes) };
    });
    if (saved === null) return null;
    if (saved === "gone")
      return seeOtherWith({ type: "error", message: "This list no longer exists" }, priceListsPath);
    const { packs, change } = saved;
    const message = `The prices of ${packs === 1 ? "1 pack" : `${packs} packs`} are saved`;
    const path = priceListPath(list);
    return seeOtherWith(message, change === null ? path : withUndo(path, change));
  },
  changedMeanwhile:
    "Prices have changed since you looked, so nothing was saved. This is what the file would change now.",
});

type Plan = FileCheck & { packs: { id: string; name: string; steps: Step[] }[] };

function planOf(from: Reader, list: PriceList | null, text: string): Plan {
  const { packs: named, problems } = packsInCsv(text);
  const slugs = named.map(({ slug }) => slug);
  const known = new Map(
    from
      .select()
      .from(products)
      .where(inArray(products.slug, slugs))
      .all()
      .map((product) => [product.slug, product]),
  );
  const stored = storedSteps(
    from,
    list,
    [...known.values()].map(({ id }) => id),
  );
  const changes: FileChange[] = [];
  const packs: Plan["packs"] = [];
  const asks: string[] = [];
  for (const { slug, line, steps } of named) {
    const product = known.get(slug);
    if (!product) {
      problems.push({ line, what: called(slug), reason: "There is no pack with this slug" });
      continue;
    }
    const wrong = stepsProblem(steps, product, list === null);
    if (wrong) {
      const at = steps[wrong.at]?.line ?? line;
      problems.push({ line: at, what: product.name, reason: wrong.sentence });
      continue;
    }
    const sorted = steps
      .map(({ fromPacks, pricePaise }) => ({ fromPacks, pricePaise }))
      .toSorted((one, other) => one.fromPacks - other.fromPacks);
    const before = stepsInLine(stored.get(product.id) ?? []);
    const after = stepsInLine(sorted);
    if (before === after) continue;
    const words = [`${before || "nothing"} → ${after || "nothing"}`];
    changes.push({ line, what: product.name, words });
    const { name, pricePaise } = product;
    const pack = { name, pricePaise, steps: stored.get(product.id) ?? [] };
    asks.push(...stepQuestions(pack, sorted, askAbove(from)));
    packs.push({ id: product.id, name: product.name, steps: sorted });
  }
  return {
    changes,
    asks,
    unchanged: named.length - changes.length,
    problems: problems.toSorted((one, other) => one.line - other.line),
    fingerprint: createHash("sha256").update(JSON.stringify(changes)).digest("hex"),
    packs,
  };
}
