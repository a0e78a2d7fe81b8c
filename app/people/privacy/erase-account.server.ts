import { eq } from "drizzle-orm";
import { unusableHash } from "~/people/accounts/sign-in/password.server";
import type { Writer } from "~/base/db/connection.server";
import {
  addresses,
  apiTokens,
  carts,
  couponUses,
  knownNetworks,
  mailLinks,
  pushDevices,
  recoveryCodes,
  sessions,
  tradeAccounts,
  twoFactor,
  users,
} from "~/base/db/schema";

/** Stands where a person's name stood. */
export const erasedName = "Erased customer";

/**
 * Removes the person from an account, and deletes all that belongs to it but orders. The row stays, because orders refer to it;
 * with its new hashes nobody signs in. `now`: UTC ms.
 */
export function eraseAccount(tx: Writer, id: string, now: number): void {
  tx.delete(sessions).where(eq(sessions.userId, id)).run();
  tx.delete(apiTokens).where(eq(apiTokens.userId, id)).run();
  tx.delete(twoFactor).where(eq(twoFactor.userId, id)).run();
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)).run();
  tx.delete(knownNetworks).where(eq(knownNetworks.userId, id)).run();
  tx.delete(carts).where(eq(carts.userId, id)).run();
  tx.delete(tradeAccounts).where(eq(tradeAccounts.userId, id)).run();
  tx.delete(pushDevices).where(eq(pushDevices.userId, id)).run();
  tx.delete(addresses).where(eq(addresses.userId, id)).run();
  tx.delete(mailLinks).where(eq(mailLinks.userId, id)).run();
  tx.update(couponUses).set({ userId: null, phone: "" }).where(eq(couponUses.userId, id)).run();
  const email = `erased-${id.toLowerCase()}@erased.invalid`;
  const facts = {
    name: erasedName,
    email,
    phone: "",
    address: "",
    passwordHash: unusableHash(),
    answerHash: unusableHash(),
    termsAcceptedAt: null,
    emailProvedAt: null,
  };
  tx.update(users)
    .set({ ...facts, updatedAt: now })
    .where(eq(users.id, id))
    .run();
}
