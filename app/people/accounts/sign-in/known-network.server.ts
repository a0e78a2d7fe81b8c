import { and, eq, gt, lt } from "drizzle-orm";
import { db, type Writer } from "~/base/db/connection.server";
import { knownNetworks, users } from "~/base/db/schema";
import { neighbourhoodOf } from "~/base/lib/http/network";
import { day } from "~/base/lib/time";
import { emailKey } from "~/base/lib/typed/email";
import { isStaff } from "../member";
import { sealed } from "./attempts.server";

/** How long (ms) a network stays known after the account's last login from it. */
const rememberedFor = 90 * day;

/**
 * The account with this e-mail, and its mark of this IP address's network if it logged in from there in the last 90 days;
 * null if there is no such account. One query either way, so that timing does not reveal the account.
 */
export function accountSeenFrom(
  email: string,
  address: string,
  now = Date.now(),
): { userId: string; isStaff: boolean; network: string | null } | null {
  const found = db
    .select({
      userId: users.id,
      role: users.role,
      staff: users.staff,
      network: knownNetworks.network,
    })
    .from(users)
    .leftJoin(
      knownNetworks,
      and(
        eq(knownNetworks.userId, users.id),
        eq(knownNetworks.network, markOf(email, address)),
        gt(knownNetworks.expiresAt, now),
      ),
    )
    .where(eq(users.email, emailKey(email)))
    .get();
  return found ? { ...found, isStaff: isStaff(found) } : null;
}

/** Records a login to this account from this IP address. Also deletes expired networks. */
export function rememberNetwork(
  tx: Writer,
  user: { id: string; email: string },
  address: string,
  now = Date.now(),
): void {
  const expiresAt = now + rememberedFor;
  tx.delete(knownNetworks).where(lt(knownNetworks.expiresAt, now)).run();
  tx.insert(knownNetworks)
    .values({ userId: user.id, network: markOf(user.email, address), lastLoginAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { lastLoginAt: now, expiresAt },
    })
    .run();
}

/** Differs per account, so that the table does not reveal who shares a network. */
function markOf(email: string, address: string): string {
  return sealed(`network ${neighbourhoodOf(address)} of ${emailKey(email)}`);
}
