import { Refusal } from "~/base/lib/api/refusal";
import { answering } from "~/people/accounts/guards/answering.server";
import { toApiUser } from "~/people/accounts/api-user";
import { login, usesTwoFactor } from "~/people/accounts/sign-in-contract";
import { deviceOf } from "~/people/accounts/device";
import { orTooMany } from "~/people/accounts/sign-in/refusals.server";
import { asksTwoFactor } from "~/people/accounts/two-factor/two-factor.server";
import { tokenForLogin } from "~/people/accounts/sign-in/tokens.server";
import { authenticated } from "~/people/accounts/users/authenticator.server";

const { loader, action } = answering(login, async ({ body, args }) => {
  const { tooMany, result: user } = await authenticated("login", body, args);
  orTooMany(tooMany);
  if (!user) throw new Refusal(401, "The e-mail or the password is not right.");
  // The API has no second step, so a token here would bypass it.
  if (asksTwoFactor(user.id)) throw new Refusal(401, usesTwoFactor);
  const token = await tokenForLogin(user, {
    device: deviceOf(args.request.headers.get("User-Agent")),
    address: args.context.clientAddress,
  });
  return { success: true, message: "You are logged in.", user: toApiUser(user), token };
});

export { loader, action };
