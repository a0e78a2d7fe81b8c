import { answering } from "../answering.server";
import { toApiUser } from "../api-user";
import { profile } from "../contract";
import { updateProfile } from "../users.server";

const { loader, action } = answering(profile, async ({ body, caller }) => {
  const updated = await updateProfile(caller, body, caller.role === 1 ? caller : null);
  return {
    success: true,
    message: "Profile Updated Successfully",
    updatedUser: toApiUser(updated),
  };
});

export { loader, action };
