import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { askFirst, unanswered } from "~/base/lib/form/question.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { undoIntent, withUndo } from "../undo-path";
import { submitUndo } from "../day/undo-prices.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { stockMovements } from "~/base/db/schema";
import { changePacks } from "./change-packs.server";
import { goodsId } from "./pack-field";
import { typedPacks } from "./typed-packs";

/** Saves what was typed beside packs, all of it or nothing, or undoes new prices; leads back to `path`. */
export async function submitPacks(form: FormData, admin: Actor, path: string) {
  if (form.get("intent") === undoIntent) return submitUndo(form, admin, path);
  const { edits, errors } = typedPacks(form);
  const refuse = (found: Record<string, string>, status: number) =>
    invalid({ ...problemWith("form", "", form), errors: found }, { status });
  if (Object.keys(errors).length > 0) return refuse(errors, 400);
  const { id, refused } = rowOfForm(form, stockMovements.id);
  if (refused) return refused;
  const isSure = (asks: string[]) => unanswered(form, asks) === null;
  const done = await changePacks(admin, edits, { id, isSure });
  if (done.asks) return askFirst(form, done.asks);
  if (done.errors) return refuse(done.errors, "form" in done.errors ? 409 : 400);
  const { changed, planId } = done;
  const [first] = changed;
  const back = changed.length === 1 && first ? goodsId(first.id) : "";
  const message = savedWords(changed.map(({ name }) => name));
  return seeOtherWith(message, planId === null ? path : withUndo(path, planId, back));
}

function savedWords([first, ...others]: string[]): string {
  if (first === undefined) return "Nothing was changed";
  return others.length === 0 ? `Saved: ${first}` : `Saved for ${others.length + 1} packs`;
}
