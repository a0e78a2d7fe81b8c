import { Refusal } from "~/lib/api/refusal";
import { answering } from "../answering.server";
import { toApiUser } from "../api-user";
import { profile } from "../contract";
import { weaknessOf } from "../passwords/common-password.server";
import { updateProfile } from "../users.server";

const { loader, action } = answering(profile, async ({ body, caller }) => {
  const weakness = body.password && (await weaknessOf("password", body.password, caller.email));
  if (weakness) throw new Refusal(400, weakness, { error: weakness });
  const updated = await updateProfile(caller, body, caller.role === 1 ? caller : null);
  return {
    success: true,
    message: "Profile Updated Successfully",
    updatedUser: toApiUser(updated),
  };
});

export { loader, action };
