import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";

/**
 * Notes that the account's e-mail is its owner's: a mailed link opened it, chose its password, or was opened in a browser that is
 * signed in. `now`: UTC ms.
 */
export function proveAccountEmail(tx: Writer, userId: string, now: number): void {
  tx.update(users).set({ emailProvedAt: now }).where(eq(users.id, userId)).run();
}
