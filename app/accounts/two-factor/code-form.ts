import { z } from "zod";
import { required } from "~/lib/form";

/** A code of the app, or a recovery code. */
const code = required("code", 60);

export const codeForm = z.object({ code });

/** What the page about two-factor sign-in is asked to do. */
export const twoFactorForm = z.object({
  change: z.enum(["on", "new-codes", "off"], { error: "There is no such thing to do" }),
  code,
});
