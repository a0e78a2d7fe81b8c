import { Refusal } from "~/base/lib/api/refusal";
import { answering } from "~/people/accounts/guards/answering.server";
import { toApiUser } from "~/people/accounts/api-user";
import { emailTaken, register } from "~/people/accounts/sign-in-contract";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { orTooMany } from "~/people/accounts/sign-in/refusals.server";
import { countRegistration } from "~/people/accounts/sign-in/sign-in-limit.server";
import { registerUser } from "~/people/accounts/users/users.server";

const { loader, action } = answering(register, async ({ body, args }) => {
  const weakness = await weaknessOf("password", body.password, body.email);
  if (weakness) throw new Refusal(200, weakness);
  orTooMany(await countRegistration(args.context.clientAddress));
  const { user } = await registerUser({ ...body, termsAccepted: false });
  if (!user) throw new Refusal(200, emailTaken);
  return { success: true, message: "You are registered. Please log in.", user: toApiUser(user) };
});

export { loader, action };
