import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { saleStates } from "~/base/db/statuses";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { changeSale } from "./change-sale.server";
import { withUndo } from "../sale/sale-undo";

const saleForm = z.object({
  product: z.string().max(64),
  sale: z.enum(saleStates, "Choose one of the three"),
  /** With an Undo: what to bring back, and the version that it is for. */
  back: z
    .string()
    .regex(/^(20\d\d-\d\d-\d\d)?$/)
    .transform((day) => day || null)
    .optional(),
  version: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
});

/** A tap on the owner's list (on sale, sold out, hidden) or its Undo; leads back to `list`, the path of the list as it was. */
export async function submitSale(form: FormData, admin: Actor, list: string) {
  const { data, problem } = parseForm(saleForm, form);
  if (problem) return invalid(problem);
  const { product, sale, back, version } = data;
  const wish = { sale, ...(back !== undefined && { backOn: back }) };
  const done = await changeSale(
    product,
    { ...wish, ...(version !== undefined && { version }) },
    admin,
  );
  if (!done) return seeOther(`${list}#sale-${product}`);
  if ("problem" in done) {
    const isGone = done.problem === "unknown-product";
    return invalid(problemWith("form", sentences[done.problem], form), {
      status: isGone ? 404 : 409,
    });
  }
  if (version !== undefined) return seeOther(`${list}#sale-${product}`);
  const { before } = done;
  return seeOther(
    withUndo(list, {
      changed: product,
      was: before.sale,
      back: before.backOn ?? "",
      version: done.version,
    }),
  );
}

const sentences = {
  "unknown-product": "That product has been deleted.",
  "changed-meanwhile": "Someone else changed that product first, so it stays as it is now.",
};
