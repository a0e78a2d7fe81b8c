import { eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { users } from "~/db/schema";

/**
 * Notes that whoever holds the account reads its e-mail: a mailed link was used to open it, to choose its password, or in a browser that
 * is signed in. `now`: UTC ms.
 */
export function proveAccountEmail(tx: Writer, userId: string, now: number): void {
  tx.update(users).set({ emailProvedAt: now }).where(eq(users.id, userId)).run();
}
