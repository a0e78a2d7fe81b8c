import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { stockMovements } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import {
  beginCounting,
  endCounting,
  type NotNoted,
  noteMovement,
  setLowStock,
} from "./change-stock.server";
import { beginForm, lowForm, movementForm } from "./forms";
import { onHandWords, packsWords, recalledBatch } from "./stock-words";

type Target = { id: string; name: string };

/** Handles the forms of a product's stock by their hidden field `intent`; afterwards leads back to `path`. */
export async function changeStock(product: Target, form: FormData, admin: Actor, path: string) {
  const done = (message: string) => seeOtherWith(message, path);
  switch (form.get("intent")) {
    case "begin": {
      const { data: typed, problem } = parseForm(beginForm, form);
      if (problem) return invalid(problem);
      await beginCounting(product.id, typed.packs, admin);
      return done(`${product.name} is counted: ${packsWords(typed.packs)} on hand`);
    }
    case "end":
      await endCounting(product.id, admin);
      return done(`${product.name} is no longer counted`);
    case "low": {
      const { data: typed, problem } = parseForm(lowForm, form);
      if (problem) return invalid(problem);
      const now = await setLowStock(product.id, typed.low, admin, versionIn(form));
      if (now) return invalid(lateLine(form, now.low), { status: 409 });
      return done("The low-stock line is saved");
    }
    default:
      return move(product, form, admin, done);
  }
}

const lateLine = (form: FormData, now: number | null) =>
  changedMeanwhile(form, "the low-stock line", versionOf(now), {
    low: { label: "Low at or below", says: now === null ? null : String(now) },
  });

async function move(
  product: Target,
  form: FormData,
  admin: Actor,
  done: (message: string) => Promise<Response>,
) {
  const { data: typed, problem } = parseForm(movementForm, form);
  if (problem) return invalid(problem);
  const { id, refused } = rowOfForm(form, stockMovements.id);
  if (refused) return refused;
  const { problem: refusal, stock } = await noteMovement(product.id, { ...typed, id }, admin);
  if (refusal) {
    const { field, words } = refusals[refusal];
    return invalid(problemWith(field, words(stock), form), { status: 409 });
  }
  return done(`Saved: ${onHandWords({ isCounted: true, stock, agedStock: 0 })} on hand`);
}

/** `words`: of the number that is on hand now. */
const refusals: Record<NotNoted, { field: string; words: (stock: number) => string }> = {
  "no-product": { field: "form", words: () => "This product no longer exists." },
  "not-counted": { field: "form", words: () => "This product is not counted any more." },
  "changed-meanwhile": {
    field: "packs",
    words: (stock) =>
      `Packs came or went since you opened this page: the shop now has ${stock}. Count again, and leave out what is sold and not yet sent.`,
  },
  "too-few": {
    field: "packs",
    words: (stock) => `Only ${Math.max(0, stock)} are on hand. Were there more? Then note a count.`,
  },
  "batch-short": {
    field: "batch",
    words: () => "That batch has fewer packs left: choose another one, or none",
  },
  recalled: { field: "batch", words: () => recalledBatch },
  "no-batch": { field: "batch", words: () => "Choose one of this product’s batches" },
};
