import { and, eq, gt, lt } from "drizzle-orm";
import { db, type Writer } from "~/db/connection.server";
import { knownNetworks, users } from "~/db/schema";
import { neighbourhoodOf } from "~/lib/network";
import { day } from "~/lib/time";
import { emailKey } from "../email-key";
import { sealed } from "./attempts.server";

/** How long (ms) after its last login there an account knows a network. */
const remembered = 90 * day;

/**
 * The account with this e-mail, and whether somebody logged in to it from the network of this IP address in the last 90
 * days; null: there is no such account. One question either way.
 */
export function accountSeenFrom(
  email: string,
  address: string,
  now = Date.now(),
): { userId: string; network: string | null } | null {
  const found = db
    .select({ userId: users.id, network: knownNetworks.network })
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
  return found ?? null;
}

/** Somebody logged in to this account from this IP address. Also sweeps out what is over. */
export function rememberNetwork(
  tx: Writer,
  user: { id: string; email: string },
  address: string,
  now = Date.now(),
): void {
  const expiresAt = now + remembered;
  tx.delete(knownNetworks).where(lt(knownNetworks.expiresAt, now)).run();
  tx.insert(knownNetworks)
    .values({ userId: user.id, network: markOf(user.email, address), lastLoginAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { lastLoginAt: now, expiresAt },
    })
    .run();
}

/** Another one for each account, so that the table does not tell who shares a network. */
function markOf(email: string, address: string): string {
  return sealed(`network ${neighbourhoodOf(address)} of ${emailKey(email)}`);
}
