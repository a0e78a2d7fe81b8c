import { Refusal } from "~/lib/api/refusal";
import { answering } from "../answering.server";
import { toApiUser } from "../api-user";
import { login, twoSteps } from "../contract";
import { deviceOf } from "../device";
import { orTooMany } from "../refusals.server";
import { asksSecondStep } from "../second-step/second-step.server";
import { limited } from "../sign-in-limit.server";
import { tokenForLogin } from "../tokens.server";
import { userByPassword } from "../users.server";

const { loader, action } = answering(login, async ({ body, args }) => {
  const { tooMany, result: user } = await limited("login", body.email, args, () =>
    userByPassword(body.email, body.password),
  );
  orTooMany(tooMany);
  if (!user) throw new Refusal(401, "The e-mail or the password is not right.");
  // A call has no second step, and a token without one would be the way around it.
  if (await asksSecondStep(user.id)) throw new Refusal(401, twoSteps);
  const token = await tokenForLogin(user, {
    device: deviceOf(args.request.headers.get("User-Agent")),
    address: args.context.clientAddress,
  });
  return { success: true, message: "You are logged in.", user: toApiUser(user), token };
});

export { loader, action };
