import { z } from "zod";
import { required } from "~/lib/form/form";

/** A code from the app or a recovery code. */
const code = required("code", 60);

export const codeForm = z.object({ code });

/** The form of the two-factor sign-in page. */
export const twoFactorForm = z.object({
  change: z.enum(["on", "new-codes", "off"], { error: "There is no such thing to do" }),
  code,
});
