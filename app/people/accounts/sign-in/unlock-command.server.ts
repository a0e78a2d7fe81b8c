import { eq, sql } from "drizzle-orm";
import { recordChange } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { attempts, users } from "~/base/db/schema";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { emailKey } from "~/base/lib/typed/email";
import { accountKey } from "./sign-in-limit.server";
import { viewerColumns } from "../viewer-columns.server";

/**
 * `unlock EMAIL`: clears the failed attempts on an account, so that its owner need not wait. The shop may be running.
 * Writes an audit entry. Throws `PlainProblem` if there is no such account.
 */
export async function unlockCommand(
  [email, ...more]: string[],
  say: (sentence: string) => void,
): Promise<void> {
  if (!email?.includes("@") || more.length > 0)
    throw new PlainProblem("Say whose e-mail: npm run unlock name@example.com");
  const cleared = await write((tx) => {
    const user = tx
      .select(viewerColumns)
      .from(users)
      .where(eq(users.email, emailKey(email)))
      .get();
    if (!user) throw new PlainProblem("There is no account with this e-mail.");
    const deleted = tx
      .delete(attempts)
      .where(sql`instr(${attempts.key}, ${accountKey(email)}) > 0`)
      .returning({ key: attempts.key })
      .all();
    recordChange(tx, {
      actor: { id: "operator", name: "Operator" },
      action: "user.unlock",
      subject: { id: user.id, name: `${user.name} (${user.email})` },
    });
    return deleted.length;
  });
  say(
    cleared > 0
      ? "Failed tries at this account are forgotten: its owner can log in again."
      : "There were no failed tries at this account in the last 15 minutes.",
  );
}
