import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Actor } from "~/audit/record.server";
import { db, type Reader, write } from "~/db/connection.server";
import { products } from "~/db/schema";
import { clipped } from "~/lib/clipped";
import { stepsInLine, stepsProblem } from "../../steps/check-steps";
import { setSteps, storedSteps } from "../../steps/set-steps.server";
import type { Step } from "../../steps/step";
import type { PriceList } from "../../unit-price.server";
import { priceListAt } from "../price-lists.server";
import { type LineProblem, packsInCsv } from "./list-csv";

/** What a file changes: the pack, and its prices before and after in one line each. */
export type PriceChange = { line: number; name: string; before: string; after: string };

export type ListCheck = { changes: PriceChange[]; unchanged: number; problems: LineProblem[] };

type Plan = ListCheck & { packs: { id: string; name: string; steps: Step[] }[] };

/** What a file would change on a list, or what is wrong with it. Changes nothing. */
export function checkList(list: PriceList | null, text: string): ListCheck {
  const { packs: _packs, ...check } = planOf(db, list, text);
  return check;
}

/**
 * Sets the prices of a file, all or none. Packs that it does not name stay as they are. `seen`: what the check showed (`seenOf`);
 * another plan is refused and comes back.
 */
export function importList(
  key: string,
  text: string,
  seen: string,
  actor: Actor,
): Promise<{ problem: "gone" } | { problem: "other"; check: ListCheck } | { changed: number }> {
  return write((tx) => {
    const found = priceListAt(key, tx);
    if (!found) return { problem: "gone" };
    const { packs, ...check } = planOf(tx, found.list, text);
    if (check.problems.length > 0 || seenOf(check) !== seen) return { problem: "other", check };
    for (const { steps, ...product } of packs) setSteps(tx, found.list, product, steps, actor);
    return { changed: check.changes.length };
  });
}

/** A hash of what a check showed, to compare it with what would happen now. */
export const seenOf = ({ changes }: ListCheck): string =>
  createHash("sha256").update(JSON.stringify(changes)).digest("hex");

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
  const changes: PriceChange[] = [];
  const packs: Plan["packs"] = [];
  for (const { slug, line, steps } of named) {
    const product = known.get(slug);
    if (!product) {
      problems.push({ line, what: clipped(slug, 80), reason: "There is no pack with this slug" });
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
    changes.push({ line, name: product.name, before, after });
    packs.push({ id: product.id, name: product.name, steps: sorted });
  }
  return {
    changes: problems.length > 0 ? [] : changes,
    unchanged: named.length - changes.length - problems.length,
    problems: problems.toSorted((one, other) => one.line - other.line),
    packs,
  };
}
