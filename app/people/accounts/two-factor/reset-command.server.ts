import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { emailKey } from "~/base/lib/typed/email";
import { viewerColumns } from "../viewer-columns.server";
import { resetTwoFactor } from "./two-factor.server";

/**
 * `reset-totp EMAIL`: switches two-factor sign-in off for an owner who has lost phone and recovery codes. Writes an audit
 * entry and mails the owner. Throws `PlainProblem` if there is no such account or it was not on.
 */
export async function resetTwoFactorCommand(
  [email, ...more]: string[],
  say: (sentence: string) => void,
): Promise<void> {
  if (!email?.includes("@") || more.length > 0)
    throw new PlainProblem("Say whose e-mail: npm run reset-totp name@example.com");
  const user = db
    .select(viewerColumns)
    .from(users)
    .where(eq(users.email, emailKey(email)))
    .get();
  if (!user) throw new PlainProblem("There is no account with this e-mail.");
  if (!(await resetTwoFactor(user)))
    throw new PlainProblem("This account does not use two-factor sign-in.");
  say(`${user.email} logs in with the password alone again. A mail to the owner says so.`);
}
