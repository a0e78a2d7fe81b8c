import { Refusal } from "~/lib/api/refusal";
import { answering } from "~/accounts/answering.server";
import { toApiUser } from "~/accounts/api-user";
import { emailTaken, register } from "~/accounts/sign-in/contract";
import { weaknessOf } from "~/accounts/passwords/leaked-password.server";
import { orTooMany } from "~/accounts/refusals.server";
import { countRegistration } from "~/accounts/sign-in/sign-in-limit.server";
import { registerUser } from "~/accounts/users.server";

const { loader, action } = answering(register, async ({ body, args }) => {
  const weakness = await weaknessOf("password", body.password, body.email);
  if (weakness) throw new Refusal(200, weakness);
  orTooMany(await countRegistration(args.context.clientAddress));
  const { user } = await registerUser({ ...body, termsAccepted: false });
  if (!user) throw new Refusal(200, emailTaken);
  return { success: true, message: "You are registered. Please log in.", user: toApiUser(user) };
});

export { loader, action };
