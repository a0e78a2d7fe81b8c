import { Refusal } from "~/base/lib/api/refusal";
import { Refused } from "~/base/lib/refused";
import { answering } from "~/people/accounts/guards/answering.server";
import { forgotPassword } from "~/people/accounts/sign-in-contract";
import {
  linkSentWords,
  resetPassword,
  resetsByMail,
  sendPasswordLink,
} from "~/people/accounts/passwords/forgotten-password.server";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { orTooMany } from "~/people/accounts/sign-in/refusals.server";
import { limited } from "~/people/accounts/sign-in/sign-in-limit.server";

const wrong = () => new Refusal(401, "The e-mail or the answer is not right.");

/** Clients show the message about a new password only where the status is 200. */
function shownByClients(error: unknown): never {
  throw error instanceof Refused ? new Refusal(200, error.sentence) : error;
}

const { loader, action } = answering(forgotPassword, async ({ body, args }) => {
  const { email, answer, newpassword } = body;
  if (resetsByMail) {
    const { sent, tooMany } = await sendPasswordLink(args, { email, answer });
    orTooMany(tooMany);
    if (!sent) throw wrong();
    return { success: true, message: linkSentWords[sent] };
  }
  const weakness = await weaknessOf("newpassword", newpassword, email);
  if (weakness) throw new Refusal(200, weakness);
  const { tooMany, result: done } = await limited("reset", email, args, async () =>
    (await resetPassword(email, answer, newpassword)) ? true : null,
  ).catch(shownByClients);
  orTooMany(tooMany);
  if (!done) throw wrong();
  return { success: true, message: "Your password is changed. Please log in." };
});

export { loader, action };
