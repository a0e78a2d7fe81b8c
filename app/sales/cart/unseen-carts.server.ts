import { eq } from "drizzle-orm";
import { countAttemptsIn, sealed } from "~/people/accounts/sign-in/attempts.server";
import { writeLightly, type Writer } from "~/base/db/connection.server";
import { carts } from "~/base/db/schema";
import { isOwnMachine, networkOf } from "~/base/lib/http/network";
import { log } from "~/base/lib/log/log.server";
import { hour } from "~/base/lib/time";
import { TooOften } from "~/base/lib/too-often";
import { t } from "~/base/words/say";

/*
 * A program without cookies makes a cart with each request that puts something in. Carts newly made from a network are limited, and
 * those of guests whose cookie never came back, or that are empty, are kept for two days only (`people/privacy/retention/`).
 */

/** Most carts made for guests of one network in an hour: many customers of a mobile carrier share an address. */
const mostNewCarts = 600;

/**
 * Counts a guest's new cart in the transaction that stores it; throws `TooOften` beyond the limit. `address`: the caller's IP address;
 * undefined: not limited, as this machine is not. `now`: UTC ms.
 */
export function countNewCart(tx: Writer, address: string | undefined, now: number): void {
  if (address === undefined || isOwnMachine(address)) return;
  const key = `cart:address:${sealed(networkOf(address))}`;
  const full = countAttemptsIn(tx, [{ key, most: mostNewCarts, within: hour }], now);
  if (!full) return;
  const sentence = t(
    "Very many carts were begun from your network. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.",
    { n: Math.ceil(full.seconds / 60) },
  );
  throw new TooOften(sentence, full.seconds);
}

/** Notes that the cookie of a guest's cart came back. */
export const noteSeenIn = (tx: Writer, id: string): void =>
  void tx.update(carts).set({ isSeen: true }).where(eq(carts.id, id)).run();

/** The same for a page that only reads: it neither waits for it nor fails with it, the next request may note it as well. */
export function noteSeen(id: string): void {
  writeLightly((tx) => noteSeenIn(tx, id)).catch((error: unknown) => {
    log.warn({ err: error }, "It could not be noted that a cart is used");
  });
}
