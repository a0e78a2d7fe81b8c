import type { FormState } from "~/lib/form";
import { invalid, parseForm, problemWith } from "~/lib/form.server";
import { productForm } from "../forms";
import type { Product } from "../product";
import type { ProductInput } from "../product-input.server";
import { productProblems } from "../product-problems";
import { choosePhotoAgain } from "~/photos/photo-field";
import { hasPhoto, photosIn } from "../product-upload.server";

type Refusal = ReturnType<typeof invalid>;

/** A product form as it was sent: what it says, or the answer that shows what is wrong with it. */
export async function submittedProduct(
  form: FormData,
): Promise<{ input: ProductInput; refusal?: undefined } | { refusal: Refusal }> {
  const { data, problem } = parseForm(productForm, form);
  if (problem) return { refusal: invalid(shownAgain(problem, form)) };
  const chosen = await photosIn(form, data.name);
  if (chosen.problem) return { refusal: refused(chosen.problem, form) };
  const [photo, ...morePhotos] = chosen.photos;
  const { formToken, version, ...input } = data;
  return {
    input: {
      ...input,
      photo,
      morePhotos,
      ...(formToken && { formToken }),
      ...(version !== undefined && { version }),
    },
  };
}

/** The answer to a form that the shop did not accept, with everything typed and the reason beside its field. */
export function refused(problem: keyof typeof productProblems, form: FormData): Refusal {
  const { field, sentence, status } = productProblems[problem];
  return invalid(shownAgain(problemWith(field, sentence, form), form), { status });
}

/** No browser fills a file field again: the page says so. */
export function shownAgain(state: FormState, form: FormData): FormState {
  if (!hasPhoto(form)) return state;
  return { ...state, errors: { photo: choosePhotoAgain, ...state.errors } };
}

/**
 * A form that was filled from an older state of the product: it keeps what was typed, and from now on counts as filled from
 * the state of today, so that sending it again is meant.
 */
export function meanwhile(form: FormData, stored: Product): FormState {
  const state = shownAgain(problemWith("form", changedMeanwhile, form), form);
  return { ...state, values: { ...state.values, version: String(stored.updatedAt) } };
}

const changedMeanwhile =
  "Someone else changed this product while you had it open. Nothing of yours is saved yet: compare, then press UPDATE PRODUCT again to save what the form says now.";
