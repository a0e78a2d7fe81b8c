import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { priceStepChanges, products } from "~/base/db/schema";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { PriceList } from "../unit-price.server";
import { stepsInLine, stepsProblem } from "./check-steps";
import { setSteps, type StepChange, storedSteps } from "./set-steps.server";

/** Prices of a list that were changed and may be put back. `packs`: of how many packs; `first`: some of them, with the prices in words. */
export type StepsUndo = {
  change: string;
  packs: number;
  first: { id: string; name: string; before: string; after: string }[];
};

const mostNamed = 5;

/** How long a change can be undone. */
const keptFor = 30 * day;

const steps = z.array(z.object({ fromPacks: z.int(), pricePaise: z.int() }));
const stored = z.array(z.object({ productId: z.string(), before: steps, after: steps }));

/**
 * Keeps what a change of prices on this list (null: everybody's) replaced, in the write that changed them. Null: it changed nothing.
 * `now`: UTC ms.
 */
export function noteSteps(
  tx: Writer,
  list: Pick<PriceList, "id"> | null,
  changes: StepChange[],
  now = Date.now(),
): string | null {
  if (changes.length === 0) return null;
  const id = newId(now);
  const packs = JSON.stringify(changes);
  tx.delete(priceStepChanges)
    .where(lt(priceStepChanges.createdAt, now - keptFor))
    .run();
  tx.insert(priceStepChanges)
    .values({ id, listId: list?.id ?? null, packs, createdAt: now })
    .run();
  return id;
}

/** What the address of a list's page offers to undo; null: nothing, or one of the prices has changed since. */
export function stepsUndoIn(query: URLSearchParams, list: PriceList | null): StepsUndo | null {
  const change = query.get("undo") ?? "";
  const packs = changedPacks(db, list, change);
  if (packs.length === 0 || !packs.every(isStanding)) return null;
  const first = packs.slice(0, mostNamed).map(({ product: { id, name }, before, after }) => ({
    id,
    name,
    before: stepsInLine(before) || "nothing",
    after: stepsInLine(after) || "nothing",
  }));
  return { change, packs: packs.length, first };
}

/** Puts back the prices that a change on this list replaced, and leads to `path`; refused once somebody changed one of them. */
export async function submitStepsUndo(
  form: FormData,
  list: PriceList | null,
  admin: Actor,
  path: string,
) {
  const refused = await undoSteps(admin, list, String(form.get("change") ?? ""));
  if (refused !== null) return invalid(problemWith("form", refused, form), { status: 409 });
  return seeOtherWith("Undone: the prices are as they were", path);
}

/** All or none, once: null, or the sentence that says why not. */
function undoSteps(actor: Actor, list: PriceList | null, change: string): Promise<string | null> {
  return write((tx) => {
    const packs = changedPacks(tx, list, change);
    if (packs.length > 0 && packs.every(isUndone)) return null;
    if (packs.length === 0 || !packs.every(isStanding))
      return "A price has changed since, so nothing was undone.";
    for (const { product, before } of packs) {
      const problem = stepsProblem(before, product, list === null);
      if (problem) return `${product.name}: ${problem.sentence}. Nothing was undone.`;
    }
    for (const { product, before } of packs) setSteps(tx, list, product, before, actor);
    return null;
  });
}

type ChangedPack = ReturnType<typeof changedPacks>[number];

const isStanding = ({ now, after }: ChangedPack) => stepsInLine(now) === stepsInLine(after);
const isUndone = ({ now, before }: ChangedPack) => stepsInLine(now) === stepsInLine(before);

/** The packs of a change beside what they cost now; those that are no longer in the shop are left out. */
function changedPacks(from: Reader, list: PriceList | null, change: string) {
  const { id, listId } = priceStepChanges;
  const ofList = list ? eq(listId, list.id) : isNull(listId);
  const found = from
    .select({ packs: priceStepChanges.packs })
    .from(priceStepChanges)
    .where(and(eq(id, change), ofList))
    .get();
  if (!found) return [];
  const changes = stored.parse(JSON.parse(found.packs));
  const ids = changes.map(({ productId }) => productId);
  const known = new Map(
    from
      .select({
        id: products.id,
        name: products.name,
        pricePaise: products.pricePaise,
        mrpPaise: products.mrpPaise,
      })
      .from(products)
      .where(inArray(products.id, ids))
      .all()
      .map((product) => [product.id, product]),
  );
  const today = storedSteps(from, list, ids);
  return changes.flatMap(({ productId, before, after }) => {
    const product = known.get(productId);
    return product ? [{ product, before, after, now: today.get(productId) ?? [] }] : [];
  });
}
