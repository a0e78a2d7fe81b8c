import type { z } from "zod";
import { Refusal } from "~/base/lib/api/refusal";
import type { ProductChange } from "../changes/product-changes.server";
import type { ProductInput } from "../changes/product-input.server";
import type { createProductCall } from "./product-change-contract";
import { productProblems } from "../changes/product-problems";
import { photosIn } from "../changes/product-upload.server";

type Body = z.output<(typeof createProductCall)["body"]["schema"]>;

/**
 * Converts an API request to a `ProductInput`; `shipping` is the default if the request has none. Throws `Refusal` if the
 * photos are too large or too many.
 */
export async function submittedInput(
  body: Body,
  form: FormData | null,
  shipping: number,
): Promise<ProductInput> {
  const chosen = form ? await photosIn(form, body.name) : { photos: [] };
  if (chosen.problem) throw refusalOf(chosen.problem);
  const [photo, ...morePhotos] = chosen.photos;
  return {
    name: body.name,
    description: body.description,
    pricePaise: body.price,
    volumeMl: body.quantity,
    categoryId: body.category,
    shipping: body.shipping ?? shipping,
    ...(photo && { photo, morePhotos }),
  };
}

/** Returns a successful change; throws `Refusal` with the message of a failed one. */
export function orRefuse(change: ProductChange) {
  if (change.problem) throw refusalOf(change.problem);
  return change;
}

function refusalOf(problem: keyof typeof productProblems): Refusal {
  const { sentence, status } = productProblems[problem];
  return new Refusal(status, sentence, status === 400 ? { error: sentence } : {});
}
