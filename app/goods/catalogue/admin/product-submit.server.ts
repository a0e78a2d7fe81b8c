import { filesKept } from "~/base/lib/form/files";
import type { FormState } from "~/base/lib/form/form";
import { invalid, parseForm, problemsWith, problemWith } from "~/base/lib/form/form.server";
import { unanswered } from "~/base/lib/form/question.server";
import { db } from "~/base/db/connection.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { products } from "~/base/db/schema";
import { nextOwnNumber } from "../ean.server";
import { productForm } from "../forms";
import type { Product } from "../product";
import type { ProductInput } from "../changes/product-input.server";
import { productProblems } from "../changes/product-problems";
import { choosePhotoAgain } from "~/goods/photos/photo-choice";
import { hasPhoto, photosIn, wrongPhotoIn } from "../changes/product-upload.server";

type Refusal = ReturnType<typeof invalid>;

/** Parses a posted product form: the input, or the response that shows the problems. */
export async function submittedProduct(
  form: FormData,
): Promise<{ input: ProductInput; refusal?: undefined } | { refusal: Refusal }> {
  const { data, problem } = parseForm(productForm, form);
  const wrong = await wrongPhotoIn(form);
  if (problem) {
    // All that is wrong is told at once.
    const photo = wrong && { photo: sentenceOf(wrong) };
    const errors = { ...problem.errors, ...photo };
    return { refusal: invalid(shownAgain({ ...problem, errors }, form)) };
  }
  if (wrong) return { refusal: refusedPhotos(wrong, form) };
  const chosen = await photosIn(form, data.name);
  if (chosen.problem) return { refusal: refusedPhotos(chosen, form) };
  const [photo, ...morePhotos] = chosen.photos;
  const { version, ...input } = data;
  const isOwn = !input.ean && form.get("own_ean") === "on";
  return {
    input: {
      ...input,
      ...(isOwn && { ean: nextOwnNumber(db) }),
      photo,
      morePhotos,
      ...(version !== undefined && { version }),
    },
  };
}

/** `submittedProduct` of the form that creates one. */
export async function submittedNewProduct(form: FormData): ReturnType<typeof submittedProduct> {
  const submitted = await submittedProduct(form);
  if (submitted.refusal) return submitted;
  const row = rowOfForm(form, products.idempotencyKey);
  if (row.refused) return { refusal: row.refused };
  return { input: { ...submitted.input, idempotencyKey: row.id } };
}

/** The response to a refused form: the typed values with the message at its field. */
export function refused(problem: keyof typeof productProblems, form: FormData): Refusal {
  const { field, sentence, status } = productProblems[problem];
  return invalid(shownAgain(problemWith(field, sentence, form), form), { status });
}

type Wrong = NonNullable<Awaited<ReturnType<typeof wrongPhotoIn>>>;

/** The form for photos that are not taken, which names the one that is not. */
export const refusedPhotos = (wrong: Wrong, form: FormData): Refusal =>
  invalid(shownAgain(problemWith("photo", sentenceOf(wrong), form), form), {
    status: productProblems[wrong.problem].status,
  });

function sentenceOf({ problem, about }: Wrong): string {
  const { sentence } = productProblems[problem];
  return about ? about(sentence) : sentence;
}

/** The form with questions about its price that nobody answered with Yes; its photos are kept by a script only. */
export function unsure(form: FormData, asks: string[]): Refusal {
  const { state, status } = unanswered(form, asks) ?? {
    state: problemsWith({}, form),
    status: 409,
  };
  return invalid(shownAgain(state, form), { status });
}

/** Asks to choose the photo again if there was one: browsers do not refill file inputs, but a script keeps them. */
function shownAgain(state: FormState, form: FormData): FormState {
  if (!hasPhoto(form) || form.has(filesKept)) return state;
  return { ...state, errors: { photo: choosePhotoAgain, ...state.errors } };
}

/**
 * The state of a form whose product someone else changed: keeps the typed values but takes the stored version, so that
 * sending it again overwrites.
 */
export function meanwhile(form: FormData, stored: Product): FormState {
  const state = shownAgain(problemWith("form", changedMeanwhile, form), form);
  return { ...state, values: { ...state.values, version: String(stored.updatedAt) } };
}

const changedMeanwhile =
  "Someone else changed this product while you had it open. Nothing of yours is saved yet: compare, then press UPDATE PRODUCT again to save what the form says now.";
