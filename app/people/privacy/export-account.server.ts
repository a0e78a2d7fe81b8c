import { eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import {
  addresses,
  apiTokens,
  cartLines,
  carts,
  knownNetworks,
  pushDevices,
  sessions,
  tradeAccounts,
  twoFactor,
} from "~/base/db/schema";
import type { KnownPerson } from "./person.server";

/** What is stored with an account: profile, addresses, cart, devices, networks. Without an account everything is empty. */
export function accountOf(user: KnownPerson["user"]) {
  const id = user?.id ?? "";
  return {
    profile: user && profileOf(user),
    addresses: db
      .select()
      .from(addresses)
      .where(eq(addresses.userId, id))
      .all()
      .map(({ userId: _user, ...address }) => address),
    trade: db
      .select({
        firm: tradeAccounts.firm,
        gstin: tradeAccounts.gstin,
        mayPayLater: tradeAccounts.mayPayLater,
        approvedAt: tradeAccounts.approvedAt,
        createdAt: tradeAccounts.createdAt,
      })
      .from(tradeAccounts)
      .where(eq(tradeAccounts.userId, id))
      .all(),
    cart: db
      .select({
        name: cartLines.name,
        quantity: cartLines.quantity,
        couponCode: carts.couponCode,
        createdAt: cartLines.createdAt,
      })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .where(eq(carts.userId, id))
      .all(),
    devices: devicesOf(id),
    pushDevices: db
      .select({ device: pushDevices.device, createdAt: pushDevices.createdAt })
      .from(pushDevices)
      .where(eq(pushDevices.userId, id))
      .all(),
    // Only times: the networks themselves are stored as hashes.
    loginNetworks: db
      .select({ lastLoginAt: knownNetworks.lastLoginAt, expiresAt: knownNetworks.expiresAt })
      .from(knownNetworks)
      .where(eq(knownNetworks.userId, id))
      .all(),
    twoFactor: db
      .select({ confirmedAt: twoFactor.confirmedAt, createdAt: twoFactor.createdAt })
      .from(twoFactor)
      .where(eq(twoFactor.userId, id))
      .all(),
  };
}

function profileOf({
  passwordHash: _p,
  answerHash: _a,
  ...profile
}: NonNullable<KnownPerson["user"]>) {
  return profile;
}

function devicesOf(userId: string) {
  return [sessions, apiTokens].flatMap((table) =>
    db
      .select({
        device: table.device,
        lastUsedAt: table.lastUsedAt,
        createdAt: table.createdAt,
        expiresAt: table.expiresAt,
      })
      .from(table)
      .where(eq(table.userId, userId))
      .all(),
  );
}
