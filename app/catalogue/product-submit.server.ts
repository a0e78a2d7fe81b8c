import type { FormState } from "~/lib/form";
import { invalid, parseForm, problemWith } from "~/lib/form.server";
import { productForm } from "./forms";
import type { ProductInput } from "./product-changes.server";
import { productProblems } from "./product-problems";
import { photoIn, productUpload } from "./product-upload.server";

type Refusal = ReturnType<typeof invalid>;

/** A product form as it was sent: what it says, or the answer that shows what is wrong with it. */
export async function submittedProduct(
  request: Request,
): Promise<{ form: FormData; input: ProductInput; refusal?: undefined } | { refusal: Refusal }> {
  const form = await productUpload(request);
  const { data, problem } = parseForm(productForm, form);
  if (problem) return { refusal: invalid(problem) };
  const chosen = await photoIn(form, data.name);
  if (chosen.problem) return { refusal: refused(chosen.problem, form) };
  return { form, input: { ...data, photo: chosen.photo } };
}

/** The answer to a form that the shop did not accept, with everything typed and the reason beside its field. */
export function refused(problem: keyof typeof productProblems, form: FormData): Refusal {
  const { field, sentence, status } = productProblems[problem];
  const state: FormState = problemWith(field, sentence, form);
  return invalid(state, { status });
}
