import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { mayBeSpam } from "~/sales/enquiries/answers.server";
import type { RouteArgs } from "~/base/lib/context";
import { formOf, invalid, parseForm } from "~/base/lib/form/form.server";
import { networkOf } from "~/base/lib/http/network";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { t } from "~/base/words/say";
import { grievanceForm } from "./forms";
import { countGrievance } from "./limit.server";
import { statusPath } from "./paths";
import { storeGrievance } from "./store-grievance.server";

/** Takes a complaint, of a guest or of who is signed in: 303 to its page. What a robot may have sent is stored, too. */
export async function submitGrievance(args: RouteArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () => store(args, form));
}

async function store(args: RouteArgs, form: FormData) {
  const { data: typed, problem } = parseForm(grievanceForm, form);
  if (problem) return invalid(problem);

  const tooMany = await countGrievance(networkOf(args.context.clientAddress), typed);
  if (tooMany) return tooManyTries(tooMany, form);
  const viewer = await viewerOf(args);
  // The owner writes complaints down for others.
  const userId = viewer && viewer.role !== 1 ? viewer.id : null;
  const stored = await storeGrievance({ ...typed, mayBeSpam: mayBeSpam(form) }, userId);
  const message = t("We have your complaint. Its number is {number}.", { number: stored.number });
  return seeOtherWith(message, statusPath(stored));
}
