import { z } from "zod";
import { line } from "~/base/lib/form/form";
import { codeTyped } from "~/base/lib/typed/code";

/** A code from the app or a recovery code. */
const code = line("code", 60).transform(codeTyped);

export const codeForm = z.object({ code });

/** The form of the two-factor sign-in page. */
export const twoFactorForm = z.object({
  change: z.enum(["on", "new-codes", "off"], { error: "There is no such thing to do" }),
  code,
});
