import { z } from "zod";
import { staffRoles } from "~/base/db/statuses";
import { loginForm, registerForm } from "../forms";

const role = z.enum(staffRoles, { error: "Choose what this person may do" });

/** Whom the owner invites. */
export const invitationForm = z.object({
  name: registerForm.shape.name,
  email: registerForm.shape.email,
  staff: role,
});

/** Whose invitation is cancelled or sent again. */
export const invitedForm = loginForm.pick({ email: true });

/** A role for somebody on the staff; blank takes it away. */
export const staffRoleForm = z.object({
  user: z.string().max(100),
  staff: z.preprocess((typed) => typed || null, role.nullable()),
});
