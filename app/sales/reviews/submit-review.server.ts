import { changedTooOften } from "~/people/accounts/sign-in/refusals.server";
import { countAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { lonePhotoIn, withPhotoAgain } from "~/goods/photos/lone-photo.server";
import { reviewForm } from "./forms";
import { saveReview, takeBack } from "./save-review.server";
import { t } from "~/base/words/say";

/** Tries per order, and per network, and 15 minutes. */
const mostTries = 30;

/** What the form of one product wants done: stored, or taken back. `path`: the page that it stands on; `network`: the sender's. */
export async function submitReview(
  { orderId, path, network }: { orderId: string; path: string; network: string },
  form: FormData,
) {
  const counters = [`review:order:${orderId}`, `review:network:${sealed(network)}`];
  const tooMany = await countAttempts(counters.map((key) => ({ key, most: mostTries })));
  if (tooMany) return changedTooOften(tooMany, form);
  const of = { orderId, productId: String(form.get("product") ?? "") };
  if (form.get("intent") === "take-back") {
    await takeBack(of);
    return seeOtherWith(t("Your review is taken back."), path);
  }
  const { data, problem } = parseForm(reviewForm, form);
  if (problem) return invalid(withPhotoAgain(problem, form));
  const { photo, refusal } = await lonePhotoIn(form);
  if (refusal !== undefined) return invalid(problemWith("photo", refusal, form));
  const { dropPhoto, ...said } = data;
  const saved = await saveReview(of, {
    ...said,
    photo,
    dropPhoto: dropPhoto === "yes",
  });
  if (saved.problem)
    return invalid(
      withPhotoAgain(problemWith("form", t("This product is not in the order."), form), form),
      { status: 409 },
    );
  const message = saved.isNew ? t("Thank you for your review.") : t("Your review is changed.");
  return seeOtherWith(message, path);
}
