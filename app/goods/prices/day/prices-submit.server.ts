import { data } from "@remix-run/node";
import type { Actor } from "~/upkeep/audit/record.server";
import { askAbove } from "~/goods/catalogue/changes/price-question.server";
import { dateTime } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { problemWith } from "~/base/lib/form/form.server";
import { newId } from "~/base/lib/ids.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { packsById } from "./packs.server";
import { checkedChanges, type NewPrice, type PriceChange } from "./price-change";
import { pricesPath } from "./price-query";
import { savePrices } from "./save-prices.server";
import { priceField, typedPrices, whenIn } from "./typed-prices";
import { undoIntent, withUndo } from "../undo-path";
import { submitUndo } from "./undo-prices.server";

/** New prices before they are saved. `fresh`: the idempotency key of its form. */
export type Preview = { changes: PriceChange[]; fresh: string };

/** What the price screen comes back with: the preview, or the fields as they were typed. */
export type PricesAnswer = { form?: FormState | undefined; preview?: Preview | undefined };

/** The form of the price screen: its preview, back from there, saving what the preview showed, or undoing it. */
export async function submitPrices(form: FormData, admin: Actor) {
  if (form.get("intent") === undoIntent) return submitUndo(form, admin, pricesPath);
  const { prices, errors } = typedPrices(form);
  if (form.get("intent") === "edit") return fieldsAgain(form, {}, 200);
  if (form.get("intent") === "save" && errors.size === 0 && prices.length > 0)
    return saved(form, admin, prices);
  return checked(form, prices, errors);
}

/** The preview, or the fields with what is wrong. `news`: stands above them. */
function checked(
  form: FormData,
  prices: NewPrice[],
  errors: Map<string, string>,
  { news, ...given }: { news?: string; fresh?: string; form?: FormState } = {},
) {
  const packs = packsById(prices.map(({ productId }) => productId));
  const { changes, problems } = checkedChanges(packs, prices, askAbove());
  // A pack that is gone has no field to point at.
  const inFields = [...errors, ...problems].map(([id, sentence]) => [
    packs.has(id) || errors.has(id) ? priceField(id) : "form",
    sentence,
  ]);
  if (inFields.length > 0)
    return fieldsAgain(
      form,
      { ...(news && { form: news }), ...Object.fromEntries(inFields) },
      news ? 409 : 400,
    );
  if (prices.length === 0) return fieldsAgain(form, { form: "Type a new price first." });
  const preview = { changes, fresh: given.fresh ?? newId() };
  return answer({ preview, form: given.form }, given.form ? 400 : 200);
}

async function saved(form: FormData, admin: Actor, prices: NewPrice[]) {
  const fresh = String(form.get("idempotencyKey") ?? "");
  const when = whenIn(form, Date.now());
  if (when.problem !== undefined) {
    const refused = { fresh, form: problemWith("at", when.problem, form) };
    return checked(form, prices, new Map(), refused);
  }
  const { runsAt } = when;
  const key = JSON.stringify([fresh, prices]);
  const { planId, problem } = await savePrices(admin, { key, prices, runsAt });
  if (problem) return checked(form, prices, new Map(), { news: changedMeanwhile });
  return seeOtherWith(savedWords(prices.length, runsAt), withUndo(pricesPath, planId));
}

export const changedMeanwhile =
  "A price has changed since you looked, so nothing was saved. Please look at the prices again.";

export function savedWords(count: number, runsAt: number | null): string {
  const prices = count === 1 ? "1 price" : `${count} prices`;
  return runsAt === null ? `${prices} changed` : `${prices} will change on ${dateTime(runsAt)}`;
}

function fieldsAgain(form: FormData, errors: Record<string, string>, status = 400) {
  return answer({ form: { ...problemWith("form", "", form), errors } }, status);
}

const answer = (given: PricesAnswer, status: number) =>
  data<PricesAnswer>({ form: undefined, preview: undefined, ...given }, { status });
