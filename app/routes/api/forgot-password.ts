import { Refusal } from "~/lib/api/refusal";
import { answering } from "~/accounts/answering.server";
import { forgotPassword } from "~/accounts/contract";
import { weaknessOf } from "~/accounts/passwords/leaked-password.server";
import { orTooMany } from "~/accounts/refusals.server";
import { limited } from "~/accounts/sign-in/sign-in-limit.server";
import { resetPassword } from "~/accounts/users.server";

const { loader, action } = answering(forgotPassword, async ({ body, args }) => {
  const { email, answer, newpassword } = body;
  const weakness = await weaknessOf("newpassword", newpassword, email);
  if (weakness) throw new Refusal(200, weakness);
  const { tooMany, result: done } = await limited("reset", email, args, async () =>
    (await resetPassword(email, answer, newpassword)) ? true : null,
  );
  orTooMany(tooMany);
  if (!done) throw new Refusal(401, "The e-mail or the answer is not right.");
  return { success: true, message: "Your password is changed. Please log in." };
});

export { loader, action };
