import type { Actor } from "~/audit/record.server";
import { invalid, problemWith } from "~/lib/form/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { savedPrices, slipQuestions } from "../day/price-change";
import { formToken } from "~/stock/admin/forms";
import { changePacks } from "./change-packs.server";
import { typedPacks } from "./typed-packs";

/** Saves what was typed beside packs, all of it or nothing; leads back to `path`. */
export async function submitPacks(form: FormData, admin: Actor, path: string) {
  const token = formToken.safeParse(form.get("token"));
  if (!token.success) return invalid(problemWith("form", "Please open this page again", form));
  const { edits, errors } = typedPacks(form);
  const refuse = (found: Record<string, string>, status: number) =>
    invalid({ ...problemWith("form", "", form), errors: found }, { status });
  if (Object.keys(errors).length > 0) return refuse(errors, 400);
  const done = await changePacks(admin, edits, token.data);
  if (done.errors) return refuse(done.errors, "form" in done.errors ? 409 : 400);
  const names = done.changed.map(({ name }) => name);
  return seeOtherWith(savedPrices(savedWords(names), slipQuestions(done.changed)), path);
}

function savedWords([first, ...others]: string[]): string {
  if (first === undefined) return "Nothing was changed";
  return others.length === 0 ? `Saved: ${first}` : `Saved for ${others.length + 1} packs`;
}
