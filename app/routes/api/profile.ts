import { Refusal } from "~/base/lib/api/refusal";
import { tokenIn } from "~/base/lib/api.server";
import { answering } from "~/people/accounts/guards/answering.server";
import { toApiUser } from "~/people/accounts/api-user";
import { profile } from "~/people/accounts/contract";
import { isStaff } from "~/people/accounts/member";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { updateProfile } from "~/people/accounts/users/users.server";

const { loader, action } = answering(profile, async ({ body, caller, args }) => {
  const weakness = body.password && (await weaknessOf("password", body.password, caller.email));
  if (weakness) throw new Refusal(400, weakness, { error: weakness });
  const updated = await updateProfile(caller, body, {
    actor: isStaff(caller) ? caller : null,
    keptToken: tokenIn(args.request) ?? "",
  });
  return {
    success: true,
    message: "Profile Updated Successfully",
    updatedUser: toApiUser(updated),
  };
});

export { loader, action };
