import { changedTooOften } from "~/people/accounts/sign-in/refusals.server";
import { countAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import { chosenFiles, filesKept } from "~/base/lib/form/files";
import type { FormState } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { returnRequests } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Order } from "~/sales/orders/order.server";
import { packFields } from "~/sales/orders/pack-fields";
import { mostReturnPhotos } from "~/upkeep/pages/returns/return-terms";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { privatePhotosIn, storePrivatePhotos } from "~/goods/photos/private-photo.server";
import { t } from "~/base/words/say";
import { askForReturn } from "./ask.server";
import { askForm } from "./ask-form";
import { withdrawReturn } from "./withdraw.server";

/** Tries per order, and per network, and 15 minutes: photos take time and space. */
const mostTries = 20;

/** The page on which a buyer asks for returns of an order. */
const ownReturnsPath = ({ token }: Pick<Order, "token">) => `/order/${token}/return`;

/** What the buyer's form wants done: a return asked for, or taken back. `network`: the sender's. */
export async function submitAsk(order: Order, form: FormData, network: string) {
  const counters = [`return:order:${order.id}`, `return:network:${sealed(network)}`];
  const tooMany = await countAttempts(counters.map((key) => ({ key, most: mostTries })));
  if (tooMany) return changedTooOften(tooMany, form);
  return form.get("intent") === "withdraw" ? withdraw(order, form) : ask(order, form);
}

async function withdraw(order: Order, form: FormData) {
  const isDone = await withdrawReturn(order.id, String(form.get("request") ?? ""));
  const toast = isDone
    ? ({ type: "success", message: t("Your return request is taken back.") } as const)
    : ({ type: "error", message: t("This return cannot be taken back any more.") } as const);
  return seeOtherWith(toast, ownReturnsPath(order));
}

async function ask(order: Order, form: FormData) {
  const { data, problem } = parseForm(askForm, form);
  const packs = packFields(form);
  const packProblem = problemOfPacks(packs);
  if (problem || packProblem) {
    const state = problem ?? problemWith("form", "", form);
    const { form: whole, ...errors } = state.errors;
    return invalid(
      withPhotosAgain(
        {
          ...state,
          errors: {
            ...(whole && { form: whole }),
            ...(packProblem && { packs: packProblem }),
            ...errors,
          },
        },
        form,
      ),
    );
  }
  const { photos, refusal } = await privatePhotosIn(form, mostReturnPhotos);
  if (refusal !== undefined) return invalid(problemWith("photo", refusal, form));
  const { minPhotos } = returnTerms();
  if (data.reason === "broken" && photos.length < minPhotos)
    return invalid(
      problemWith(
        "photo",
        t(
          "{n, plural, one {Please add # photo of the broken or leaking pack.} other {Please add # photos of the broken or leaking pack.}}",
          { n: minPhotos },
        ),
        form,
      ),
    );
  const row = rowOfForm(form, returnRequests.id);
  if (row.refused) return row.refused;
  const stored = await storePrivatePhotos(photos);
  const asked = await askForReturn({
    orderId: order.id,
    ...data,
    packs,
    photos: stored,
    id: row.id,
  });
  if (asked.problem) {
    const field = asked.problem === "packs" ? "packs" : "form";
    const state = problemWith(field, refusals(asked.problem), form);
    return invalid(withPhotosAgain(state, form), { status: 409 });
  }
  const message = t("We have your return request {number}", { number: asked.number });
  return seeOtherWith(message, ownReturnsPath(order));
}

function problemOfPacks(packs: { quantity: number }[]): string | null {
  if (packs.some(({ quantity }) => Number.isNaN(quantity)))
    return t("Type how many packs as whole numbers.");
  return packs.some(({ quantity }) => quantity > 0)
    ? null
    : t("Choose how many packs of at least one product.");
}

function refusals(problem: "packs" | "closed" | "many"): string {
  switch (problem) {
    case "packs":
      return t("That is more than can be returned. Please look at the numbers again.");
    case "closed":
      return t("A return of this order cannot be asked for here any more. Please write to us.");
    case "many":
      return t("There are many returns of this order already. Please write to us.");
  }
}

/** Browsers do not refill file inputs; a script keeps them. */
function withPhotosAgain(state: FormState, form: FormData): FormState {
  if (chosenFiles(form, "photo").length === 0 || form.has(filesKept)) return state;
  return { ...state, errors: { ...state.errors, photo: t("Please choose the photos again.") } };
}
