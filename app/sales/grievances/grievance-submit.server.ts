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
import { countAttempts, sealed } from "~/people/accounts/sign-in/attempts.server";
import { tooManyMessages, type TooManyMessages } from "~/sales/enquiries/limit.server";
import { hour } from "~/base/lib/time";
import { statusPath } from "./paths";
import { storeGrievance } from "./store-grievance.server";

/** Complaints an hour from one network, and with one e-mail or one mobile number: each sends a mail to an address that anybody may type. */
const mostPerNetwork = 6;
const mostPerPerson = 4;

const counter = (what: string, who: string, most: number) => ({
  key: `grievance:${what}:${sealed(who.toLowerCase())}`,
  most,
  within: hour,
});

/**
 * Counts one complaint; null if it is allowed. When there were too many, counts nothing and returns when to try again. `network`: an
 * IP address or its prefix. `now`: UTC ms.
 */
async function countGrievance(
  network: string,
  { email, phone }: { email: string; phone: string },
  now = Date.now(),
): Promise<TooManyMessages | null> {
  const full = await countAttempts(
    [
      counter("address", network, mostPerNetwork),
      counter("phone", phone, mostPerPerson),
      ...(email ? [counter("email", email, mostPerPerson)] : []),
    ],
    now,
  );
  return full && tooManyMessages(full);
}

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
