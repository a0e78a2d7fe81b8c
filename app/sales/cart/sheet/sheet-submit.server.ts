import type { RouteArgs } from "~/base/lib/context";
import { invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { sheetPath } from "~/goods/prices/steps/price-steps";
import { rememberCart, visitorOf } from "../cart.server";
import { countPut } from "../count-added.server";
import { mostLines } from "../put-lines.server";
import { saveSheet } from "./save-sheet.server";
import { sheetChanges } from "./sheet-form";
import { t } from "~/base/words/say";

/** Puts a posted sheet into the cart and leads there; or gives it back as it was typed. */
export async function submitSheet(args: RouteArgs, form: FormData) {
  const { changes, errors } = sheetChanges(form);
  const { values } = problemWith("form", "", form);
  if (Object.keys(errors).length > 0) return invalid({ errors, values });

  const saved = await saveSheet(await visitorOf(args), changes);
  if (saved.problem === "full")
    return invalid({ errors: { form: t(tooMany, { most: mostLines }) }, values }, refused);
  if (saved.problem) {
    const sentence = t(
      "{names}: not on sale any more. Nothing is in your cart yet; the other numbers stand as you typed them. Please send them again.",
      { names: saved.names.join(", ") },
    );
    return invalid({ errors: { form: sentence }, values }, refused);
  }
  if (changes.length === 0)
    return seeOtherWith({ type: "info", message: t("Type how many packs you need") }, sheetPath);
  await countPut(args, saved.fresh);
  const headers = await rememberCart(saved.cartId);
  return seeOtherWith(t("Your cart is as on the sheet"), "/cart", { headers });
}

const refused = { status: 409 };

const tooMany = "A cart holds {most} different products. Please order these first.";
