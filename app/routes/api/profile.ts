import { Refusal } from "~/lib/api/refusal";
import { tokenIn } from "~/lib/api.server";
import { answering } from "~/accounts/answering.server";
import { toApiUser } from "~/accounts/api-user";
import { profile } from "~/accounts/contract";
import { isStaff } from "~/accounts/staff/member";
import { weaknessOf } from "~/accounts/passwords/leaked-password.server";
import { updateProfile } from "~/accounts/users.server";

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
